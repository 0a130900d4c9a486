import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { measureOrders } from './orders/measure-orders'
import { formatTable } from './table'

/** `npm run bench:orders` orders for 30 seconds; `-- --small` for 3. */
const seconds = process.argv.includes('--small') ? 3 : 30
const home = fileURLToPath(new URL('../../.test/bench', import.meta.url))
const env = {
  NODE_ENV: 'production',
  PAYLOAD_SECRET: 'only-for-the-bench-only-for-the-bench',
  PAYMENT_SANDBOX: 'allow',
}
console.log(formatTable(['measurement', 'result', 'target'], await measureOrders(env, path.resolve(home), seconds)))
process.exit(0)
