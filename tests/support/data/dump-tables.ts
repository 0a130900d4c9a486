import type { Payload } from 'payload'
import { getMongoAdapter, getSqliteAdapter } from '@/server/database/database-adapters'

/** Every row of every table or collection of the database, below Payload, as JSON in small letters by table. */
export async function dumpTables(payload: Payload): Promise<Map<string, string>> {
  const dump = new Map<string, string>()
  const sqlite = getSqliteAdapter(payload)
  if (sqlite) {
    const { rows } = await sqlite.client.execute("select name from sqlite_master where type = 'table'")
    for (const { name } of rows) {
      const table = await sqlite.client.execute(`select * from "${String(name)}"`)
      dump.set(String(name), JSON.stringify(table.rows).toLowerCase())
    }
  }
  const db = getMongoAdapter(payload)?.connection.db
  for (const { name } of db ? await db.listCollections().toArray() : [])
    dump.set(name, JSON.stringify(await db?.collection(name).find({}).toArray()).toLowerCase())
  if (dump.size < 20) throw new Error(`Only ${dump.size} tables: this is not the database of the test.`)
  return dump
}

/** The tables that contain one of some texts, such as `orders: roy`. */
export const findInTables = (dump: ReadonlyMap<string, string>, texts: readonly string[]): string[] =>
  [...dump].flatMap(([table, rows]) => texts.filter((text) => rows.includes(text.toLowerCase())).map((text) => `${table}: ${text}`))
