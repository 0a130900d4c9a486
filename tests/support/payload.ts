import { openPayload } from '@/server/payload'
import { caches } from '@/server/caches'

export const onMongo = process.env.TEST_DATABASE === 'mongodb'

/** Payload on this file's own database, empty. */
export { openPayload }

/** Gives the database back: on MongoDB it is dropped, for the server outlives the tests. */
export async function closePayload(): Promise<void> {
  const payload = await openPayload()
  if ('connection' in payload.db && onMongo) await dropDatabase(payload.db.connection)
  caches.values.clear()
  caches.answers.clear()
  await payload.destroy()
}

async function dropDatabase(connection: unknown) {
  if (
    connection &&
    typeof connection === 'object' &&
    'dropDatabase' in connection &&
    typeof connection.dropDatabase === 'function'
  )
    await connection.dropDatabase()
}
