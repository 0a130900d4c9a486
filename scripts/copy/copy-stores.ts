import type { StoreChecksum } from '@/server/backup/deployment-reader'
import type { SideProcess } from './side-process'
import { copyFiles, type FilesReport } from './copy-files'
import type { FileLocation } from './file-locations'
import type { CopyOptions } from './copy-options'
import { CopyError } from './copy-error'

type Print = (line: string) => void
export type StoreChecksums = Map<string, StoreChecksum>

/** Opens both sides and returns their stores. Refuses a target that is not empty, unless it is to be replaced. */
export async function openSides(
  source: SideProcess,
  target: SideProcess,
  { to, replace }: CopyOptions,
): Promise<string[]> {
  const [from, into] = await Promise.all([
    source.request('open', { forColumns: to.startsWith('file:') }),
    target.request('open', { forColumns: false }),
  ])
  if (from.stores.join() !== into.stores.join()) throw new CopyError('The sides do not have the same collections.')
  if (from.unfinished !== null)
    throw new CopyError(`The source is incomplete: it contains an unfinished copy from ${from.unfinished}.`)
  if (!from.inUse) throw new CopyError('The source is empty: there is nothing to copy.')
  if (replace) return from.stores
  if (into.unfinished !== null && into.inUse)
    throw new CopyError(
      `The target contains an unfinished copy from ${into.unfinished}. To start again, use --replace.`,
    )
  if (into.inUse)
    throw new CopyError(
      `The target is not empty (it has documents in ${into.inUse}). To delete its content, use --replace.`,
    )
  return from.stores
}

/** Reads the whole source once, so that the target is not emptied for a source that cannot be read completely. */
export async function checkSourceReadable(source: SideProcess, stores: string[]): Promise<void> {
  await source.request('beginReading', null)
  for (const store of stores) await source.request('sum', { store })
}

/** Copies every store in batches, reading the next batch while one is written. Adds the files of documents to `referenced`. */
export async function copyStores(
  source: SideProcess,
  target: SideProcess,
  stores: string[],
  referenced: Set<string>,
  print: Print,
) {
  const copied: StoreChecksums = new Map()
  await source.request('beginReading', null)
  for (const store of stores) {
    let page = await source.request('next', { store })
    while (page.portion) {
      const { documents, files } = page.portion
      for (const file of files) referenced.add(file)
      const following = source.request('next', { store })
      const written = target.request('write', { store, documents })
      ;[page] = await Promise.all([following, written])
    }
    copied.set(store, page.sum)
    if (page.sum.count > 0) print(`  ${store.padEnd(34)} ${String(page.sum.count).padStart(8)}`)
    if (page.sum.lost > 0) print(`    ${page.sum.lost} references to deleted documents were left out.`)
  }
  return copied
}

export async function copyUploads(
  from: FileLocation,
  to: FileLocation,
  referenced: Set<string>,
  print: Print,
): Promise<FilesReport> {
  const report = await copyFiles(from, to, referenced)
  if (report.sameLocation) print(`Files stay where they are, in ${to.title}; they were only looked for.`)
  else print(`Files: ${report.copied} copied to ${to.title}, ${report.same} already existed.`)
  for (const name of report.missing) print(`  MISSING FILE: ${name} is named by a document and is not in ${to.title}.`)
  return report
}

/** Reads both sides again and compares them. Returns the differences, one sentence each. */
export async function compareSides(
  source: SideProcess,
  target: SideProcess,
  copied: StoreChecksums,
  print: Print,
): Promise<string[]> {
  const differences: string[] = []
  await source.request('beginReading', null)
  for (const [store, written] of copied) {
    const [inSource, inTarget] = await Promise.all([source.request('sum', { store }), target.request('sum', { store })])
    if (inSource.digest !== written.digest) differences.push(`${store}: the source changed during the copy.`)
    else if (inTarget.count !== inSource.count)
      differences.push(`${store}: ${inSource.count} in the source, ${inTarget.count} in the target.`)
    else if (inTarget.digest !== inSource.digest) differences.push(`${store}: the content differs.`)
  }
  for (const sentence of differences) print(`DIFFERENT: ${sentence}`)
  return differences
}
