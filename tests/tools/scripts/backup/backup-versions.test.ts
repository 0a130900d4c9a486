import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { listMigrations } from '@/server/database/availability/schema-version'
import { checkBackup } from '../../../../scripts/backup/read-backup'
import { tarEnd, tarEntry } from '../../../../scripts/backup/tar-writer'

const folder = mkdtempSync(path.join(tmpdir(), 'backup-versions-'))
const file = path.join(folder, 'backup.tar.gz')
afterAll(() => rmSync(folder, { recursive: true }))

type Migrations = Record<'sqlite' | 'mongodb', string[]>
const here: Migrations = { sqlite: listMigrations('sqlite'), mongodb: listMigrations('mongodb') }

/** A file that begins like a backup of a version with these migrations. */
function writeBackup(migrations: Migrations): string {
  const begun = '2026-11-20T17:05:00.000Z'
  const about = {
    format: 'refectory-backup',
    formatVersion: 1,
    program: '0.9.0',
    begun,
    database: 'sqlite',
    migrations,
  }
  const bytes = Buffer.from(JSON.stringify({ ...about, secretId: 'a' }))
  writeFileSync(file, gzipSync(Buffer.concat([...tarEntry('about.json', bytes, new Date(begun)), tarEnd()])))
  return file
}

/** What the check of a backup without documents says. The file ends after its first entry. */
const accepted = `${file} is damaged: it has no manifest.`
const refusal = (migrations: Migrations) =>
  checkBackup(writeBackup(migrations)).then(String, (error: Error) => error.message)

test('accepts a backup of this version', async () => expect(await refusal(here)).toBe(accepted))

test('refuses a backup that lacks a migration, and says how to restore it', async () => {
  const [initial] = here.sqlite
  expect(await refusal({ ...here, sqlite: [] })).toBe(
    `${file} was written by an older version of Refectory (0.9.0, without the migration ${initial}). Restore it with that version, then start this one.`,
  )
})

test('refuses a backup of another version', async () => {
  expect(await refusal({ ...here, sqlite: ['20261120_192009_first'] })).toBe(
    `${file} was written by another version of Refectory (0.9.0, with the migration 20261120_192009_first, which this one lacks). Restore it with that version.`,
  )
  expect(await refusal({ ...here, mongodb: [...here.mongodb, '20300101_000000_later'] })).toContain(
    'with the migration 20300101_000000_later, which this one lacks',
  )
})
