import { existsSync } from 'node:fs'
import type { Payload } from 'payload'
import { waitForBackgroundWork } from '@/server/background-work'
import { caches } from '@/server/cache/caches'
import { getSqliteAdapter } from '@/server/database/database-adapters'
import { openPayload as open } from '@/server/database/payload'
import { emptyPreparedDatabase, markAsPrepared } from './mongo-template'
import { copyTemplate, keepAsTemplate } from './sqlite-template'
import { openWithoutIndexes } from './without-indexes'

export const onMongo = process.env.TEST_DATABASE === 'mongodb'

let opened: Promise<Payload> | null = null

/** Opens Payload on this test file's empty database. */
export const openPayload = (): Promise<Payload> => (opened ??= onMongo ? openOnServer() : openOnFile())

async function openOnFile(): Promise<Payload> {
  const file = (process.env.DATABASE_URL ?? '').slice('file:'.length)
  const isNew = !existsSync(file)
  const isCopied = isNew && copyTemplate(file)
  const payload = await open()
  const client = getSqliteAdapter(payload)?.client
  if (client && isNew && !isCopied) await keepAsTemplate(client)
  await client?.execute('PRAGMA synchronous = OFF') // the file need not survive a power cut
  return payload
}

/** Skips the creation of indexes in a prepared database. */
async function openOnServer(): Promise<Payload> {
  const url = process.env.DATABASE_URL ?? ''
  if (!(await emptyPreparedDatabase(url))) {
    const payload = await open()
    await markAsPrepared(url)
    return payload
  }
  await openWithoutIndexes()
  return open()
}

/** Closes the database. The next test file empties it. */
export async function closePayload(): Promise<void> {
  const payload = await openPayload()
  await waitForBackgroundWork() // mails of the last test
  for (const cache of Object.values(caches)) cache.clear()
  await payload.destroy()
  opened = null
}
