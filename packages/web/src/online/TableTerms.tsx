// What a table is played with, as a short list.

import type { PageId, Words } from '@sietch/i18n/page'
import { isObject, type JsonObject } from '@sietch/kernel'
import { LANGUAGES, LEVELS, type OnlineTable } from '@sietch/protocol'
import type { ReactNode } from 'react'
import { LANGUAGE_NAMES } from '../app/LanguageSwitch.tsx'
import { useWords } from '../app/words.ts'
import { RULES } from '../start/draft.ts'
import { moduleName } from '../start/said.ts'
import { ruleName, variantName } from '../start/said-rivals.ts'
import { clockWords } from './times.ts'
import './table-terms.css'

export function TableTerms({
  table: { setup, options, listed, rated, unrated, language, level, locked },
}: {
  readonly table: OnlineTable
}): ReactNode {
  const w = useWords()
  // A newer server may know others.
  const spoken = LANGUAGES.find((one) => one === language)
  const meant = LEVELS.find((one) => one === level)
  const { modules, leaders, factions, rivals } = isObject(setup) ? setup : {}
  const against = rivals !== undefined && isObject(rivals) ? rivalTerms(w, rivals) : []
  const named = Array.isArray(modules) ? modules.map((module) => moduleName(w, String(module))) : []
  return (
    <dl className="table-terms">
      {named.length > 0 && (
        <div>
          <dt>{w('page.setup.modules')}</dt>
          <dd>{named.join(', ')}</dd>
        </div>
      )}
      {against.length > 0 && (
        <div>
          <dt>{w('page.rivals')}</dt>
          <dd>{against.join(', ')}</dd>
        </div>
      )}
      <div>
        <dt>{w(factions === undefined ? 'page.setup.leaders' : 'page.setup.factions')}</dt>
        <dd>{w(leadersId(factions ?? leaders))}</dd>
      </div>
      <div>
        <dt>{w('page.terms.clock')}</dt>
        <dd>{clockWords(options.clock, w)}</dd>
      </div>
      {options.clock.kind !== 'none' && (
        <div>
          <dt>{w('page.terms.timeout')}</dt>
          <dd>{w(`page.terms.timeout.${options.timeout}`)}</dd>
        </div>
      )}
      <div>
        <dt>{w('page.terms.listing')}</dt>
        <dd>{w(`page.terms.listing.${listed ? 'public' : 'link'}`)}</dd>
      </div>
      {locked === true && (
        <div>
          <dt>{w('page.terms.password')}</dt>
          <dd>{w('page.terms.password.about')}</dd>
        </div>
      )}
      {spoken !== undefined && (
        <div>
          <dt>{w('page.terms.language')}</dt>
          <dd>{LANGUAGE_NAMES[spoken]}</dd>
        </div>
      )}
      {meant !== undefined && (
        <div>
          <dt>{w('page.terms.level')}</dt>
          <dd>{w(`page.terms.level.${meant}`)}</dd>
        </div>
      )}
      {locked === undefined && (
        <div>
          <dt>{w('page.terms.spectators')}</dt>
          <dd>{w(options.spectators ? 'page.yes' : 'page.no')}</dd>
        </div>
      )}
      <div>
        <dt>{w('page.terms.talk')}</dt>
        <dd>
          {options.talk.length === 0
            ? w('page.terms.talk.none')
            : options.talk.map((one) => w(`page.terms.talk.${one}`)).join(', ')}
        </dd>
      </div>
      {!rated && (
        <div>
          <dt>{w('page.player.rating')}</dt>
          <dd>{w(unrated === undefined ? 'page.lobby.unrated' : `page.terms.unrated.${unrated}`)}</dd>
        </div>
      )}
    </dl>
  )
}

/** Rules and variants that Rivals play with. */
const rivalTerms = (w: Words, { rules, streamlined }: JsonObject): readonly string[] => [
  ...RULES.filter((rule) => Array.isArray(rules) && rules.includes(rule)).map((rule) => ruleName(w, rule)),
  ...(streamlined === true ? [variantName(w, 'streamlined')] : []),
]

function leadersId(leaders: unknown): PageId {
  if (leaders === 'choose' || leaders === 'random' || leaders === 'recommended')
    return `page.setup.leaders.${leaders}`
  if (isObject(leaders as never)) {
    const { deal } = leaders as { readonly deal?: number }
    return deal === 3 ? 'page.setup.leaders.deal-3' : 'page.setup.leaders.deal-2'
  }
  return 'page.setup.leaders.fixed'
}
