import { parseArgs } from 'node:util'
import { exitOnSignals } from '../support/servers/end-with-us'
import { killCases, measureOrderKills } from './orders/kill-orders'
import { measureSignIn } from './sign-in/measure-sign-in'
import type { Kind } from './servers/deployment'

/*
 * `npm run faults -- orders|sign-in [--database sqlite|mongodb] [--seed N] …` runs one of two long measurements.
 * See docs/faults.md.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    database: { type: 'string', default: 'sqlite' },
    seed: { type: 'string', default: '1' },
    port: { type: 'string', default: '3320' },
    rounds: { type: 'string', default: '100' },
    case: { type: 'string' },
    tries: { type: 'string', default: '500' },
  },
})
const kind: Kind = values.database === 'mongodb' ? 'mongodb' : 'sqlite'
const [task] = positionals
const [seed, port] = [Number(values.seed), Number(values.port)]

const tasks: Record<string, () => Promise<string[]>> = {
  orders: async () => {
    const faults: string[] = []
    for (const what of killCases)
      if (values.case === undefined || values.case === what)
        faults.push(...(await measureOrderKills(kind, what, Number(values.rounds), seed)))
    return faults
  },
  'sign-in': () => measureSignIn(kind, Number(values.tries), seed, port, values.case),
}
const run = tasks[task ?? '']
if (!run) {
  console.error('Name one of: orders, sign-in.')
  process.exit(2)
}
exitOnSignals() // its servers end with it
const began = Date.now()
const faults = await run()
for (const fault of faults.slice(0, 40)) console.log(`FAULT ${fault}`)
console.log(
  `${faults.length === 0 ? 'No faults' : `${faults.length} faults`}, ${Math.round((Date.now() - began) / 1000)} s.`,
)
process.exit(faults.length === 0 ? 0 : 1)
