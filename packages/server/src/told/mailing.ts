// Mail, sent through the operator's SMTP server.

import { toldWords } from '@sietch/i18n/told'
import type { Language } from '@sietch/protocol'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import type { Letter } from './letters.ts'
import { type Deed, enteringToken, type Mail, tokenFor } from './mails.ts'

/** Milliseconds for each step of sending. */
const PATIENCE = 10_000

export type Mailing = {
  tell(mail: Mail, letter: Letter, language: Language, id: string): Promise<void>
  askToConfirm(mail: Mail, language: Language, id: string): Promise<void>
  /** Throws if the server cannot be reached or refuses us. */
  verify(): Promise<void>
  close(): void
}

type Line = { readonly text: string; readonly url?: string }

export function mailingOf({ mail: settings, publicUrl }: Config): Mailing | undefined {
  if (settings === undefined || publicUrl === undefined) return undefined
  const { from, url } = settings
  const patience = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE }
  // A few connections are kept open, so that sending does not wait for a new one each time.
  const transport = createTransport({ url, pool: true, maxConnections: 3, ...patience })

  const doorTo = (deed: Deed, mail: Mail) => `${publicUrl}/mail/${deed}?to=${tokenFor(mail, deed)}`

  async function send(
    to: string,
    id: string,
    subject: string,
    lines: readonly Line[],
    headers: Record<string, string> = {},
  ): Promise<void> {
    await transport.sendMail({
      from,
      to,
      subject,
      // Lets a resent mail be recognized as the same.
      messageId: `<${id}@${new URL(publicUrl ?? '').hostname}>`,
      text: lines
        .map((line) => (line.url === undefined ? line.text : `${line.text}\n${line.url}`))
        .join('\n\n'),
      html: lines.map(paragraph).join('\n'),
      textEncoding: 'base64',
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      // User text must not be able to reference local files.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }

  return {
    async tell(mail, { title, places, more }, language, id) {
      const w = toldWords(language)
      const entering = enteringToken(mail)
      const stop = doorTo('stop', mail)
      const [first] = places
      const subject = places.length === 1 && first !== undefined ? `${title}: ${first.line}` : title
      const lines = [
        { text: title },
        ...places.map(({ line, table }) => ({ text: line, url: `${publicUrl}/#/told/${table}/${entering}` })),
        ...(more > 0 ? [{ text: w('digest.more', { n: more }) }] : []),
        { text: w('mail.personal') },
        { text: w('mail.why') },
        { text: w('mail.stop'), url: stop },
      ]
      await send(mail.address, id, subject, lines, {
        'List-Unsubscribe': `<${stop}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      })
    },
    async askToConfirm(mail, language, id) {
      const w = toldWords(language)
      const door = { text: w('mail.confirm.do', { address: mail.address }), url: doorTo('confirm', mail) }
      await send(mail.address, id, w('mail.confirm'), [{ text: w('mail.confirm.about') }, door])
    },
    verify: async () => void (await transport.verify()),
    close: () => transport.close(),
  }
}

const paragraph = ({ text, url }: Line): string =>
  url === undefined ? `<p>${escaped(text)}</p>` : `<p><a href="${escaped(url)}">${escaped(text)}</a></p>`

/** For HTML. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
