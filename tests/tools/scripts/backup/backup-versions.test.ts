import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { checkBackup } from '../../../../scripts/backup/read-backup'
import { tarEnd, tarEntry } from '../../../../scripts/backup/tar-writer'
import { listMigrations } from '../../../../scripts/copy/check-schema'

const folder = mkdtempSync(path.join(tmpdir(), 'backup-versions-'))
afterAll(() => rmSync(folder, { recursive: true }))

type Migrations = Record<'sqlite' | 'mongodb', string[]>
const richText = '20261122_190257_rich_text'
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
  const file = path.join(folder, 'backup.tar.gz')
  writeFileSync(file, gzipSync(Buffer.concat([...tarEntry('about.json', bytes, new Date(begun)), tarEnd()])))
  return file
}

test('refuses to restore a backup from before the rich text editor, and says how to', async () => {
  const without = (names: string[]) => names.filter((name) => name < richText)
  const file = writeBackup({ sqlite: without(here.sqlite), mongodb: without(here.mongodb) })
  await expect(checkBackup(file)).rejects.toThrow(
    `${file} was written by an older version of Refectory (0.9.0, without the migration ${richText}). Restore it with that version, then start this one.`,
  )
})

test('refuses to restore a backup of a later version', async () => {
  const file = writeBackup({ ...here, mongodb: [...here.mongodb, '20300101_000000_later'] })
  await expect(checkBackup(file)).rejects.toThrow(/with the migration 20300101_000000_later, which this one lacks/)
})
