import { createHash } from 'node:crypto'
import { identifyFile } from '@/domain/files/file-urls'
import { uploadKinds, type UploadKind } from '@/domain/files/upload-kinds'
import type { StoreChecksum } from '@/server/backup/deployment-reader'
import { CopyError } from '../copy/copy-error'
import { describeDatabase } from '../copy/copy-options'
import type { FileLocation } from '../copy/file-locations'
import { SideProcess } from '../copy/side-process'
import { describeEntry, identifySecret, parseEntryName, type Manifest } from './backup-format'
import { checkDatabase, type Deployment } from './deployment'
import { checkBackup, damaged, parseDocuments, readBackup, type CheckedBackup } from './read-backup'

type Print = (line: string) => void
type Options = {
  /** Empties a target that is not empty. */
  replace: boolean
  cleanups?: (() => void)[]
  /** Called when the target is about to be marked as unfinished. */
  onWriting?: () => void
}

/**
 * Restores a backup into a deployment, and compares what was written with the backup. Nothing is written if the file is damaged
 * or the target is refused. Throws a `CopyError` for a refusal, and if the target differs afterwards: it then stays marked as
 * unfinished, and no server starts on it.
 */
export async function restoreBackup(
  file: string,
  { databaseUrl, secret, files }: Deployment,
  print: Print,
  { replace, cleanups = [], onWriting }: Options,
): Promise<Manifest> {
  const began = Date.now()
  try {
    const backup = await checkBackup(file)
    const { manifest } = backup
    await checkDatabase(databaseUrl, 'target')
    const target = new SideProcess('target', { DATABASE_URL: databaseUrl })
    cleanups.push(() => target.stop())
    await checkTarget(target, files, manifest, replace)

    print(`Restoring ${describeDatabase(databaseUrl)} and ${files.title} to ${manifest.begun}`)
    onWriting?.()
    await target.request('beginWriting', { empty: replace })
    if (manifest.database === 'mongodb' && databaseUrl.startsWith('file:')) await nameDocuments(target, backup)
    const written = await writeEntries(file, manifest, target, files, print)
    await compareStores(target, manifest, written.stores)
    await target.request('endWriting', null)

    if (written.kept > 0) print(`${written.kept} other files stay in ${files.title}.`)
    for (const name of manifest.missing) print(`  MISSING FILE: ${name} did not exist when the backup was made.`)
    if (manifest.changed.length > 0) print(`The backup is not of one moment: ${manifest.changed.join('; ')}.`)
    if (manifest.secretId !== identifySecret(secret))
      print('PAYLOAD_SECRET differs from that of the backup: everybody is signed out, and second factors do not work.')
    const count = manifest.stores.reduce((sum, store) => sum + store.count, 0)
    const seconds = ((Date.now() - began) / 1000).toFixed(1)
    print(
      `Restored ${count} documents and versions and ${written.files} files in ${seconds} s, and compared all of them.`,
    )
    return manifest
  } finally {
    for (const cleanUp of cleanups) cleanUp()
  }
}

/** Refuses a target with other collections, and one with content unless it is to be replaced. */
async function checkTarget(target: SideProcess, files: FileLocation, { stores }: Manifest, replace: boolean) {
  const opened = await target.request('open', { forColumns: false })
  if (opened.stores.join('|') !== stores.map(({ name }) => name).join('|'))
    throw new CopyError('The backup does not have the collections of this version of Refectory.')
  if (replace) return
  if (opened.unfinished !== null)
    throw new CopyError(
      `The database contains an unfinished copy or restore from ${opened.unfinished}. To start again, use --replace.`,
    )
  if (opened.inUse)
    throw new CopyError(
      `The database is not empty (it has documents in ${opened.inUse}). To delete its content, use --replace.`,
    )
  for (const kind of Object.keys(uploadKinds) as UploadKind[])
    if ((await files.store.list(kind)).length > 0)
      throw new CopyError(`${files.title} already contains files. To restore over them, use --replace.`)
}

/** Tells the target all ids of the backup, so that it can remove references to documents that MongoDB no longer had. */
async function nameDocuments(target: SideProcess, { manifest, ids }: CheckedBackup) {
  for (const { name } of manifest.stores) {
    if (name.endsWith(', versions')) continue
    const all = ids.get(name) ?? []
    for (let at = 0; at === 0 || at < all.length; at += 10_000)
      await target.request('learnIds', { slug: name, ids: all.slice(at, at + 10_000) })
  }
}

type Written = { stores: Map<string, StoreChecksum>; files: number; kept: number }

/** Writes every entry. Compares each with the manifest once more: the file may have changed since it was checked. */
async function writeEntries(
  file: string,
  manifest: Manifest,
  target: SideProcess,
  files: FileLocation,
  print: Print,
): Promise<Written> {
  const written: Written = { stores: new Map(), files: 0, kept: await countOtherFiles(files, manifest) }
  let [number, current] = [0, '']
  const printStore = () => {
    const { count = 0, lost = 0 } = written.stores.get(current) ?? {}
    if (count > 0) print(`  ${current.padEnd(34)} ${String(count).padStart(8)}`)
    if (lost > 0) print(`    ${lost} references to deleted documents were left out.`)
  }
  for await (const entry of readBackup(file)) {
    const place = parseEntryName(entry.name)
    const expected = manifest.entries[number++]
    if (expected && describeEntry(entry.name, entry.bytes).sha256 !== expected.sha256)
      throw damaged(file, `${entry.name} has changed since the file was checked.`)
    const store = place && 'store' in place ? place.store : ''
    if (store !== current) printStore()
    current = store
    if (place && 'store' in place) {
      const documents = parseDocuments(file, entry)
      written.stores.set(place.store, await target.request('restore', { store: place.store, documents }))
    } else if (place) {
      await writeFile(files, place.kind, place.file, entry.bytes)
      written.files += 1
    }
  }
  return written
}

async function writeFile({ store, title }: FileLocation, kind: UploadKind, name: string, bytes: Buffer) {
  const same = async () => hashOf(await store.read(kind, name)) === hashOf(bytes)
  if (await same()) return
  await store.write(kind, name, bytes, identifyFile(kind, name)?.type ?? 'application/octet-stream')
  if (!(await same())) throw new CopyError(`The file ${kind}/${name} in ${title} differs from the backup.`)
}

const hashOf = (bytes: Buffer | null) => (bytes ? createHash('sha256').update(bytes).digest('hex') : null)

/** How many files of the target the backup does not contain. They are left where they are. */
async function countOtherFiles({ store }: FileLocation, { entries }: Manifest): Promise<number> {
  const known = new Set(entries.map(({ name }) => name))
  let others = 0
  for (const kind of Object.keys(uploadKinds) as UploadKind[])
    for (const name of await store.list(kind)) if (!known.has(`files/${kind}/${name}`)) others += 1
  return others
}

/** Reads the target again, and compares it with what was written and, unless references were left out, with the backup. */
async function compareStores(target: SideProcess, { stores }: Manifest, written: Map<string, StoreChecksum>) {
  const differences: string[] = []
  await target.request('beginReading', null)
  for (const { name, count, digest } of stores) {
    const sum = await target.request('sum', { store: name })
    const { digest: expected = digest, lost = 0 } = written.get(name) ?? {}
    if (sum.count !== count || sum.digest !== expected || (lost === 0 && sum.digest !== digest)) differences.push(name)
  }
  if (differences.length > 0)
    throw new CopyError(`The database differs from the backup after restoring it: ${differences.join('; ')}.`)
}
