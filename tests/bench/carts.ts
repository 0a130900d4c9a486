import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { measureCarts } from './carts/measure-carts'
import { formatTable } from './table'

/** `npm run bench:carts` loads the server for 30 seconds; `-- --small` for 3. */
const seconds = process.argv.includes('--small') ? 3 : 30
const home = fileURLToPath(new URL('../../.test/bench', import.meta.url))
const env = {
  NODE_ENV: 'production',
  PAYMENT_SANDBOX: 'allow',
  PAYLOAD_SECRET: 'only-for-the-bench-only-for-the-bench',
}
console.log(formatTable(['measurement', 'result', 'target'], await measureCarts(env, path.resolve(home), seconds)))
process.exit(0)
