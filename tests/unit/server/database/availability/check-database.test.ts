import { existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findDatabaseFault } from '@/server/database/availability/check-database'

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'refectory-check-'))

test('creates a missing SQLite file, but no folder', async () => {
  const folder = newFolder()
  const file = path.join(folder, 'refectory.db')
  expect(await findDatabaseFault(`file:${file}`)).toBeNull()
  expect(existsSync(file)).toBe(true)
  const missing = path.join(folder, 'dtaa')
  expect(await findDatabaseFault(`file:${missing}/refectory.db`)).toBe(
    `the folder ${missing} of the database does not exist: create it or correct DATABASE_URL`,
  )
  expect(existsSync(missing)).toBe(false)
})

test('reports a folder in place of the file', async () => {
  const folder = path.join(newFolder(), 'refectory.db')
  mkdirSync(folder)
  expect(await findDatabaseFault(`file:${folder}`)).toBe(`the database file ${folder} cannot be written (EISDIR)`)
})
