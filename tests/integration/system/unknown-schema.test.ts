/** @runs-once: no test here uses the database of the run. */
import { createClient } from '@libsql/client'
import { MongoClient } from 'mongodb'
import { checkDatabase } from '@/server/database/availability/check-database'
import { listMigrations } from '@/server/database/availability/schema-version'
import { newFileUrl, newMongoUrl } from '../../support/deployments/deployments'

const databases = {
  sqlite: {
    url: newFileUrl(),
    store: async (url: string, names: string[]) => {
      const client = createClient({ url })
      await client.execute('CREATE TABLE IF NOT EXISTS payload_migrations (name TEXT)')
      await client.execute('DELETE FROM payload_migrations')
      for (const name of names) await client.execute({ sql: 'INSERT INTO payload_migrations VALUES (?)', args: [name] })
      client.close()
    },
    drop: () => Promise.resolve(),
  },
  mongodb: {
    url: newMongoUrl(),
    store: (url: string, names: string[]) =>
      inMongo(url, async (db) => {
        await db.collection('payload-migrations').deleteMany({})
        if (names.length > 0) await db.collection('payload-migrations').insertMany(names.map((name) => ({ name })))
      }),
    drop: (url: string) => inMongo(url, async (db) => void (await db.dropDatabase())),
  },
}

async function inMongo(url: string, work: (db: ReturnType<MongoClient['db']>) => Promise<void>) {
  const client = new MongoClient(url)
  await work(client.db()).finally(() => client.close())
}

const configured = (['sqlite', 'mongodb'] as const).filter((kind) => databases[kind].url !== null)

describe.each(configured)('a database of %s', (kind) => {
  const { store, drop } = databases[kind]
  const url = databases[kind].url ?? ''
  const here = listMigrations(kind)
  const cannotStart = (name: string) =>
    `Refectory cannot start: the database was written by another version of Refectory (it has the migration ${name}, which this one lacks): `
  afterAll(() => drop(url))

  test('is accepted when it is new, and with the migrations of this version or some of them', async () => {
    expect(await checkDatabase(url)).toBeNull()
    for (const names of [here, []]) {
      await store(url, names)
      expect(await checkDatabase(url)).toBeNull()
    }
  })

  test('with a migration from before the initial one is refused with one sentence that says how to move', async () => {
    await store(url, ['20261120_192009_first', '20261121_000000_publish_sections'])
    expect(await checkDatabase(url)).toBe(
      `${cannotStart('20261120_192009_first')}back it up with that version (npm run backup), restore the backup into an empty database with the version of November 26, 2026 (npm run restore), then start this one.`,
    )
  })

  test('with a migration of a later version is refused with one sentence that says how to go back', async () => {
    await store(url, [...here, '20990101_000000_later'])
    expect(await checkDatabase(url)).toBe(
      `${cannotStart('20990101_000000_later')}start that version, or restore a backup that this version made (npm run restore).`,
    )
  })
})
