import { createHash } from 'node:crypto'
import { identifyFile } from '@/domain/files/file-urls'
import { uploadKinds, type UploadKind } from '@/domain/files/upload-kinds'
import type { FileLocation } from './file-locations'
import { CopyError } from './copy-error'

/** `copied` files were written and `same` already existed. `missing` files do not exist although a document refers to them. */
export type FilesReport = { copied: number; same: number; missing: string[]; sameLocation: boolean }

const kinds = Object.keys(uploadKinds) as UploadKind[]

/**
 * Copies all uploads one after another, and verifies each by reading it again and comparing SHA-256. Copies nothing if both
 * locations are the same. `referenced` lists the files that documents refer to, as `kind/name`.
 */
export async function copyFiles(
  from: FileLocation,
  to: FileLocation,
  referenced: Iterable<string>,
): Promise<FilesReport> {
  const report: FilesReport = { copied: 0, same: 0, missing: [], sameLocation: from.title === to.title }
  const existing = new Set<string>()
  for (const kind of kinds) {
    if (!report.sameLocation)
      for (const name of await from.store.list(kind))
        report[(await copyFile(from, to, kind, name)) ? 'copied' : 'same'] += 1
    for (const name of await to.store.list(kind)) existing.add(`${kind}/${name}`)
  }
  for (const name of referenced) if (!existing.has(name)) report.missing.push(name)
  return report
}

/** Copies one file. Returns false if the target already has it. */
async function copyFile(from: FileLocation, to: FileLocation, kind: UploadKind, name: string): Promise<boolean> {
  const bytes = await from.store.read(kind, name)
  if (!bytes) throw new CopyError(`The file ${kind}/${name} was deleted from ${from.title} during the copy.`)
  const expected = hashBytes(bytes)
  if (hashBytes(await to.store.read(kind, name)) === expected) return false
  await to.store.write(kind, name, bytes, identifyFile(kind, name)?.type ?? 'application/octet-stream')
  if (hashBytes(await to.store.read(kind, name)) !== expected)
    throw new CopyError(`The file ${kind}/${name} in ${to.title} differs from the one in ${from.title} after copying.`)
  return true
}

const hashBytes = (bytes: Buffer | null) => (bytes ? createHash('sha256').update(bytes).digest('hex') : null)
