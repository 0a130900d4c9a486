import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { createClient, type InValue } from '@libsql/client'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import type { MigrateUpArgs } from '@payloadcms/db-sqlite'
import { up } from '../../../migrations/20261120_192009_first'

type Row = Record<string, InValue>
type Document = Record<string, unknown> & { id: string }

/**
 * A deployment with the first schema and a few rows in every table: `tables` as stored, `documents` as Payload returned them then,
 * in all languages and with hidden fields.
 */
export const firstSchema = JSON.parse(
  gunzipSync(readFileSync(new URL('../../fixtures/first-schema.json.gz', import.meta.url))).toString(),
) as { tables: Record<string, Row[]>; documents: Record<string, Document[]> }

/** Creates that deployment in a new file. Returns the names of its tables. */
export async function makeFirstDeployment(url: string): Promise<string[]> {
  const client = createClient({ url })
  const args = { db: drizzle(client) }
  await up(args as unknown as MigrateUpArgs)
  await client.execute('PRAGMA foreign_keys = OFF')
  for (const [table, rows] of Object.entries(firstSchema.tables))
    for (const row of rows) {
      const columns = Object.keys(row)
      await client.execute({
        sql: `INSERT INTO "${table}" (${columns.map((name) => `"${name}"`).join()}) VALUES (${columns.map(() => '?').join()})`,
        args: Object.values(row),
      })
    }
  await client.execute("INSERT INTO payload_migrations (name, batch) VALUES ('20261120_192009_first', 1)")
  const { rows } = await client.execute(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  )
  client.close()
  return rows.map(({ name }) => String(name)).filter((name) => name !== 'payload_migrations')
}
