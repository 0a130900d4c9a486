import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { closeDatabase } from '@/server/database/availability/close-database'
import { openSqliteClient } from '@/server/database/sqlite/sqlite-client'

const folder = mkdtempSync(path.join(tmpdir(), 'refectory-close-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('writes the log of SQLite back into the file, also while statements of the connection are not collected yet', async () => {
  const file = path.join(folder, 'refectory.db')
  const client = openSqliteClient(`file:${file}`)
  await client.execute('PRAGMA journal_mode = WAL')
  await client.execute('CREATE TABLE dishes (name TEXT)')
  for (const name of ['soup', 'salad']) await client.execute({ sql: 'INSERT INTO dishes VALUES (?)', args: [name] })
  expect((await client.execute('SELECT name FROM dishes')).rows).toHaveLength(2)
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(0)

  await closeDatabase({ db: { name: 'sqlite', client }, destroy: () => Promise.resolve() } as unknown as Payload)
  const log = `${file}-wal`
  expect(existsSync(log) ? statSync(log).size : 0).toBe(0)
})
