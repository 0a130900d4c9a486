import { existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findDatabaseFault } from '@/server/database/availability/check-database'

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'refectory-check-'))

test('creates a missing SQLite file with its folder', async () => {
  const file = path.join(newFolder(), 'data', 'refectory.db')
  expect(await findDatabaseFault(`file:${file}`)).toBeNull()
  expect(existsSync(file)).toBe(true)
})

test('reports a folder in place of the file', async () => {
  const folder = path.join(newFolder(), 'refectory.db')
  mkdirSync(folder)
  expect(await findDatabaseFault(`file:${folder}`)).toBe(`the database file ${folder} cannot be written (EISDIR)`)
})
