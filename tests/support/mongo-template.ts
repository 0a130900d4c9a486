import { MongoClient, type Db } from 'mongodb'
import { hashSchema } from './sqlite-template'

const mark = 'test-template'
/** Collections that stay when a database is emptied, so that Payload does not repeat its migrations. */
const kept = [mark, 'payload-migrations', 'payload_migrations']

/** Empties a database that has all indexes of this schema and returns true. Drops any other database and returns false. */
export const emptyPreparedDatabase = (url: string): Promise<boolean> =>
  inDatabase(url, async (db) => {
    const isPrepared = (await db.collection(mark).countDocuments({ schema: hashSchema() })) > 0
    if (!isPrepared) return (await db.dropDatabase()) && false
    const names = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name)
    await Promise.all(names.filter((name) => !kept.includes(name)).map((name) => db.collection(name).deleteMany({})))
    return true
  })

/** Marks a database in which Payload has created its indexes. */
export const markAsPrepared = (url: string) =>
  inDatabase(url, (db) => db.collection(mark).insertOne({ schema: hashSchema() }))

async function inDatabase<Result>(url: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const client = new MongoClient(url)
  try {
    return await work(client.db())
  } finally {
    await client.close()
  }
}
