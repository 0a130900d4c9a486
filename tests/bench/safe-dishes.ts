import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { measureSafeDishes } from './safe-dishes/measure-safe-dishes'
import { formatTable } from './table'

const home = fileURLToPath(new URL('../../.test/bench', import.meta.url))
const env = {
  NODE_ENV: 'production',
  PAYMENT_SANDBOX: 'allow',
  PAYLOAD_SECRET: 'only-for-the-bench-only-for-the-bench',
}
console.log(formatTable(['measurement', 'result', 'target'], await measureSafeDishes(env, path.resolve(home))))
process.exit(0)
