// sietch: the list of commands, each loaded only when it is called.

import { GAMES, type Registry } from '@sietch/games'
import { type Command, messageOf, UsageError } from './command.ts'

const commands: { readonly [name: string]: { readonly about: string; load(): Promise<Command> } } = {
  simulate: {
    about: 'play whole games by bots and count',
    load: async () => (await import('./simulate.ts')).simulateCommand,
  },
  replay: {
    about: 'play a match log again',
    load: async () => (await import('./replay.ts')).replayCommand,
  },
  analyse: {
    about: 'look back at a match: chances, turning points, accuracy',
    load: async () => (await import('./analyse.ts')).analyseCommand,
  },
  scenario: {
    about: 'run scenario files',
    load: async () => (await import('./scenario.ts')).scenarioCommand,
  },
  content: {
    about: 'list what is in the box of a game',
    load: async () => (await import('./content.ts')).contentCommand,
  },
  ledger: {
    about: 'list which rules have a test',
    load: async () => (await import('./ledger.ts')).ledgerCommand,
  },
  bench: {
    about: 'measure how fast the rules are',
    load: async () => (await import('./bench.ts')).benchCommand,
  },
  soak: {
    about: 'play thousands of random games with every check on',
    load: async () => (await import('./soak.ts')).soakCommand,
  },
  arena: {
    about: 'let bots play against bots',
    load: async () => (await import('./arena.ts')).arenaCommand,
  },
  tune: {
    about: 'find better weights for the bots by self-play',
    load: async () => (await import('./tune.ts')).tuneCommand,
  },
  learn: {
    about: 'teach the strong bots who will win',
    load: async () => (await import('./learn.ts')).learnCommand,
  },
  puzzles: {
    about: 'find positions with one clearly best choice',
    load: async () => (await import('./puzzles.ts')).puzzlesCommand,
  },
  serve: {
    about: 'start the server',
    load: async () => (await import('./serve.ts')).serveCommand,
  },
  doctor: {
    about: 'look whether a server has all that it needs',
    load: async () => (await import('./doctor.ts')).doctorCommand,
  },
  backup: {
    about: 'save everything the server knows in a file',
    load: async () => (await import('./archive.ts')).backupCommand,
  },
  restore: {
    about: 'read such a file into an empty database',
    load: async () => (await import('./archive.ts')).restoreCommand,
  },
  reports: {
    about: 'list what people have reported',
    load: async () => (await import('./reports.ts')).reportsCommand,
  },
  load: {
    about: 'measure how fast the server is',
    load: async () => (await import('./trial/load.ts')).loadCommand,
  },
  crash: {
    about: 'kill the server again and again and look what is lost',
    load: async () => (await import('./trial/crash.ts')).crashCommand,
  },
  abuse: {
    about: 'send the server everything that it should refuse',
    load: async () => (await import('./trial/abuse.ts')).abuseCommand,
  },
  fault: {
    about: 'take away what the server stands on and look whether it goes on',
    load: async () => (await import('./trial/fault.ts')).faultCommand,
  },
  rehearse: {
    about: 'upgrade a server in the middle of its matches and play them on',
    load: async () => (await import('./trial/rehearse.ts')).rehearseCommand,
  },
  race: {
    about: 'let two nodes of the server race for the same choices',
    load: async () => (await import('./trial/race.ts')).raceCommand,
  },
}

const help = `Usage: sietch COMMAND …

${Object.entries(commands)
  .map(([name, { about }]) => `  ${name.padEnd(10)} ${about}`)
  .join('\n')}

sietch COMMAND --help says more about a command.`

const asksForHelp = (word: string): boolean => word === '--help' || word === '-h'

/** Runs `sietch` with these arguments and games, and returns its exit code. */
export async function main(args: string[], games: Registry = GAMES): Promise<number> {
  const [name = '', ...rest] = args
  if (asksForHelp(name)) return say(help)
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (entry === undefined) {
    return refuse(name === '' ? 'sietch: a command is missing' : `sietch: unknown command "${name}"`, help)
  }
  const command = await entry.load()
  if (rest.some(asksForHelp)) return say(command.usage)
  try {
    return await command.run(rest, games)
  } catch (error) {
    if (error instanceof UsageError) return refuse(`sietch ${name}: ${messageOf(error)}`, command.usage)
    throw error
  }
}

function say(text: string): number {
  console.log(text)
  return 0
}

function refuse(message: string, usage: string): number {
  console.error(`${message}\n\n${usage}`)
  return 2
}
