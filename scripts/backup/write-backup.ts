import { readFileSync, statSync } from 'node:fs'
import { uploadKinds, type UploadKind } from '@/domain/files/upload-kinds'
import { listMigrations } from '@/server/database/availability/schema-version'
import { CopyError } from '../copy/copy-error'
import { describeDatabase } from '../copy/copy-options'
import { SideProcess } from '../copy/side-process'
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
import { checkDatabase, type Deployment } from './deployment'
import { copySqliteNow } from './sqlite-snapshot'

type Print = (line: string) => void
type Stores = Manifest['stores']

/**
 * Writes a backup of a deployment to a new file, also while a server runs. What must be undone when it ends early is added to
 * `cleanups`; each may be called twice, and all were called when this function returns.
 */
export async function writeBackup(
  file: string,
  { databaseUrl, secret, files }: Deployment,
  print: Print,
  cleanups: (() => void)[] = [],
): Promise<Manifest> {
  const begun = new Date()
  try {
    const writer = new BackupWriter(file, begun)
    cleanups.push(() => writer.discard())
    await checkDatabase(databaseUrl, 'source')
    print(`Backing up ${describeDatabase(databaseUrl)} and ${files.title}`)
    const about = describeProgram(begun, databaseUrl, secret)
    await writer.add(aboutName, toJson(about))

    const { source, names } = await openSource(databaseUrl, file, cleanups)
    const snapshot = about.database === 'sqlite' || (await source.request('freeze', null))
    const named = new Set<string>()
    const stores = await addStores(writer, source, names, named, print)
    const changed = snapshot ? [] : await findChanges(source, stores)
    source.stop()

    const missing = await addFiles(writer, files.store, named)
    const [ended, entries] = [new Date().toISOString(), [...writer.entries]]
    const manifest = { ...about, ended, snapshot, changed, stores, missing, entries }
    await writer.add(manifestName, toJson(manifest))
    await writer.finish()
    printSummary(manifest, file, begun, print)
    return manifest
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

/** Starts the process that reads the database. A server writes to SQLite meanwhile, so it reads a copy of the file. */
async function openSource(databaseUrl: string, file: string, cleanups: (() => void)[]) {
  let url = databaseUrl
  if (databaseUrl.startsWith('file:')) {
    const copy = await copySqliteNow(databaseUrl, file)
    cleanups.push(copy.remove)
    url = copy.url
  }
  const source = new SideProcess('source', { DATABASE_URL: url })
  cleanups.unshift(() => source.stop())
  const { stores: names, unfinished, inUse } = await source.request('open', { forColumns: false })
  if (unfinished !== null)
    throw new CopyError(`The database contains an unfinished copy or restore from ${unfinished}.`)
  if (!inUse) throw new CopyError('The database is empty: there is nothing to back up.')
  return { source, names }
}

/** Adds all documents and versions in parts, reading the next part while one is written. */
async function addStores(
  writer: BackupWriter,
  source: SideProcess,
  names: string[],
  named: Set<string>,
  print: Print,
): Promise<Stores> {
  const stores: Stores = []
  await source.request('beginReading', null)
  for (const store of names) {
    let page = await source.request('next', { store })
    for (let part = 1; page.portion; part += 1) {
      for (const name of page.portion.files) named.add(name)
      const lines = page.portion.documents.map((document) => `${JSON.stringify(document)}\n`).join('')
      const following = source.request('next', { store })
      ;[page] = await Promise.all([following, writer.add(storeEntryName(store, part), Buffer.from(lines))])
    }
    stores.push({ name: store, count: page.sum.count, digest: page.sum.digest })
    if (page.sum.count > 0) print(`  ${store.padEnd(34)} ${String(page.sum.count).padStart(8)}`)
  }
  return stores
}

/** Reads everything again, and returns the stores that changed since they were added. */
async function findChanges(source: SideProcess, stores: Stores): Promise<string[]> {
  const changed: string[] = []
  for (const { name, digest } of stores)
    if ((await source.request('sum', { store: name })).digest !== digest) changed.push(name)
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
