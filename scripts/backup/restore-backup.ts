import type { Payload } from 'payload'
import { identifyFile } from '@/domain/files/file-urls'
import { uploadKinds, type UploadKind } from '@/domain/files/upload-kinds'
import { RestoredStore } from '@/server/backup/restored-store'
import { sumStore } from '@/server/backup/store-sum'
import { listStores } from '@/server/backup/stores'
import { beginWriting, emptyTarget, endWriting, findNonEmptyStore } from '@/server/backup/target'
import { readUnfinishedSince } from '@/server/backup/unfinished-restore'
import { BackupError } from './backup-error'
import { describeEntry, fileEntryName, identifySecret, parseEntryName, type Manifest } from './backup-format'
import { checkDatabase, describeDatabase, openDatabase, type Deployment } from './deployment'
import { checkBackup, damaged, parseDocuments, readBackup, type CheckedBackup } from './read-backup'

type Print = (line: string) => void
type Files = Deployment['files']
type Options = {
  /** Empties a target that is not empty. */
  replace: boolean
  /** Called when the target is about to be marked as unfinished. */
  onWriting: () => void
}

/**
 * Restores a backup into a deployment, and compares what was written with the backup. Nothing is written if the file is damaged
 * or the target is refused. Throws a `BackupError` for a refusal, and if the target differs afterwards: it then stays marked as
 * unfinished, and no server starts on it.
 */
export async function restoreBackup(
  file: string,
  { databaseUrl, secret, files }: Deployment,
  print: Print,
  { replace, onWriting }: Options,
): Promise<void> {
  const began = Date.now()
  const backup = await checkBackup(file)
  const { manifest } = backup
  await checkDatabase(databaseUrl, 'target')
  const payload = await openDatabase(databaseUrl)
  await checkTarget(payload, files, manifest, replace)

  print(`Restoring ${describeDatabase(databaseUrl)} and ${files.title} to ${manifest.begun}`)
  onWriting()
  await beginWriting(payload)
  if (replace) await emptyTarget(payload)
  const written = await writeEntries(file, backup, payload, files, print)
  await compareStores(payload, manifest, written.stores)
  await endWriting(payload)

  if (written.others > 0) print(`${written.others} other files stay in ${files.title}.`)
  for (const name of manifest.missing) print(`  MISSING FILE: ${name} did not exist when the backup was made.`)
  if (manifest.changed.length > 0) print(`The backup is not of one moment: ${manifest.changed.join('; ')}.`)
  if (manifest.secretId !== identifySecret(secret))
    print('PAYLOAD_SECRET differs from that of the backup: everybody is signed out, and second factors do not work.')
  const count = manifest.stores.reduce((sum, store) => sum + store.count, 0)
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  print(
    `Restored ${count} documents and versions and ${written.files} files in ${seconds} s, and compared all of them.`,
  )
}

const kinds = Object.keys(uploadKinds) as UploadKind[]
const hashOf = (bytes: Buffer) => describeEntry('', bytes).sha256

/** Refuses a target with other collections, and one with content of its own unless it is to be replaced. */
async function checkTarget(payload: Payload, files: Files, { stores, entries }: Manifest, replace: boolean) {
  const names = (list: { name: string }[]) => list.map(({ name }) => name).join('|')
  if (names(listStores(payload)) !== names(stores))
    throw new BackupError('The backup does not have the collections of this version of Refectory.')
  if (replace) return
  const unfinished = await readUnfinishedSince(payload)
  if (unfinished !== null)
    throw new BackupError(
      `The database contains an unfinished restore from ${unfinished}. To start again, use --replace.`,
    )
  const inUse = await findNonEmptyStore(payload)
  if (inUse)
    throw new BackupError(
      `The database is not empty (it has documents in ${inUse}). To delete its content, use --replace.`,
    )
  const hashes = new Map(entries.map(({ name, sha256 }) => [name, sha256]))
  for (const kind of kinds)
    for (const name of await files.store.list(kind)) {
      const bytes = await files.store.read(kind, name)
      if (bytes && hashOf(bytes) !== hashes.get(fileEntryName(kind, name)))
        throw new BackupError(
          `${files.title} already contains other files, such as ${kind}/${name}. To restore over them, use --replace.`,
        )
    }
}

type Written = { stores: Map<string, RestoredStore>; files: number; others: number }

/** Writes every entry. Compares each with the manifest once more: the file may have changed since it was checked. */
async function writeEntries(
  file: string,
  { manifest, ids }: CheckedBackup,
  payload: Payload,
  files: Files,
  print: Print,
): Promise<Written> {
  const written: Written = { stores: new Map(), files: 0, others: await countOtherFiles(files, manifest) }
  let [number, current] = [0, '']
  const printStore = () => {
    const { sum, lost = 0 } = written.stores.get(current) ?? {}
    if (sum) print(`  ${current.padEnd(34)} ${String(sum.count).padStart(8)}`)
    if (lost > 0) print(`    ${lost} references to deleted documents were left out.`)
  }
  for await (const entry of readBackup(file)) {
    const expected = manifest.entries[number++]
    if (expected && describeEntry(entry.name, entry.bytes).sha256 !== expected.sha256)
      throw damaged(file, `${entry.name} has changed since the file was checked.`)
    const place = parseEntryName(entry.name)
    const name = place && 'store' in place ? place.store : ''
    if (name !== current) printStore()
    current = name
    if (place && 'store' in place) {
      const store =
        written.stores.get(name) ?? new RestoredStore(payload, name, manifest.database === 'mongodb' ? ids : null)
      written.stores.set(name, store)
      await store.write(parseDocuments(file, entry))
    } else if (place) {
      await writeFile(files, place.kind, place.file, entry.bytes)
      written.files += 1
    }
  }
  return written
}

async function writeFile({ store, title }: Files, kind: UploadKind, name: string, bytes: Buffer) {
  const isSame = async () => (await store.read(kind, name))?.equals(bytes) ?? false
  if (await isSame()) return
  await store.write(kind, name, bytes, identifyFile(kind, name)?.type ?? 'application/octet-stream')
  if (!(await isSame())) throw new BackupError(`The file ${kind}/${name} in ${title} differs from the backup.`)
}

/** How many files of the target the backup does not contain. They are left where they are. */
async function countOtherFiles({ store }: Files, { entries }: Manifest): Promise<number> {
  const known = new Set(entries.map(({ name }) => name))
  let others = 0
  for (const kind of kinds)
    for (const name of await store.list(kind)) if (!known.has(fileEntryName(kind, name))) others += 1
  return others
}

/** Reads the target again, and compares it with what was written. */
async function compareStores(payload: Payload, { stores }: Manifest, written: Map<string, RestoredStore>) {
  const differences: string[] = []
  for (const store of listStores(payload)) {
    const { count, digest } = await sumStore(payload, store)
    const expected = stores.find(({ name }) => name === store.name)?.count ?? 0
    if (count !== expected || (count > 0 && digest !== written.get(store.name)?.sum.digest))
      differences.push(store.name)
  }
  if (differences.length > 0)
    throw new BackupError(`The database differs from the backup after restoring it: ${differences.join('; ')}.`)
}
