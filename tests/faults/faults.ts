import { parseArgs } from 'node:util'
import { exitOnSignals } from '../support/servers/end-with-us'
import { measureHostile } from './hostile/hostile'
import { measureKills } from './kill/kill'
import { measureLoad } from './load/load'
import type { Kind } from './servers/deployment'

/*
 * `npm run faults -- kill|hostile|load [--database sqlite|mongodb] [--seed N] …` runs one of three long measurements against
 * servers of the production build. See docs/faults.md.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    database: { type: 'string', default: 'sqlite' },
    seed: { type: 'string', default: '1' },
    port: { type: 'string', default: '3320' },
    rounds: { type: 'string', default: '100' },
    requests: { type: 'string', default: '10000' },
    caller: { type: 'string' },
    seconds: { type: 'string', default: '30' },
  },
})
const kind: Kind = values.database === 'mongodb' ? 'mongodb' : 'sqlite'
const [task] = positionals
const [seed, port] = [Number(values.seed), Number(values.port)]

const tasks: Record<string, () => Promise<string[]>> = {
  kill: () => measureKills(kind, Number(values.rounds), seed, port),
  hostile: () => measureHostile(kind, Number(values.requests), seed, port, values.caller),
  load: () => measureLoad(kind, Number(values.seconds), seed, port),
}
const run = tasks[task ?? '']
if (!run) {
  console.error('Name one of: kill, hostile, load.')
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
