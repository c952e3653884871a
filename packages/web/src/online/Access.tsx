// Ways to sign in to one's own account: passkeys, a password, a recovery code.

import { LIMITS, type Reply } from '@sietch/protocol'
import { type ReactNode, useEffect, useState } from 'react'
import { Field } from '../app/Field.tsx'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import { api } from './api.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { canUsePasskeys } from './passkeys.ts'
import { addPasskey } from './server.ts'
import { useProven } from './useProven.tsx'
import './access.css'

type Ways = Reply<'access'>

export function Access(): ReactNode {
  const w = useWords()
  const [ways, setWays] = useState<Ways | null>(null)
  const [changes, setChanges] = useState(0)
  const changed = () => setChanges((count) => count + 1)
  useEffect(() => {
    let hasLeft = false
    void changes
    api.access().then(
      (found) => !hasLeft && setWays(found),
      () => {},
    )
    return () => {
      hasLeft = true
    }
  }, [changes])
  if (ways === null) return null
  return (
    <section className="panel access">
      <h2>{w('page.access')}</h2>
      <Passkeys passkeys={ways.passkeys} onChange={changed} />
      <Code made={ways.code} onChange={changed} />
      <PasswordForm isNew={!ways.password} onChange={changed} />
    </section>
  )
}

function useDate(): (time: number) => string {
  const { language } = useSettings()
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  return (time) => date.format(time)
}

type PasskeysProps = { readonly passkeys: Ways['passkeys']; onChange(): void }

function Passkeys({ passkeys, onChange }: PasskeysProps): ReactNode {
  const w = useWords()
  const said = useDate()
  const { isBusy, problem, attempt, dialog } = useProven()
  const [name, setName] = useState('')
  const usual = w('page.passkeys.usual', { n: passkeys.length + 1 })
  const add = async () => {
    await addPasskey(name.trim() || usual)
    setName('')
    onChange()
  }
  const drop = async (id: string) => {
    await api.dropPasskey(id)
    onChange()
  }
  return (
    <div className="account-form">
      <h3>{w('page.passkeys')}</h3>
      <p>{w('page.passkeys.about')}</p>
      {passkeys.length > 0 && (
        <ul className="access-keys">
          {passkeys.map((key) => (
            <li key={key.id}>
              <span>
                <b>{key.name}</b>
                <small>
                  {key.used === null
                    ? w('page.passkeys.made', { date: said(key.created) })
                    : w('page.passkeys.used', { date: said(key.used) })}
                </small>
              </span>
              <Button
                look="quiet"
                disabled={isBusy}
                aria-label={w('page.passkeys.drop.which', { name: key.name })}
                onClick={() => attempt(() => drop(key.id))}
              >
                {w('page.passkeys.drop')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {canUsePasskeys() && passkeys.length < LIMITS.passkeys && (
        <form
          className="access-add"
          onSubmit={(event) => {
            event.preventDefault()
            attempt(add)
          }}
        >
          <Field
            label={w('page.passkeys.name')}
            placeholder={usual}
            value={name}
            maxLength={LIMITS.name}
            onChange={setName}
          />
          <Button type="submit" disabled={isBusy}>
            {w('page.passkeys.add')}
          </Button>
        </form>
      )}
      <p role="alert">{problem}</p>
      {dialog}
    </div>
  )
}

type CodeProps = { readonly made: number | null; onChange(): void }

/** It is shown once; a new one replaces the previous one. */
function Code({ made, onChange }: CodeProps): ReactNode {
  const w = useWords()
  const said = useDate()
  const { isBusy, problem, attempt, dialog } = useProven()
  const [code, setCode] = useState<string | null>(null)
  const make = async () => {
    setCode((await api.makeCode()).code)
    onChange()
  }
  return (
    <div className="account-form">
      <h3>{w('page.code')}</h3>
      <p>{w('page.code.about')}</p>
      {code !== null && (
        <p role="status">
          <output className="access-code">{code}</output>
          {w('page.code.keep')}
        </p>
      )}
      {code === null && made !== null && <p>{w('page.code.since', { date: said(made) })}</p>}
      <p role="alert">{problem}</p>
      {code === null && (
        <div>
          <Button disabled={isBusy} onClick={() => attempt(make)}>
            {w('page.code.make')}
          </Button>
        </div>
      )}
      {dialog}
    </div>
  )
}
