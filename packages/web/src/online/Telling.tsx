// Notification settings: what to be notified about while away, and how: by push, mail or webhook.

import {
  type Digest,
  LIMITS,
  type NewsOf,
  type Reply,
  TOLD_OF,
  type User,
  WAYS,
  type Way,
  type Wishes,
} from '@sietch/protocol'
import { type ReactNode, useEffect, useState } from 'react'
import { Choice } from '../app/Choice.tsx'
import { Field } from '../app/Field.tsx'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import { AccountForm } from './AccountForm.tsx'
import { api } from './api.ts'
import { NotifyButton } from './NotifyButton.tsx'
import { useAttempt } from './useAttempt.ts'
import { Webhook } from './Webhook.tsx'
import './telling.css'

const DIGESTS: readonly Digest[] = ['none', 'hour', 'day']

type Told = Reply<'telling'>

export function Telling({ user }: { readonly user: User }): ReactNode {
  const w = useWords()
  const { language } = useSettings()
  const [told, setTold] = useState<Told | null>(null)
  const { problem, attempt } = useAttempt()
  useEffect(() => {
    let hasLeft = false
    // The page's language becomes the language of notifications.
    api.setTelling({ language }).catch(() => {})
    api.telling().then(
      (found) => {
        if (!hasLeft) setTold(found)
      },
      () => {},
    )
    return () => {
      hasLeft = true
    }
  }, [language])
  const change = (changed: Partial<Pick<Told, 'wishes' | 'digest'>>) => {
    if (told === null) return
    setTold({ ...told, ...changed })
    attempt(async () => {
      await api.setTelling(changed).catch((error: unknown) => {
        setTold(told)
        throw error
      })
    })
  }
  return (
    <section className="panel telling" id="telling">
      <h2>{w('page.telling')}</h2>
      <p>{w('page.telling.about')}</p>
      <div className="telling-push">
        <span>{w('page.telling.push')}</span>
        <NotifyButton />
      </div>
      {told?.mails === true && (
        <Mail user={user} told={told} onChange={(mail) => setTold({ ...told, mail })} />
      )}
      <Webhook />
      {told !== null && (
        <>
          <Matrix
            wishes={told.wishes}
            ways={WAYS.filter((way) => way !== 'mail' || told.mails)}
            onChange={(wishes) => change({ wishes })}
          />
          <Choice
            label={w('page.telling.digest')}
            options={DIGESTS.map((id) => ({ id, name: w(`page.telling.digest.${id}`) }))}
            value={told.digest}
            onChange={(digest) => change({ digest })}
          />
          <p role="alert">{problem}</p>
        </>
      )}
    </section>
  )
}

type MatrixProps = {
  readonly wishes: Wishes
  readonly ways: readonly Way[]
  onChange(wishes: Wishes): void
}

function Matrix({ wishes, ways, onChange }: MatrixProps): ReactNode {
  const w = useWords()
  const turn = (of: NewsOf, way: Way) => {
    const had = wishes[of]
    onChange({ ...wishes, [of]: had.includes(way) ? had.filter((one) => one !== way) : [...had, way] })
  }
  return (
    <table className="telling-matrix">
      <thead>
        <tr>
          <th scope="col">{w('page.telling.what')}</th>
          {ways.map((way) => (
            <th key={way} scope="col">
              {w(`page.telling.way.${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {TOLD_OF.map((of) => (
          <tr key={of}>
            <th scope="row">{w(`page.telling.of.${of}`)}</th>
            {ways.map((way) => (
              <td key={way}>
                <label>
                  <input
                    type="checkbox"
                    aria-label={`${w(`page.telling.of.${of}`)}: ${w(`page.telling.way.${way}`)}`}
                    checked={wishes[of].includes(way)}
                    onChange={() => turn(of, way)}
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type MailProps = {
  readonly user: User
  readonly told: Told
  onChange(mail: Told['mail']): void
}

function Mail({ user, told: { mail }, onChange }: MailProps): ReactNode {
  const w = useWords()
  const { language } = useSettings()
  const [address, setAddress] = useState(mail?.address ?? '')
  const { isBusy, problem, attempt } = useAttempt()
  if (user.username === null) return <p>{w('page.mail.guest')}</p>
  const keep = async () => onChange((await api.setMail({ address: address.trim(), language })).mail)
  const drop = async () => {
    await api.dropMail()
    setAddress('')
    onChange(null)
  }
  const isOther = address.trim() !== '' && (address.trim() !== mail?.address || !mail.confirmed)
  return (
    <AccountForm onSubmit={() => attempt(keep)}>
      <Field
        label={w('page.mail')}
        about={w('page.mail.about')}
        type="email"
        autoComplete="email"
        value={address}
        maxLength={LIMITS.mail}
        onChange={setAddress}
      />
      <p role="alert">{problem}</p>
      {mail !== null && (
        <p role="status">
          {w(mail.confirmed ? 'page.mail.confirmed' : 'page.mail.waits', { address: mail.address })}
        </p>
      )}
      <div className="account-doors">
        {isOther && (
          <Button type="submit" disabled={isBusy}>
            {w('page.mail.keep')}
          </Button>
        )}
        {mail !== null && (
          <Button look="quiet" disabled={isBusy} onClick={() => attempt(drop)}>
            {w('page.mail.drop')}
          </Button>
        )}
      </div>
    </AccountForm>
  )
}
