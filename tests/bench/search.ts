import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { measureSearch } from './search/measure-search'
import { measureSearchAnswers, type SearchSize } from './search/measure-search-answers'
import { formatTable } from './table'

/** `npm run bench:search` measures the whole data set; `-- --small` a tenth of it, in a few seconds. */
const size: SearchSize = process.argv.includes('--small') ? [500, 1_000, 50] : [5_000, 10_000, 500]
const home = path.resolve(fileURLToPath(new URL('../../.test/bench', import.meta.url)))
const env = {
  NODE_ENV: 'production',
  PAYMENT_SANDBOX: 'allow',
  PAYLOAD_SECRET: 'only-for-the-bench-only-for-the-bench',
}
const rows = [...(await measureSearch()), ...(await measureSearchAnswers(env, home, size))]
console.log(formatTable(['measurement', 'result', 'target'], rows))
process.exit(0)
