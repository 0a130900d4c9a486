import { setTimeout as pause } from 'node:timers/promises'
import {
  createClient,
  LibsqlError,
  type Client,
  type InStatement,
  type ResultSet,
  type Transaction,
} from '@libsql/client'

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

/**
 * The connection that writes to an SQLite file: one transaction at a time in this process, others wait for their turn. Processes
 * ask for SQLite's lock again until they get it.
 */
export class SqliteWriter {
  readonly #client: Client
  readonly #settings: string[] = []
  #lastTurn: Promise<void> = Promise.resolve()

  constructor(url: string) {
    this.#client = createClient({ url, concurrency: 1, timeout: lockTimeout })
  }

  /** Begins a transaction. Rejects with SQLITE_BUSY if it is not its turn, or the lock is not free, within ten seconds. */
  async begin(): Promise<OpenTransaction> {
    const leave = await this.#takeTurn()
    try {
      const transaction = await retryWhileBusy(() => this.#reconnectIfBusy(() => this.#client.transaction('write')))
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

  /** Runs one statement, which is a transaction of its own. Rejects like `begin`. */
  async run(statement: InStatement): Promise<ResultSet> {
    const leave = await this.#takeTurn()
    try {
      const once = () => this.#reconnectIfBusy(() => this.#client.execute(statement))
      return await withExtendedCode(() => retryWhileBusy(once))
    } finally {
      leave()
    }
  }

  /** Applies a pragma to this connection and to those that replace it. */
  async set(pragma: string): Promise<void> {
    this.#settings.push(pragma)
    await this.run(pragma)
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

  /** After a refused statement SQLite counts it as running, and refuses every commit on its connection. */
  async #reconnectIfBusy<Value>(run: () => Promise<Value>): Promise<Value> {
    try {
      return await run()
    } catch (error) {
      if (isDatabaseBusy(error)) await this.#reconnect()
      throw error
    }
  }

  async #reconnect(): Promise<void> {
    await this.#client.reconnect()
    for (const pragma of this.#settings) await this.#client.execute(pragma)
  }
}
