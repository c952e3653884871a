// SQLite in a folder, over two connections: one for choices, which share transactions, and one for everything else.

import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely'
import Database from 'libsql'
import type { Schema } from './schema.ts'
import { cannotStore, isSqliteTrouble, type Report } from './trouble.ts'

export const DATABASE_FILE = 'sietch.db'

export type Sqlite = { readonly db: Kysely<Schema>; readonly appending: Database.Database }

export function openSqlite(folder: string, report: Report): Sqlite {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, DATABASE_FILE)
  keepPrivate(file)
  const connect = (busyTimeout: number) => {
    const database = new Database(file)
    database.exec('pragma journal_mode = wal')
    database.exec('pragma synchronous = full')
    database.exec('pragma foreign_keys = on')
    // A match writes the same pages with every choice: the less often we checkpoint, the fewer pages are copied.
    database.exec('pragma wal_autocheckpoint = 10000')
    database.exec(`pragma busy_timeout = ${busyTimeout}`)
    return database
  }
  const general = connect(5000)
  const appending = connect(0)
  return { db: new Kysely<Schema>({ dialect: new Dialect(general, report) }), appending }
}

/** It contains sessions and password hashes. SQLite gives its sidecar files the same permissions. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, 0o600)
}

class Dialect extends SqliteDialect {
  readonly #driver: () => SqliteDriver

  constructor(database: Database.Database, report: Report) {
    const config = { database: watched(database, report) }
    super(config)
    this.#driver = () => new Driver(config, database)
  }

  override createDriver(): SqliteDriver {
    return this.#driver()
  }
}

class Driver extends SqliteDriver {
  readonly #database: Database.Database

  constructor(config: SqliteDialectConfig, database: Database.Database) {
    super(config)
    this.#database = database
  }

  /** Nothing read may change before it is written, not even by the other connection. */
  override async beginTransaction(
    connection: DatabaseConnection,
    settings?: TransactionSettings,
  ): Promise<void> {
    const mode = settings?.accessMode === 'read only' ? 'deferred' : 'immediate'
    await connection.executeQuery(CompiledQuery.raw(`begin ${mode}`))
  }

  /** A full disk ends the transaction on its own. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection)
  }
}

/** libsql types the better-sqlite3 interface, which Kysely expects, more loosely. */
function watched(database: Database.Database, report: Report): SqliteDatabase {
  const attempt = <T>(work: () => T): T => {
    try {
      return work()
    } catch (error) {
      if (!isSqliteTrouble(error)) throw error
      report(error)
      throw cannotStore(error)
    }
  }
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = attempt(() => database.prepare(sql))
      return {
        reader: statement.reader,
        all: (parameters) => attempt(() => statement.all(parameters)),
        run: (parameters) => attempt(() => statement.run(parameters)),
        iterate: (parameters) => attempt(() => statement.iterate(parameters)),
      }
    },
  }
}
