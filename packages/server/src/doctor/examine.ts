// Checks everything a server depends on, and says in plain words what is wrong and what to do. It changes nothing:
// neither the database nor its tables are created.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Config, ConfigError, readConfig } from '../config.ts'
import { VERSION } from '../status.ts'
import { reasonOf } from '../store/open.ts'
import { mailingOf } from '../told/mailing.ts'
import { database } from './database.ts'
import { disk } from './disk.ts'
import type { Finding } from './finding.ts'

export type { Finding } from './finding.ts'

const OLDEST_NODE = [20, 19] as const

const builtWeb = fileURLToPath(new URL('../../../web/dist', import.meta.url))

type Env = Readonly<Record<string, string | undefined>>

export async function examine(env: Env, node: string = process.versions.node): Promise<readonly Finding[]> {
  const found: Finding[] = [
    { about: 'Sietch', result: 'fine', said: `version ${VERSION}` },
    nodeVersion(node),
  ]
  let config: Config
  try {
    config = readConfig(env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const said = `${error.message.replace(/\n\s*/g, ' ')}. Mend these settings of the environment; docs/operating.md lists them.`
    return [...found, { about: 'settings', result: 'wrong', said }]
  }
  found.push(settings(config), web(env.SIETCH_WEB ?? builtWeb))
  if (config.databaseUrl === undefined) found.push(...disk(config.data))
  found.push(...(await database(config)), await mail(config))
  return found
}

function nodeVersion(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isOld = major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])
  return isOld
    ? {
        about: 'Node',
        result: 'wrong',
        said: `${version} is too old. Install Node ${OLDEST_NODE.join('.')} or newer.`,
      }
    : { about: 'Node', result: 'fine', said: version }
}

function settings({ publicUrl, proxies, secret }: Config): Finding {
  const about = 'settings'
  if (publicUrl === undefined) {
    const said = 'PUBLIC_URL is not set. Messages have no links; set it to where people reach the server.'
    return { about, result: 'watch', said }
  }
  if (publicUrl.startsWith('http:') && !/^http:\/\/(localhost|127\.)/.test(publicUrl)) {
    const said =
      'PUBLIC_URL is not https. Browsers notify only over https: put a proxy with a certificate before it.'
    return { about, result: 'watch', said }
  }
  if (publicUrl.startsWith('https:') && proxies === 0) {
    const said =
      'PUBLIC_URL is https, so a proxy stands before the server, but TRUST_PROXY is 0: everybody counts as one address. Set TRUST_PROXY=1.'
    return { about, result: 'watch', said }
  }
  return {
    about,
    result: 'fine',
    said: `all understood; cookies signed by ${secret === undefined ? 'a secret in the database' : 'SIETCH_SECRET'}`,
  }
}

const web = (folder: string): Finding =>
  existsSync(join(folder, 'index.html'))
    ? { about: 'web', result: 'fine', said: 'built' }
    : {
        about: 'web',
        result: 'wrong',
        said: `There is nothing in ${folder}. Build it: npm run build --workspace packages/web`,
      }

async function mail(config: Config): Promise<Finding> {
  const about = 'mail'
  const mailing = mailingOf(config)
  if (mailing === undefined)
    return { about, result: 'fine', said: 'none is sent; SMTP_URL and MAIL_FROM would turn it on' }
  try {
    await mailing.verify()
    return { about, result: 'fine', said: `${new URL(config.mail?.url ?? '').host} lets us in` }
  } catch (error) {
    return {
      about,
      result: 'wrong',
      said: `The mail server does not let us in: ${reasonOf(error)}. Check SMTP_URL.`,
    }
  } finally {
    mailing.close()
  }
}
