import { existsSync } from 'node:fs'
import { findDatabaseFault } from '@/server/database/availability/check-database'
import { findSchemaProblem } from '@/server/database/availability/schema-version'
import { readSettings } from '@/server/settings'
import { SideProcess } from './side-process'
import { compareSides, copyStores, copyUploads, openSides, checkSourceReadable } from './copy-stores'
import { rejectNestedFolders, openFileLocation } from './file-locations'
import { databaseFile, parseCopyOptions, describeDatabase, usage, type CopyOptions } from './copy-options'
import { CopyError, redactSecrets } from './copy-error'

const sides: SideProcess[] = []
let writing = false

/** Checks, before Payload opens them, that both databases exist, can be reached and have the schema of this version. */
async function checkDatabases({ from, to }: CopyOptions) {
  if (from.startsWith('file:') && !existsSync(databaseFile(from)))
    throw new CopyError(`The source ${describeDatabase(from)} does not exist.`)
  for (const [side, url] of [
    ['source', from],
    ['target', to],
  ] as const) {
    const problem = (await findDatabaseFault(url)) ?? (await findSchemaProblem(url, side).catch(messageOf))
    if (problem) throw new CopyError(`The ${side} ${describeDatabase(url)} cannot be used: ${problem}.`)
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function run(options: CopyOptions): Promise<number> {
  const began = Date.now()
  const settings = readSettings({ ...process.env, DATABASE_URL: undefined })
  await checkDatabases(options)
  const [filesFrom, filesTo] = [
    await openFileLocation(options.filesFrom, settings),
    await openFileLocation(options.filesTo, settings),
  ]
  rejectNestedFolders(filesFrom, filesTo)
  const source = new SideProcess('source', { DATABASE_URL: options.from })
  const target = new SideProcess('target', { DATABASE_URL: options.to })
  sides.push(source, target)
  const stores = await openSides(source, target, options)
  if (options.replace) await checkSourceReadable(source, stores)

  console.log(`Copying ${describeDatabase(options.from)} to ${describeDatabase(options.to)}`)
  writing = true
  await target.request('beginWriting', { empty: options.replace })
  const referenced = new Set<string>()
  const copied = await copyStores(source, target, stores, referenced, console.log)
  const files = await copyUploads(filesFrom, filesTo, referenced, console.log)
  const total = (versions: boolean) =>
    [...copied].reduce((sum, [store, { count }]) => sum + (store.endsWith(', versions') === versions ? count : 0), 0)
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  console.log(
    `Copied ${total(false)} documents, ${total(true)} versions, ${files.copied} files in ${seconds} s. Comparing both sides …`,
  )

  if ((await compareSides(source, target, copied, console.error)).length > 0) return unfinished()
  await target.request('endWriting', null)
  writing = false
  console.log('Both sides are the same: every document and version was read again and compared.')
  return 0
}

function unfinished(): number {
  if (writing)
    console.error('The target is marked as unfinished: no server starts on it. Run the copy again with --replace.')
  return 1
}

function end(code: number): never {
  for (const side of sides) side.stop()
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    console.error('Stopped.')
    unfinished()
    end(130)
  })

try {
  if (process.argv.includes('--help')) {
    console.log(usage)
    end(0)
  }
  end(await run(parseCopyOptions(process.argv.slice(2))))
} catch (error) {
  console.error(redactSecrets(messageOf(error)))
  end(unfinished())
}
