import { createClient, type Client } from '@libsql/client'

/** Tells whether anything was committed to the database of this test file. */
export class CommitWatch {
  #client: Client | null = null

  /**
   * A number that differs after every commit of another connection to the SQLite file, to whichever table. Null on MongoDB,
   * which has no such number.
   */
  async readRevision(): Promise<number | null> {
    const url = process.env.DATABASE_URL ?? ''
    if (!url.startsWith('file:')) return null
    this.#client ??= createClient({ url, concurrency: 1 }) // a connection that never writes: its own commits do not count
    const { rows } = await this.#client.execute('PRAGMA data_version')
    return Number(rows[0]?.data_version)
  }
}
