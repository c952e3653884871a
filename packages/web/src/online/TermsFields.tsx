// Clocks, bots and guests of a table on a server.

import { LIMITS } from '@sietch/protocol'
import type { ReactNode } from 'react'
import { Choice } from '../app/Choice.tsx'
import { Field } from '../app/Field.tsx'
import { LANGUAGE_NAMES } from '../app/LanguageSwitch.tsx'
import { useWords } from '../app/words.ts'
import type { Talks } from '../start/offered.ts'
import { LEVELS } from '../table/levels.ts'
import { CHOICES, type Terms, talksIn } from './terms.ts'
import { shownTime } from './times.ts'

type Props = {
  readonly terms: Terms
  /** How people can talk among themselves, and how the rules want it. */
  readonly talks: Talks
  /** The table has a password already. */
  readonly isLocked?: boolean
  onChange(terms: Terms): void
}

export function TermsFields({ terms, talks, isLocked = false, onChange }: Props): ReactNode {
  const w = useWords()
  const talk = talksIn(terms, talks)
  const change = (next: Partial<Terms>) => onChange({ ...terms, ...next })
  const time = <T extends string>(id: T) => ({ id, name: shownTime(Number(id) * 1000, w) })
  const seconds = <T extends string>(id: T) => ({ id, name: w('page.terms.seconds', { n: Number(id) }) })
  return (
    <div className="terms">
      <Field
        label={w('page.terms.name')}
        placeholder={w('page.terms.name.none')}
        value={terms.name}
        maxLength={LIMITS.tableName}
        onChange={(name) => change({ name })}
      />
      <Field
        label={w('page.terms.password')}
        placeholder={w(isLocked ? 'page.terms.password.kept' : 'page.terms.password.none')}
        {...(terms.password !== '' && { about: w('page.terms.password.about') })}
        value={terms.password}
        maxLength={LIMITS.tablePassword.most}
        autoComplete="new-password"
        onChange={(password) => change({ password })}
      />
      <Choice
        label={w('page.terms.language')}
        options={CHOICES.language.map((id) => ({
          id,
          name: id === 'any' ? w('page.terms.language.any') : LANGUAGE_NAMES[id],
        }))}
        value={terms.language}
        onChange={(language) => change({ language })}
      />
      <Choice
        label={w('page.terms.level')}
        options={CHOICES.level.map((id) => ({ id, name: w(`page.terms.level.${id}`) }))}
        value={terms.level}
        onChange={(level) => change({ level })}
      />
      <Choice
        label={w('page.terms.listing')}
        options={CHOICES.listing.map((id) => ({ id, name: w(`page.terms.listing.${id}`) }))}
        value={terms.listing}
        onChange={(listing) => change({ listing })}
      />
      <Choice
        label={w('page.terms.clock')}
        options={CHOICES.clock.map((id) => ({ id, name: w(`page.terms.clock.${id}`) }))}
        value={terms.clock}
        onChange={(clock) => change({ clock })}
      />
      {terms.clock === 'turn' && (
        <Choice
          label={w('page.terms.time')}
          options={CHOICES.turn.map(time)}
          value={terms.turn}
          onChange={(turn) => change({ turn })}
        />
      )}
      {terms.clock === 'bank' && (
        <>
          <Choice
            label={w('page.terms.time')}
            options={CHOICES.bank.map(time)}
            value={terms.bank}
            onChange={(bank) => change({ bank })}
          />
          <Choice
            label={w('page.terms.increment')}
            options={CHOICES.increment.map(seconds)}
            value={terms.increment}
            onChange={(increment) => change({ increment })}
          />
        </>
      )}
      {terms.clock === 'days' && (
        <Choice
          label={w('page.terms.time')}
          options={CHOICES.days.map((id) => ({ id, name: w('page.terms.days', { n: Number(id) }) }))}
          value={terms.days}
          onChange={(days) => change({ days })}
        />
      )}
      {terms.clock !== 'none' && (
        <Choice
          label={w('page.terms.timeout')}
          options={CHOICES.timeout.map((id) => ({ id, name: w(`page.terms.timeout.${id}`) }))}
          value={terms.timeout}
          onChange={(timeout) => change({ timeout })}
        />
      )}
      <Choice
        label={w('page.terms.substitute')}
        options={LEVELS.map((id) => ({ id, name: w('page.setup.bot', { level: id }) }))}
        value={terms.substitute}
        onChange={(substitute) => change({ substitute })}
      />
      <Choice
        label={w('page.terms.pace')}
        options={CHOICES.pace.map((id) => ({
          id,
          name: w('page.terms.pace.seconds', { n: Number(id) / 1000 }),
        }))}
        value={terms.pace}
        onChange={(pace) => change({ pace })}
      />
      <Choice
        label={w('page.terms.hurry')}
        options={CHOICES.hurry.map((id) => ({
          id,
          name: id === 'none' ? w('page.terms.hurry.none') : w('page.terms.pace.seconds', { n: Number(id) }),
        }))}
        value={terms.hurry}
        onChange={(hurry) => change({ hurry })}
      />
      <label className="settings-check">
        <input
          type="checkbox"
          checked={terms.spectators}
          onChange={({ target }) => change({ spectators: target.checked })}
        />
        {w('page.terms.spectators')}
      </label>
      {talks.possible.length > 0 && (
        <fieldset className="terms-talk">
          <legend>{w('page.terms.talk')}</legend>
          {talks.possible.map((one) => (
            <label key={one} className="settings-check">
              <input
                type="checkbox"
                checked={talk.includes(one)}
                onChange={({ target }) =>
                  change({
                    talk: talks.possible.filter((each) =>
                      each === one ? target.checked : talk.includes(each),
                    ),
                  })
                }
              />
              {w(`page.terms.talk.${one}`)}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}
