import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { freePort } from './free-port.mjs'
import { checkNode, install, node, programs, root } from './steps.mjs'

/**
 * `npm test` installs the dependencies and runs all checks and tests that a change has to pass. `npm run test:all` runs what
 * `npm test` leaves out, because it repeats, waits or disturbs; a test that fails there runs again alone. `--minutes N` ends that run
 * in time and names what it left out.
 */
const all = process.argv[2] === 'all'
const minutes = process.argv.includes('--minutes') ? Number(process.argv.at(-1)) : Infinity
const began = Date.now()

checkNode()
await install()
// A program on a port of the test sites would be tested in their place, or waited for without end.
process.env.PORT = String(await freePort(3199))
process.env.STUDIO_PORT = String(await freePort(Number(process.env.PORT) + 1))
const { findChromium } = await import('./tests/find-chromium.mjs')
const { readResults } = await import('./tests/results.mjs')
const { seedTestSite } = await import('./tests/test-site.mjs')
const { verify } = await import('./verify.mjs')
process.env.CHROMIUM_PATH = findChromium()

const reports = path.join(root, '.test', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const jest = (suite) => ['scripts/tests/jest.mjs', suite]
/** Tests in a browser, and again one at a time what failed. */
const browser = (name, ...args) => ({
  name,
  args: [...programs.playwright, 'test', ...args],
  env: { BROWSER_REPORT: `${name.replace(/[^A-Za-z]+/g, '-')}.json` },
})
const plain = ['staff', 'visitors'].map((name) => `--project=${name}`)
const parts = all
  ? [
      { name: 'Tests of programs and of the demo', args: [...jest('tools'), '--again'] },
      { name: 'Further integration tests on MongoDB', args: [...jest('mongodb'), '--again'] },
      { name: 'Slow tests', args: [...jest('slow'), '--again'] },
      browser('Slow browser tests', '--project=slow staff', '--project=slow visitors', '--workers=1'),
    ]
  : [browser('Browser and HTTP tests', ...plain)]

if (!all) await verify()
else await seedTestSite()
let complete = true
const leftOut = []
for (const { name, args, env } of parts) {
  const timeout = minutes * 60_000 - (Date.now() - began)
  if (timeout < 0 || !(await run(name, args, env, timeout))) {
    if (Date.now() - began >= minutes * 60_000) leftOut.push(name)
    else complete = false
  }
}
finish()

/** Runs one part for as long as there is time. What fails in a browser in `test:all` runs again alone. */
async function run(name, args, env, timeout) {
  const limit = Number.isFinite(timeout) ? { timeout } : {}
  if (await node(name, args, { env, ...limit })) return true
  if (!all || !env || Date.now() - began >= minutes * 60_000) return false
  const second = { BROWSER_REPORT: env.BROWSER_REPORT.replace('.json', '.again.json') }
  return node(`${name}: what failed, alone`, [...args, '--last-failed', '--workers=1'], { env: second, ...limit })
}

/** Prints the results. A run is red if a test failed, twice in `test:all`, or a part ended without a report. */
function finish() {
  const { passed, failed, flaky, slowest } = readResults(reports)
  console.log('\nThe ten slowest test files:')
  for (const { seconds, file, report } of slowest)
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file} (${report})`)
  for (const { file, title } of failed) console.log(`FAILED: ${file}: ${title}`)
  for (const { file, title } of flaky) console.log(`FLAKY, passed alone: ${file}: ${title}`)
  for (const name of leftOut) console.log(`NOT RUN TO ITS END for lack of time: ${name}`)
  console.log(`\n${passed + flaky.length} passed, ${failed.length} failed`)
  process.exit(failed.length === 0 && complete ? 0 : 1)
}
