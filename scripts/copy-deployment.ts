import { existsSync } from 'node:fs'
import { databaseFault } from '@/server/reach-database'
import { readSettings } from '@/server/settings'
import { Side } from './copy/ask-side'
import { compareSides, copyStores, copyUploads, openBoth, readThrough } from './copy/copy-deployment'
import { checkPlaces, placeOf } from './copy/file-places'
import { schemaFault } from './copy/migrations-of'
import { fileOf, readOrder, titleOf, usage, type Order } from './copy/order'
import { Refused, withoutSecrets } from './copy/refused'

const sides: Side[] = []
let writing = false

/** Before Payload opens anything: are both there, in reach, and of this version's schema? */
async function checkDatabases({ from, to }: Order) {
  if (from.startsWith('file:') && !existsSync(fileOf(from)))
    throw new Refused(`The source ${titleOf(from)} does not exist.`)
  for (const [side, url] of [
    ['source', from],
    ['target', to],
  ] as const) {
    const fault = (await databaseFault(url)) ?? (await schemaFault(url, side).catch(reasonOf))
    if (fault) throw new Refused(`The ${side} ${titleOf(url)} cannot be used: ${fault}.`)
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function run(order: Order): Promise<number> {
  const began = Date.now()
  const settings = readSettings({ ...process.env, DATABASE_URL: undefined })
  await checkDatabases(order)
  const [filesFrom, filesTo] = [await placeOf(order.filesFrom, settings), await placeOf(order.filesTo, settings)]
  checkPlaces(filesFrom, filesTo)
  const source = new Side('source', { DATABASE_URL: order.from })
  const target = new Side('target', { DATABASE_URL: order.to })
  sides.push(source, target)
  const stores = await openBoth(source, target, order)
  if (order.replace) await readThrough(source, stores)

  console.log(`Copying ${titleOf(order.from)} to ${titleOf(order.to)}`)
  writing = true
  await target.ask('beginWriting', { empty: order.replace })
  const named = new Set<string>()
  const copied = await copyStores(source, target, stores, named, console.log)
  const files = await copyUploads(filesFrom, filesTo, named, console.log)
  const total = (versions: boolean) =>
    [...copied].reduce((sum, [store, { count }]) => sum + (store.endsWith(', versions') === versions ? count : 0), 0)
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  console.log(
    `Copied ${total(false)} documents, ${total(true)} versions, ${files.copied} files in ${seconds} s. Comparing both sides …`,
  )

  if ((await compareSides(source, target, copied, console.error)).length > 0) return unfinished()
  await target.ask('endWriting', null)
  writing = false
  console.log(
    `Both sides are the same: every document and version of ${copied.size} kinds was read again and compared.`,
  )
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
  end(await run(readOrder(process.argv.slice(2))))
} catch (error) {
  console.error(withoutSecrets(reasonOf(error)))
  end(unfinished())
}
