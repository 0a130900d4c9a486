import { createReadStream, existsSync } from 'node:fs'
import { pipeline, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { createTarDecoder } from 'modern-tar'
import { listMigrations } from '@/server/database/availability/schema-version'
import { BackupError, messageOf } from './backup-error'
import {
  aboutName,
  describeEntry,
  formatVersion,
  manifestName,
  parseAbout,
  parseEntryName,
  parseManifest,
  type About,
  type Manifest,
} from './backup-format'

/** No document, upload or manifest is as large; a damaged header could say so. */
const maxEntryBytes = 512 * 1024 * 1024

export type Entry = { name: string; bytes: Buffer }
/** The manifest of a backup, and the ids of its documents by store. */
export type CheckedBackup = { manifest: Manifest; ids: Map<string, Set<string>> }

/**
 * Reads a backup to its end. Throws a `BackupError` if it is damaged, incomplete, of another version of Refectory, or not a
 * backup.
 */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  const found: Manifest['entries'] = []
  const counts = new Map<string, number>()
  const ids = new Map<string, Set<string>>()
  let manifest: Manifest | null = null
  for await (const entry of readBackup(file)) {
    const { name, bytes } = entry
    if (manifest) throw damaged(file, 'it goes on after its manifest.')
    if (name === manifestName) {
      manifest = parseManifest(bytes)
      if (!manifest) throw damaged(file, 'its manifest cannot be read.')
      for (const store of manifest.stores) if (!ids.has(store.name)) ids.set(store.name, new Set())
      continue
    }
    found.push(describeEntry(name, bytes))
    if (name === aboutName) continue
    const place = parseEntryName(name)
    if (!place) throw damaged(file, `it contains ${JSON.stringify(name)}, which belongs to no backup.`)
    if (!('store' in place)) continue
    const documents = parseDocuments(file, entry)
    counts.set(place.store, (counts.get(place.store) ?? 0) + documents.length)
    const known = ids.get(place.store) ?? new Set()
    for (const { id } of documents) known.add(String(id))
    ids.set(place.store, known)
  }
  if (!manifest) throw damaged(file, 'it has no manifest.')
  compareEntries(file, found, manifest.entries)
  for (const { name, count } of manifest.stores)
    if ((counts.get(name) ?? 0) !== count) throw damaged(file, `the number of ${name} differs from its manifest.`)
  return { manifest, ids }
}

/** The entries of a backup, one after another. Throws if it is not a backup of this version or its archive is damaged. */
export async function* readBackup(file: string): AsyncGenerator<Entry> {
  if (!existsSync(file)) throw new BackupError(`${file} does not exist.`)
  let isBackup = false
  try {
    // The callback makes `pipeline` destroy both streams when the reader stops early; the reader gets the error itself.
    const gunzip = pipeline(createReadStream(file), createGunzip({ chunkSize: 256 * 1024 }), () => undefined)
    // Node counts chunks, not bytes: its own limit would be thousands of them.
    const archive = Readable.toWeb(gunzip, { strategy: { highWaterMark: 2 } }) as ReadableStream<Uint8Array>
    for await (const { header, body } of archive.pipeThrough(createTarDecoder({ strict: true }))) {
      if (header.size > maxEntryBytes) throw new Error('an entry of the archive is too large.')
      const bytes = await buffer(body)
      if (!isBackup) {
        const about = header.name === aboutName ? parseAbout(bytes) : null
        if (!about) throw new BackupError(`${file} is not a backup of Refectory.`)
        checkVersion(file, about)
        isBackup = true
      }
      yield { name: header.name, bytes }
    }
  } catch (error) {
    if (error instanceof BackupError) throw error
    if ((error as NodeJS.ErrnoException).syscall) throw new BackupError(`${file} cannot be read (${messageOf(error)}).`)
    throw isBackup ? damaged(file, messageOf(error)) : new BackupError(`${file} is not a backup of Refectory.`)
  }
}

/** The documents of a part of a store. */
export function parseDocuments(file: string, { name, bytes }: Entry): Record<string, unknown>[] {
  try {
    const lines = bytes.toString('utf8').split('\n').slice(0, -1)
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  } catch {
    throw damaged(file, `${name} is not JSON.`)
  }
}

export const damaged = (file: string, why: string) => new BackupError(`${file} is damaged: ${why}`)

function checkVersion(file: string, about: About): void {
  if (about.formatVersion > formatVersion)
    throw new BackupError(
      `${file} was written by a newer version of Refectory (${about.program}). Restore it with that one.`,
    )
  for (const database of ['sqlite', 'mongodb'] as const) {
    const here = listMigrations(database)
    const there = about.migrations[database]
    const newer = there.find((name) => !here.includes(name))
    if (newer)
      throw new BackupError(
        `${file} was written by another version of Refectory (${about.program}, with the migration ${newer}, which this one lacks). Restore it with that version.`,
      )
    const missing = here.find((name) => !there.includes(name))
    if (missing)
      throw new BackupError(
        `${file} was written by an older version of Refectory (${about.program}, without the migration ${missing}). Restore it with that version, then start this one.`,
      )
  }
}

function compareEntries(file: string, found: Manifest['entries'], expected: Manifest['entries']): void {
  for (const [at, { name, size, sha256 }] of expected.entries()) {
    const entry = found[at]
    if (entry?.name !== name) throw damaged(file, `${name} is missing or not at its place.`)
    if (entry.size !== size || entry.sha256 !== sha256) throw damaged(file, `the content of ${name} has changed.`)
  }
  if (found.length > expected.length) throw damaged(file, `its manifest does not name ${found.at(-1)?.name}.`)
}
