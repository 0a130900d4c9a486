import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { measureCarts } from './carts/measure-carts'
import { measureOrders } from './orders/measure-orders'
import { measureLargeMenu } from './large-menu/measure-large-menu'
import { measureSafeDishes } from './safe-dishes/measure-safe-dishes'
import { measureSaves } from './saves/measure-saves'
import { measureSearchAnswers } from './search/measure-search-answers'
import { measureSites } from './sites/measure-sites'
import { formatTable } from './table'
import { measureApi } from './api/measure-api'

const root = fileURLToPath(new URL('../..', import.meta.url))
const home = path.join(root, '.test', 'bench')
rmSync(home, { recursive: true, force: true })
mkdirSync(home, { recursive: true })
const common = {
  NODE_ENV: 'production',
  PAYMENT_SANDBOX: 'allow',
  PAYLOAD_SECRET: 'only-for-the-bench-only-for-the-bench',
  RATE_LIMIT_READS: '0',
}
const largeMenuEnv = {
  ...common,
  DATABASE_URL: 'file:./.test/bench/refectory.db',
  MEDIA_DIR: path.join(home, 'media'),
  SERVER_URL: 'http://127.0.0.1:3198',
  REFECTORY_CLOCK: '2026-11-20T12:05:00-05:00',
}
const demoEnv = {
  ...common,
  DATABASE_URL: 'file:./.test/bench/demo.db',
  MEDIA_DIR: path.join(home, 'demo-media'),
  SERVER_URL: 'http://127.0.0.1:3195',
}
const machine = `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}`

const api = await measureApi(demoEnv, home)
const sites = await measureSites(demoEnv, home)
const safeDishes = await measureSafeDishes(demoEnv, home)
const saves = await measureSaves(demoEnv, home)
const carts = await measureCarts(demoEnv, home, 30)
const orders = await measureOrders(demoEnv, home, 30)
Object.assign(process.env, largeMenuEnv)
const day = await measureLargeMenu(largeMenuEnv, home)
// Not before: it loads the product, which reads these settings, and would measure in the database of `.env`.
const { measureSearch } = await import('./search/measure-search')
const search = [...(await measureSearch()), ...(await measureSearchAnswers(demoEnv, home, [5_000, 10_000, 500]))]

const callColumns = [
  'endpoint',
  'requests per CPU second',
  'ratio to baseline',
  'target',
  '304, ratio to baseline',
  'cold build, campus cached',
  'cold build, empty caches',
]
const siteColumns = [
  'sites',
  'list of sites, empty caches',
  'status, empty caches',
  'status, list of sites cached',
  'status, warm',
  'heap',
]
const page = `# Benchmarks

\`npm run bench\` prints these figures, \`npm run bench -- --write\` writes this page. ${machine}. Rates and costs are CPU time of the server, not elapsed time. The baseline is a plain Node server that sends the same bytes. Both servers receive requests in alternating rounds over 20 persistent connections. [Faults, hostile requests and load](faults.md) have programs and figures of their own.

## A lunch of 200 dishes

A campus with one lunch of 200 dishes, each with 18 nutrients and three or four allergens and labels: ${Math.round(day.bytes / 1024)} KB of JSON.

${formatTable(['measurement', 'result', 'target'], day.rows)}

## All API endpoints

The examples of \`/v1/openapi.json\` on the demo, at the current time, with gzip. A cold build is the CPU time from the database to compressed bytes, median of 15 (target: under 25 ms). Responses that depend on the clock are built once a minute. The product has rendered a page before, as every server in use has: Next then follows the asynchronous context of each request, which costs it about 6 µs (48 instead of 42 µs for \`news/public_list\` on Node 20, measured in alternation with a server that has rendered none).

${formatTable(callColumns, api.calls)}

${formatTable(['measurement', 'result', 'target'], api.rows)}

## What can I eat?

A campus with 12 locations, each with 50 dishes at three meals, one dish in ten undeclared. From the site's documents to the HTML of the list, without the rest of the page. Empty caches are those after a start or after any change to the site: the site, its locations and its menus are read again. On a new day, the menus alone are. Every other choice then finds the menus in the cache and costs filtering and HTML alone. \`npm run bench:safe-dishes\` prints these figures alone.

${formatTable(['measurement', 'result', 'target'], safeDishes)}

## Many campuses in one process

CPU time, medians. The cost may grow at most in proportion to the number of sites; a warm read must not grow.

${formatTable(siteColumns, sites)}

## Saves in the studio

One article on SQLite, through the studio's API without the network. The target is that of the median. \`npm run bench:saves\` prints these figures alone.

${formatTable(['measurement', 'result', 'target'], saves)}

## Carts

Calls of v1 on SQLite, through HTTP in the production server, by buyers who add, change and read carts. \`npm run bench:carts\` prints these figures alone.

${formatTable(['measurement', 'result', 'target'], carts)}

## Orders

Purchases of two items on SQLite, through HTTP in the production server, by guests who fill a cart, answer a question and submit with a card of the sandbox, which answers at once: two products, ledger entry, guest account and receipt. \`npm run bench:orders\` prints these figures alone.

${formatTable(['measurement', 'result', 'target'], orders)}

## Search

5,000 dishes on 10,000 menu rows and 500 articles of 300 words in each of two languages, synthetic. CPU time of matching and ranking, without the page; then the search page of the production server over HTTP, one answer after the other. \`npm run bench:search\` prints these figures alone.

${formatTable(['measurement', 'result', 'target'], search)}

The first search after a save of such a site reads its 10,000 menu rows again and takes about two seconds, in short turns.
`
console.log(page)
if (process.argv.includes('--write')) writeFileSync(path.join(root, 'docs', 'benchmarks.md'), page)
process.exit(0)
