import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Runs before each integration file: a database of its own, fresh and empty, named before Payload's configuration is
 * read. On SQLite a file in a temporary folder; on MongoDB a database of a new name on the server of MONGODB_URI.
 */
const home = mkdtempSync(path.join(tmpdir(), 'refectory-'))

function databaseUrl(): string {
  if (process.env.TEST_DATABASE !== 'mongodb') return `file:${path.join(home, 'refectory.db')}`
  const url = new URL(process.env.MONGODB_URI ?? '')
  url.pathname = `/refectory-test-${randomBytes(6).toString('hex')}`
  return url.href
}

Object.assign(process.env, {
  NODE_ENV: 'production', // an embedded database is brought up to date in production alone
  PAYLOAD_SECRET: 'only-for-tests-only-for-tests-only',
  DATABASE_URL: databaseUrl(),
  MEDIA_DIR: path.join(home, 'media'),
})
