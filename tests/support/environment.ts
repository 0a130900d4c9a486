import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Runs before each integration file and sets its database before Payload's configuration is loaded. On SQLite the database is
 * a file in a temporary folder. On MongoDB it is shared by the files of one worker, and `openPayload` empties it: creating
 * the indexes takes longer than most test files.
 */
const home = mkdtempSync(path.join(tmpdir(), 'refectory-'))

function databaseUrl(): string {
  if (process.env.TEST_DATABASE !== 'mongodb') return `file:${path.join(home, 'refectory.db')}`
  const url = new URL(process.env.MONGODB_URI ?? '')
  const run = (process.env.TEST_RUN ??= randomBytes(6).toString('hex'))
  url.pathname = `/refectory-test-${run}-${process.env.JEST_WORKER_ID}`
  return url.href
}

Object.assign(process.env, {
  NODE_ENV: 'production', // Payload applies SQLite migrations in production only
  PAYMENT_SANDBOX: 'allow',
  PAYLOAD_SECRET: 'only-for-tests-only-for-tests-only',
  DATABASE_URL: databaseUrl(),
  MEDIA_DIR: path.join(home, 'media'),
})
