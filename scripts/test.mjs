import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { freePort } from './free-port.mjs'
import { checkNode, install, node, programs, root } from './steps.mjs'

/** `npm test`: installs the dependencies and runs all checks and tests, including those in a browser. */
checkNode()
await install()
// A program on a port of the test sites would be tested in their place, or waited for without end.
process.env.PORT = String(await freePort(3199))
process.env.STUDIO_PORT = String(await freePort(Number(process.env.PORT) + 1))
const { findChromium } = await import('./tests/find-chromium.mjs')
const { printSlowest } = await import('./tests/slowest.mjs')
const { verify } = await import('./verify.mjs')
const CHROMIUM_PATH = findChromium()

const reports = path.join(root, '.test', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

await verify()
const browserPassed = await node('Browser and HTTP tests', [...programs.playwright, 'test'], { env: { CHROMIUM_PATH } })

const { passed, failed } = count()
printSlowest(reports)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(browserPassed && failed === 0 ? 0 : 1)

function count() {
  const sum = { passed: 0, failed: 0 }
  for (const file of existsSync(reports) ? readdirSync(reports) : []) {
    const report = JSON.parse(readFileSync(path.join(reports, file), 'utf8'))
    sum.passed += report.numPassedTests ?? report.stats?.expected ?? 0
    sum.failed += report.numFailedTests ?? (report.stats ? report.stats.unexpected + report.stats.flaky : 0)
  }
  return sum
}
