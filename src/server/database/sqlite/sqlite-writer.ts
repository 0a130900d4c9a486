import { setTimeout as pause } from 'node:timers/promises'
import {
  createClient,
  LibsqlError,
  type Client,
  type InStatement,
  type ResultSet,
  type Transaction,
} from '@libsql/client'
import { isTransientWrite } from './transient-writes'

/** How long a statement waits for another writer, in milliseconds of real time. */
const longestWait = 10_000
/** How long SQLite itself waits for a lock, in milliseconds. The client waits synchronously, which stops the event loop. */
export const lockTimeout = 20

/** Whether another connection holds a lock on the SQLite database. Nothing was stored. */
const isDatabaseBusy = (error: unknown): boolean => error instanceof LibsqlError && error.code.startsWith('SQLITE_BUSY')

/** Runs something again while another process holds the lock, for up to ten seconds, without blocking the event loop. */
export async function retryWhileBusy<Value>(run: () => Promise<Value>): Promise<Value> {
  for (const began = performance.now(); ;) {
    try {
      return await run()
    } catch (error) {
      if (!isDatabaseBusy(error) || performance.now() - began > longestWait) throw error
      await pause(5 + Math.random() * 15)
    }
  }
}

/**
 * Makes an error carry its extended code in `code`. libsql 0.18 reports a broken unique index as SQLITE_CONSTRAINT there, and
 * only `extendedCode` says SQLITE_CONSTRAINT_UNIQUE. Payload reads `code`, and would answer a value that is already taken with
 * a server error.
 */
export async function withExtendedCode<Value>(run: () => Promise<Value>): Promise<Value> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof LibsqlError && error.extendedCode) Object.assign(error, { code: error.extendedCode })
    throw error
  }
}

/** A transaction that has SQLite's write lock. `end` commits it or rolls it back, and lets the next one begin. */
export type OpenTransaction = { execute: Transaction['execute']; end: (how: 'commit' | 'rollback') => Promise<void> }

const syncLevels = ['OFF', 'NORMAL', 'FULL', 'EXTRA']
/** SQLite's own default: a commit waits for the disk. */
const fullSync = 2

/** The level that a pragma sets: 0 to 3; null for every other pragma. */
function readSyncLevel(pragma: string): number | null {
  const [, value = ''] = /\bsynchronous\s*=\s*(\w+)/i.exec(pragma) ?? []
  const level = /^[0-3]$/.test(value) ? Number(value) : syncLevels.indexOf(value.toUpperCase())
  return level >= 0 ? level : null
}

/**
 * The connection that writes to an SQLite file: one transaction at a time in this process, others wait for their turn. Processes
 * ask for SQLite's lock again until they get it.
 */
export class SqliteWriter {
  readonly #client: Client
  readonly #settings: string[] = []
  /** The setting `synchronous` that the deployment chose. It is not read from SQLite: a statement with rows delays its close. */
  #usualSync = fullSync
  #isSyncLow = false
  #lastTurn: Promise<void> = Promise.resolve()

  constructor(url: string) {
    this.#client = createClient({ url, concurrency: 1, timeout: lockTimeout })
  }

  /** Begins a transaction. Rejects with SQLITE_BUSY if it is not its turn, or the lock is not free, within ten seconds. */
  async begin(): Promise<OpenTransaction> {
    const isTransient = isTransientWrite()
    const leave = await this.#takeTurn()
    try {
      const transaction = await retryWhileBusy(() => this.#open(isTransient))
      const execute = (statement: InStatement): Promise<ResultSet> =>
        withExtendedCode(() => transaction.execute(statement))
      const end = async (how: 'commit' | 'rollback') => {
        try {
          await transaction[how]()
        } catch (error) {
          await this.#reconnect() // gives up the lock
          throw error
        } finally {
          leave()
        }
      }
      return { execute: execute as Transaction['execute'], end }
    } catch (error) {
      leave()
      throw error
    }
  }

  /** Applies a pragma to this connection and to those that replace it. */
  async set(pragma: string): Promise<void> {
    const leave = await this.#takeTurn()
    try {
      await this.#setSync(false)
      this.#settings.push(pragma)
      this.#usualSync = readSyncLevel(pragma) ?? this.#usualSync
      await this.#client.execute(pragma)
    } finally {
      leave()
    }
  }

  close(): void {
    this.#client.close()
  }

  async #takeTurn(): Promise<() => void> {
    const before = this.#lastTurn
    let leave = () => {}
    this.#lastTurn = new Promise((resolve) => (leave = resolve))
    let timer: NodeJS.Timeout | undefined
    const isLate = await Promise.race([
      before.then(() => false),
      new Promise<true>((resolve) => (timer = setTimeout(resolve, longestWait, true))),
    ])
    clearTimeout(timer)
    if (!isLate) return leave
    void before.then(leave)
    throw new LibsqlError('Another transaction of this process did not end within ten seconds', 'SQLITE_BUSY')
  }

  /** After a refused `begin` SQLite counts that statement as running, and refuses every commit on its connection. */
  async #open(isTransient: boolean): Promise<Transaction> {
    try {
      await this.#setSync(isTransient)
      return await this.#client.transaction('write')
    } catch (error) {
      if (isDatabaseBusy(error)) await this.#reconnect()
      throw error
    }
  }

  /** At level 1 (`NORMAL`) commits are appended to the log without waiting for the disk. The database stays consistent. */
  async #setSync(isTransient: boolean): Promise<void> {
    if (isTransient === this.#isSyncLow) return
    const level = isTransient ? Math.min(this.#usualSync, 1) : this.#usualSync
    await this.#client.executeMultiple(`PRAGMA synchronous = ${level}`) // a prepared statement would hold up the close
    this.#isSyncLow = isTransient
  }

  async #reconnect(): Promise<void> {
    await this.#client.reconnect()
    this.#isSyncLow = false
    for (const pragma of this.#settings) await this.#client.execute(pragma)
  }
}
