import { cpus } from 'node:os'
import { measureApi } from './api/measure-api'
import { measureCarts } from './carts/measure-carts'
import { measureCrowd } from './crowd/measure-crowd'
import type { Options, Row } from './figures'
import { measureOrders } from './orders/measure-orders'
import { measurePages } from './pages/measure-pages'
import { measureSearch } from './search/measure-search'
import { runMeasuringProgram } from './servers/bench-folder'

/** `npm run bench [part] [-- --small]` measures one part or all of them, and prints rows for the table in docs/benchmarks.md. */
const parts: Record<string, (options: Options) => Promise<Row[]>> = {
  api: measureApi,
  sites: ({ small }) =>
    runMeasuringProgram('sites', 'tests/bench/sites/site-costs.ts', small ? ['10'] : ['10', '1000']),
  crowd: measureCrowd,
  pages: measurePages,
  carts: measureCarts,
  orders: measureOrders,
  search: measureSearch,
}

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const unknown = names.find((name) => !Object.hasOwn(parts, name))
if (unknown !== undefined) {
  console.error(`Unknown part "${unknown}". Use one of: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
const options = { small: process.argv.includes('--small') }
const date = new Date().toISOString().slice(0, 10)
console.log(`${date}, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}\n`)
console.log('| part | what | figure | target |\n| --- | --- | --- | --- |')
let failed = false
for (const [name, measure] of Object.entries(parts))
  if (names.length === 0 || names.includes(name))
    try {
      for (const row of await measure(options)) console.log(`| ${[name, ...row].join(' | ')} |`)
    } catch (error) {
      failed = true
      console.error(`The part ${name} failed:`, error)
    }
process.exit(failed ? 1 : 0)
