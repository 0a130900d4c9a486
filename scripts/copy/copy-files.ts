import { createHash } from 'node:crypto'
import { namedFile } from '@/domain/file-address'
import { uploadKinds, type UploadKind } from '@/domain/upload-kinds'
import type { Place } from './file-places'
import { Refused } from './refused'

/** `copied` files were written, `same` were there already; `missing` are named by a document and are not there. */
export type FilesReport = { copied: number; same: number; missing: string[]; samePlace: boolean }

const kinds = Object.keys(uploadKinds) as UploadKind[]

/**
 * Copies every upload of a place to another, one at a time, each read again and compared by SHA-256 when it is written.
 * Where both are one place nothing is copied. `named` are the files that documents name, as `kind/name`.
 */
export async function copyFiles(from: Place, to: Place, named: Iterable<string>): Promise<FilesReport> {
  const report: FilesReport = { copied: 0, same: 0, missing: [], samePlace: from.title === to.title }
  const there = new Set<string>()
  for (const kind of kinds) {
    if (!report.samePlace)
      for (const name of await from.store.list(kind))
        report[(await copyFile(from, to, kind, name)) ? 'copied' : 'same'] += 1
    for (const name of await to.store.list(kind)) there.add(`${kind}/${name}`)
  }
  for (const name of named) if (!there.has(name)) report.missing.push(name)
  return report
}

/** Copies one file; false when it is there already. */
async function copyFile(from: Place, to: Place, kind: UploadKind, name: string): Promise<boolean> {
  const bytes = await from.store.read(kind, name)
  if (!bytes) throw new Refused(`The file ${kind}/${name} went away from ${from.title} while it was copied.`)
  const wanted = hashOf(bytes)
  if (hashOf(await to.store.read(kind, name)) === wanted) return false
  await to.store.write(kind, name, bytes, namedFile(kind, name)?.type ?? 'application/octet-stream')
  if (hashOf(await to.store.read(kind, name)) !== wanted)
    throw new Refused(`The file ${kind}/${name} could not be written to ${to.title} as it is in ${from.title}.`)
  return true
}

const hashOf = (bytes: Buffer | null) => (bytes ? createHash('sha256').update(bytes).digest('hex') : null)
