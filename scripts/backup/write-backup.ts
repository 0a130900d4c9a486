import { readFileSync, statSync } from 'node:fs'
import type { Payload } from 'payload'
import { uploadKinds, type UploadKind } from '@/domain/files/upload-kinds'
import { listDocumentFiles } from '@/server/backup/document-files'
import { openSnapshot, type Snapshot } from '@/server/backup/mongo-snapshot'
import { readPages } from '@/server/backup/read-store'
import { StoreSum, sumStore } from '@/server/backup/store-sum'
import { listStores } from '@/server/backup/stores'
import { findNonEmptyStore } from '@/server/backup/target'
import { readUnfinishedSince } from '@/server/backup/unfinished-restore'
import { listMigrations } from '@/server/database/availability/schema-version'
import { BackupError } from './backup-error'
import {
  aboutName,
  fileEntryName,
  formatVersion,
  identifySecret,
  manifestName,
  storeEntryName,
  type About,
  type Manifest,
} from './backup-format'
import { BackupWriter } from './backup-writer'
import { checkDatabase, describeDatabase, openDatabase, type Deployment } from './deployment'
import { copySqliteNow } from './sqlite-snapshot'

type Print = (line: string) => void

/**
 * Writes a backup of a deployment to a new file, also while a server runs. What must be undone when it ends early is added to
 * `cleanups`; each may be called twice, and all were called when this function returns.
 */
export async function writeBackup(
  file: string,
  { databaseUrl, secret, files }: Deployment,
  print: Print,
  cleanups: (() => void)[],
): Promise<void> {
  const begun = new Date()
  try {
    const writer = new BackupWriter(file, begun)
    cleanups.push(() => writer.discard())
    await checkDatabase(databaseUrl, 'source')
    print(`Backing up ${describeDatabase(databaseUrl)} and ${files.title}`)
    const about = describeProgram(begun, databaseUrl, secret)
    await writer.add(aboutName, toJson(about))

    const payload = await openSource(databaseUrl, file, cleanups)
    const session = await openSnapshot(payload)
    const snapshot = about.database === 'sqlite' || session !== null
    const named = new Set<string>()
    const sums = await addStores(writer, payload, session, named, print)
    const changed = snapshot ? [] : await findChanges(payload, sums)

    const missing = await addFiles(writer, files.store, named)
    const stores = sums.map(({ store: { name }, count }) => ({ name, count }))
    const [ended, entries] = [new Date().toISOString(), [...writer.entries]]
    const manifest = { ...about, ended, snapshot, changed, stores, missing, entries }
    await writer.add(manifestName, toJson(manifest))
    await writer.finish()
    printSummary(manifest, file, begun, print)
  } finally {
    for (const cleanUp of cleanups) cleanUp()
  }
}

const toJson = (value: unknown) => Buffer.from(`${JSON.stringify(value)}\n`)

const describeProgram = (begun: Date, databaseUrl: string, secret: string): About => ({
  format: 'refectory-backup',
  formatVersion,
  program: programVersion(),
  begun: begun.toISOString(),
  database: databaseUrl.startsWith('file:') ? 'sqlite' : 'mongodb',
  migrations: { sqlite: listMigrations('sqlite'), mongodb: listMigrations('mongodb') },
  secretId: identifySecret(secret),
})

const programVersion = () =>
  String(
    (JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version?: unknown }).version,
  )

/** Opens the database. A server writes to SQLite meanwhile, so a copy of the file is opened instead. */
async function openSource(databaseUrl: string, file: string, cleanups: (() => void)[]): Promise<Payload> {
  let url = databaseUrl
  if (databaseUrl.startsWith('file:')) {
    const copy = await copySqliteNow(databaseUrl, file)
    cleanups.push(copy.remove)
    url = copy.url
  }
  const payload = await openDatabase(url)
  const unfinished = await readUnfinishedSince(payload)
  if (unfinished !== null) throw new BackupError(`The database contains an unfinished restore from ${unfinished}.`)
  if (!(await findNonEmptyStore(payload))) throw new BackupError('The database is empty: there is nothing to back up.')
  return payload
}

/** Adds all documents and versions in parts, and the files that documents name to `named`. */
async function addStores(
  writer: BackupWriter,
  payload: Payload,
  session: Snapshot,
  named: Set<string>,
  print: Print,
): Promise<StoreSum[]> {
  const sums: StoreSum[] = []
  for (const store of listStores(payload)) {
    const sum = new StoreSum(store)
    let part = 0
    for await (const documents of readPages(payload, store, session)) {
      sum.add(documents)
      for (const document of documents) for (const name of listDocumentFiles(payload, store, document)) named.add(name)
      const lines = documents.map((document) => `${JSON.stringify(document)}\n`).join('')
      await writer.add(storeEntryName(store.name, ++part), Buffer.from(lines))
    }
    sums.push(sum)
    if (sum.count > 0) print(`  ${store.name.padEnd(34)} ${String(sum.count).padStart(8)}`)
  }
  return sums
}

/** Reads everything again, and returns the stores that changed since they were added. */
async function findChanges(payload: Payload, sums: StoreSum[]): Promise<string[]> {
  const changed: string[] = []
  for (const { store, digest } of sums) if ((await sumStore(payload, store)).digest !== digest) changed.push(store.name)
  return changed
}

/** Adds all uploads. Returns those that documents name and that do not exist. */
async function addFiles(writer: BackupWriter, store: Deployment['files']['store'], named: Set<string>) {
  const missing = new Set(named)
  for (const kind of Object.keys(uploadKinds) as UploadKind[])
    for (const name of (await store.list(kind)).sort()) {
      const bytes = await store.read(kind, name)
      if (!bytes) continue // deleted meanwhile
      await writer.add(fileEntryName(kind, name), bytes)
      missing.delete(`${kind}/${name}`)
    }
  return [...missing].sort()
}

function printSummary(
  { stores, entries, missing, snapshot, changed }: Manifest,
  file: string,
  begun: Date,
  print: Print,
) {
  for (const name of missing) print(`  MISSING FILE: ${name} is named by a document and does not exist.`)
  if (!snapshot)
    print(
      changed.length === 0
        ? 'This database cannot show one moment to a reader. Everything was read twice, and nothing had changed.'
        : `NOT OF ONE MOMENT: this database cannot show one moment to a reader, and these changed meanwhile: ${changed.join('; ')}.`,
    )
  const total = (versions: boolean) =>
    stores.reduce((sum, { name, count }) => sum + (name.endsWith(', versions') === versions ? count : 0), 0)
  const files = entries.filter(({ name }) => name.startsWith('files/')).length
  const seconds = ((Date.now() - begun.getTime()) / 1000).toFixed(1)
  const megabytes = (statSync(file).size / 1e6).toFixed(2)
  print(
    `Backed up ${total(false)} documents, ${total(true)} versions, ${files} files in ${seconds} s: ${file} (${megabytes} MB).`,
  )
}
