import path from 'node:path'
import { createClient, type Client } from '@libsql/client'

/** Opens the SQLite database of a test site while its server runs. A statement waits up to five seconds for the server's writes. */
export const openDatabaseOf = (site: string): Client =>
  createClient({ url: `file:${path.resolve(`.test/${site}/refectory.db`)}`, timeout: 5_000 })
