// The settings, behind a button that fits on any page.

import { type ReactNode, useState } from 'react'
import { SPEEDS } from '../table/pace.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Choice } from './Choice.tsx'
import { Field } from './Field.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { CONFIRMS, changeSettings, MOTIONS, useSettings } from './settings.ts'
import { useWords } from './words.ts'
import './settings.css'

export function SettingsButton(): ReactNode {
  const w = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {w('page.settings')}
      </Button>
      {isOpen && <SettingsDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function SettingsDialog({ onClose }: { onClose(): void }): ReactNode {
  const w = useWords()
  const { speed, sound, motion, confirm, name } = useSettings()
  return (
    <Dialog title={w('page.settings')} onClose={onClose}>
      <div className="settings">
        <LanguageSwitch isLabelSeen />
        <Field label={w('page.settings.name')} value={name} onChange={(it) => changeSettings({ name: it })} />
        <Choice
          label={w('page.settings.speed')}
          options={SPEEDS.map((id) => ({ id, name: w(`page.settings.speed.${id}`) }))}
          value={speed}
          onChange={(it) => changeSettings({ speed: it })}
        />
        <Choice
          label={w('page.settings.confirm')}
          options={CONFIRMS.map((id) => ({ id, name: w(`page.settings.confirm.${id}`) }))}
          value={confirm}
          onChange={(it) => changeSettings({ confirm: it })}
        />
        <Choice
          label={w('page.settings.motion')}
          options={MOTIONS.map((id) => ({ id, name: w(`page.settings.motion.${id}`) }))}
          value={motion}
          onChange={(it) => changeSettings({ motion: it })}
        />
        <label className="settings-check">
          <input
            type="checkbox"
            checked={sound}
            onChange={({ target }) => changeSettings({ sound: target.checked })}
          />
          {w('page.settings.sound')}
        </label>
      </div>
    </Dialog>
  )
}
