/**
 * Runs the tests: `node scripts/jest.mjs unit|integration [arguments of Jest]`.
 *
 * Unit tests run in two time zones, since no rule may depend on the machine's. Integration tests run on SQLite and, when
 * MONGODB_URI names a server on which databases may be made and dropped, a second time on MongoDB.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { root } from './steps.mjs'

const [project, ...rest] = process.argv.slice(2)
const mongo = process.env.MONGODB_URI
const runs = {
  unit: [
    { title: 'unit, TZ=UTC', env: { TZ: 'UTC' } },
    { title: 'unit, TZ=Asia/Kolkata', env: { TZ: 'Asia/Kolkata' } },
  ],
  integration: [
    { title: 'integration on SQLite', env: { TEST_DATABASE: 'sqlite' } },
    ...(mongo ? [{ title: 'integration on MongoDB', env: { TEST_DATABASE: 'mongodb' } }] : []),
  ],
}[project]

if (!runs) {
  console.error('Say which tests: node scripts/jest.mjs unit|integration')
  process.exit(2)
}

const jest = path.join(root, 'node_modules', 'jest', 'bin', 'jest.js')
const reports = path.join(root, '.test', 'reports')
mkdirSync(reports, { recursive: true })
/**
 * A password takes half a second to compare on a busy machine, and some files sign in many people. Every file has a database
 * of its own, so that two can run beside each other.
 */
const manner = project === 'integration' ? ['--testTimeout=60000', '--maxWorkers=2'] : []
const failed = runs.filter(({ title, env }) => {
  console.log(`\n=== ${title}`)
  const options = '--experimental-vm-modules --conditions=production --disable-warning=ExperimentalWarning'
  const report = path.join(reports, `${title.replace(/[^A-Za-z]+/g, '-')}.json`)
  const { status } = spawnSync(
    process.execPath,
    [jest, '--selectProjects', project, '--forceExit', '--json', `--outputFile=${report}`, ...manner, ...rest],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env, NODE_OPTIONS: [process.env.NODE_OPTIONS, options].filter(Boolean).join(' ') },
    },
  )
  return status !== 0
})
for (const { title } of failed) console.error(`FAILED: ${title}`)
if (project === 'integration' && !mongo)
  console.warn(
    '\n*** NOT TRIED ON MONGODB: set MONGODB_URI to a test server, such as mongodb://127.0.0.1:27017/?replicaSet=rs0 ***',
  )
process.exit(failed.length > 0 ? 1 : 0)
