// The settings, behind a button that fits on any page.

import { type ReactNode, useState } from 'react'
import { SPEEDS } from '../table/pace.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Choice } from './Choice.tsx'
import { Field } from './Field.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { CONFIRMS, changeSettings, MOTIONS, SIZES, STAGES, useSettings } from './settings.ts'
import { useWords } from './words.ts'
import './settings.css'

export function SettingsButton(): ReactNode {
  const w = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        look="quiet"
        className="settings-button"
        aria-label={w('page.settings')}
        onClick={() => setOpen(true)}
      >
        <Gear />
        <span>{w('page.settings')}</span>
      </Button>
      {isOpen && <SettingsDialog onClose={() => setOpen(false)} />}
    </>
  )
}

const TEETH = [0, 45, 90, 135]

/** A ring with teeth all around. */
const Gear = (): ReactNode => (
  <svg viewBox="-10 -10 20 20" aria-hidden="true">
    {TEETH.map((angle) => (
      <rect key={angle} x="-1.8" y="-9" width="3.6" height="18" rx="1" transform={`rotate(${angle})`} />
    ))}
    <circle r="6.4" />
    <circle r="2.8" className="settings-button-hole" />
  </svg>
)

function SettingsDialog({ onClose }: { onClose(): void }): ReactNode {
  const w = useWords()
  const { speed, stage, confirm, motion, size, name } = useSettings()
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
          label={w('page.settings.stage')}
          options={STAGES.map((id) => ({ id, name: w(`page.settings.stage.${id}`) }))}
          value={stage}
          onChange={(it) => changeSettings({ stage: it })}
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
        <Choice
          label={w('page.settings.size')}
          options={SIZES.map((id) => ({ id, name: w(`page.settings.size.${id}`) }))}
          value={size}
          onChange={(it) => changeSettings({ size: it })}
        />
        {CHECKS.map((of) => (
          <Check key={of} of={of} />
        ))}
      </div>
    </Dialog>
  )
}

const CHECKS = ['recap', 'warn', 'sound', 'alert'] as const

function Check({ of }: { readonly of: (typeof CHECKS)[number] }): ReactNode {
  const w = useWords()
  const { [of]: isOn } = useSettings()
  return (
    <label className="settings-check">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => changeSettings({ [of]: target.checked })}
      />
      {w(`page.settings.${of}`)}
    </label>
  )
}
