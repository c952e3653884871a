// What a webhook is sent: chat services need their own format, everything else gets all the data.

export type HookNews = {
  readonly kind: string
  readonly text: string
  readonly url?: string
  readonly [more: string]: unknown
}

/** The link goes into the text if that is all there is. */
const spelled = ({ text, url }: HookNews): string => (url === undefined ? text : `${text}\n${url}`)

/** It contains people's names: no one is to be mentioned by them. */
const SERVICES: readonly { readonly at: RegExp; readonly body: (news: HookNews) => object }[] = [
  {
    at: /^https:\/\/(\w+\.)?discord(app)?\.com\/api\/(v\d+\/)?webhooks\//,
    body: (news) => ({ content: spelled(news), allowed_mentions: { parse: [] } }),
  },
  {
    at: /^https:\/\/hooks\.slack(-gov)?\.com\//,
    body: (news) => ({ text: spelled(news).replace(/[&<>]/g, (sign) => ESCAPED[sign] ?? sign) }),
  },
  // The chat is named in the address: …/sendMessage?chat_id=…
  {
    at: /^https:\/\/api\.telegram\.org\/bot[^/]+\/sendMessage\b/,
    body: (news) => ({ text: spelled(news), link_preview_options: { is_disabled: true } }),
  },
]

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

export const hookBody = (address: string, news: HookNews): string =>
  JSON.stringify(SERVICES.find(({ at }) => at.test(address))?.body(news) ?? news)
