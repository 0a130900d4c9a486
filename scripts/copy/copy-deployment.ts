import type { Sum } from '@/server/copy/source'
import type { Side } from './ask-side'
import { copyFiles, type FilesReport } from './copy-files'
import type { Place } from './file-places'
import type { Order } from './order'
import { Refused } from './refused'

type Print = (line: string) => void
export type Copied = Map<string, Sum>

/** The stores that both sides have. Refuses a target in which something is, unless it is to be replaced. */
export async function openBoth(source: Side, target: Side, { to, replace }: Order): Promise<string[]> {
  const [from, into] = await Promise.all([
    source.ask('open', { forColumns: to.startsWith('file:') }),
    target.ask('open', { forColumns: false }),
  ])
  if (from.stores.join() !== into.stores.join()) throw new Refused('The sides do not have the same collections.')
  if (from.unfinished !== null)
    throw new Refused(`The source holds a copy begun ${from.unfinished} that has not ended: it is not whole.`)
  if (!from.inUse) throw new Refused('The source is empty: there is nothing to copy.')
  if (replace) return from.stores
  if (into.unfinished !== null && into.inUse)
    throw new Refused(
      `The target holds a copy begun ${into.unfinished} that has not ended: say --replace to begin it anew.`,
    )
  if (into.inUse)
    throw new Refused(
      `The target is not empty (there is something in ${into.inUse}): say --replace to lose what is in it.`,
    )
  return from.stores
}

/** Reads everything once and keeps nothing: a source that cannot be read to its end must not cost the target's content. */
export async function readThrough(source: Side, stores: string[]): Promise<void> {
  await source.ask('beginReading', null)
  for (const store of stores) await source.ask('sum', { store })
}

/** Copies every store, a page at a time, the next one being read while one is written. Answers what each came to. */
export async function copyStores(source: Side, target: Side, stores: string[], named: Set<string>, print: Print) {
  const copied: Copied = new Map()
  await source.ask('beginReading', null)
  for (const store of stores) {
    let page = await source.ask('next', { store })
    while (page.portion) {
      const { documents, files } = page.portion
      for (const file of files) named.add(file)
      const following = source.ask('next', { store })
      const written = target.ask('write', { store, documents })
      ;[page] = await Promise.all([following, written])
    }
    copied.set(store, page.sum)
    if (page.sum.count > 0) print(`  ${store.padEnd(34)} ${String(page.sum.count).padStart(8)}`)
    if (page.sum.lost > 0)
      print(`    ${page.sum.lost} references in it led to documents that are gone; they were left out.`)
  }
  return copied
}

export async function copyUploads(from: Place, to: Place, named: Set<string>, print: Print): Promise<FilesReport> {
  const report = await copyFiles(from, to, named)
  if (report.samePlace) print(`Files stay where they are, in ${to.title}; they were only looked for.`)
  else print(`Files: ${report.copied} copied to ${to.title}, ${report.same} were there already.`)
  for (const name of report.missing) print(`  MISSING FILE: ${name} is named by a document and is not in ${to.title}.`)
  return report
}

/** Reads both sides again, independently, and compares; the sentences that say what differs. */
export async function compareSides(source: Side, target: Side, copied: Copied, print: Print): Promise<string[]> {
  const differences: string[] = []
  await source.ask('beginReading', null)
  for (const [store, written] of copied) {
    const [now, there] = await Promise.all([source.ask('sum', { store }), target.ask('sum', { store })])
    if (now.digest !== written.digest) differences.push(`${store}: the source was changed while it was copied.`)
    else if (there.count !== now.count)
      differences.push(`${store}: ${now.count} in the source, ${there.count} in the target.`)
    else if (there.digest !== now.digest) differences.push(`${store}: the content is not the same on both sides.`)
  }
  for (const sentence of differences) print(`DIFFERENT: ${sentence}`)
  return differences
}
