/**
 * Runs tests with Jest: `node scripts/tests/jest.mjs SUITE [--again] [arguments of Jest]`.
 *
 * - `unit`: unit tests.
 * - `integration`: integration tests on SQLite. If MONGODB_URI names a server on which databases may be created and dropped, the
 *   files marked `@both-databases` also run there.
 * - `tools`: tests of the project's programs and of the demo.
 * - `mongodb`: the integration tests that `integration` runs on SQLite only.
 * - `slow`: the files named `*.slow.test.ts`, one at a time.
 *
 * With a path, `unit` and `integration` run every file that matches, on every configured database. `--again` repeats what failed,
 * one file at a time, into a report of its own.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { joinIntegrationTests, joinedPrograms, joinedTest } from './join-tests.mjs'
import { filesBelow, root } from '../steps.mjs'

const [suite, ...given] = process.argv.slice(2)
const again = given.includes('--again')
const rest = given.filter((argument) => argument !== '--again')
const hasPath = rest.some((argument) => !argument.startsWith('-'))
const mongo = process.env.MONGODB_URI
const databases = ['sqlite', ...(mongo ? ['mongodb'] : [])]
const workers = 2
const run = randomBytes(6).toString('hex')

const escape = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
const slow = '\\.slow\\.test\\.'
const without = (patterns) => patterns.map((pattern) => `--testPathIgnorePatterns=${pattern}`)

/** The joined integration tests whose source begins with a mark. */
const listMarked = (mark) =>
  filesBelow(path.join(root, 'tests', 'integration'))
    .filter((file) => readFileSync(file, 'utf8').startsWith(`/** @${mark}`))
    .map(joinedTest)
/** Files that use no database run on SQLite's turn only. */
const withoutDatabase = () => listMarked('runs-once').map((file) => `${escape(file)}$`)

/** A run of unit tests, in a time zone with half an hour, because no rule may depend on the machine's. */
const unitRun = (title, args) => ({
  title,
  project: 'unit',
  env: { TZ: 'Asia/Kolkata' },
  args: ['--testTimeout=20000', ...args],
})

const integrationRun = (database, title, args) => ({
  title: `${title} on ${{ sqlite: 'SQLite', mongodb: 'MongoDB' }[database]}`,
  project: 'integration',
  env: { TEST_DATABASE: database, TEST_RUN: run, JOINED_PROGRAMS: joinedPrograms },
  args: ['--testTimeout=60000', ...args], // some tests start processes, which takes seconds on a busy machine
})

const suites = {
  unit: () => [unitRun('unit', hasPath ? [] : without([slow, 'tests/tools/']))],
  tools: () => [unitRun('tools', [...without([slow]), '--testPathPatterns=tests/tools/'])],
  integration: () =>
    databases.map((database) => {
      if (database === 'sqlite') return integrationRun(database, 'integration', hasPath ? [] : without([slow]))
      const chosen = hasPath ? without(withoutDatabase()) : ['--runTestsByPath', ...listMarked('both-databases')]
      return integrationRun(database, 'integration', chosen)
    }),
  mongodb: () => {
    const ignored = [slow, ...withoutDatabase(), ...listMarked('both-databases').map((file) => `${escape(file)}$`)]
    return mongo ? [integrationRun('mongodb', 'further integration', without(ignored))] : []
  },
  slow: () => [
    unitRun('slow unit', ['--maxWorkers=1', `--testPathPatterns=${slow}`]),
    ...databases.map((database) =>
      integrationRun(database, 'slow integration', [
        '--maxWorkers=1',
        `--testPathPatterns=${slow}`,
        ...(database === 'mongodb' ? without(withoutDatabase()) : []),
      ]),
    ),
  ],
}

if (!suites[suite]) {
  console.error(`Usage: node scripts/tests/jest.mjs ${Object.keys(suites).join('|')} [--again] [arguments of Jest]`)
  process.exit(2)
}

const reports = path.join(root, '.test', 'reports')
mkdirSync(reports, { recursive: true })
/** Holds what tests write with `tmpdir()`, which Node looks for in one of these variables, until the run ends. */
const scratch = mkdtempSync(path.join(tmpdir(), 'refectory-tests-'))
let child
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child?.kill(signal))

const runs = suites[suite]()
if (runs.some(({ project }) => project === 'integration')) await joinIntegrationTests()
const failed = []
for (const each of runs) {
  console.log(`\n=== ${each.title}`)
  if (await jest(each)) continue
  // Without a report Jest has crashed: it does not know what failed.
  const repeats = again && existsSync(reportOf(each.title))
  if (repeats) console.log(`\n=== ${each.title}: what failed, alone`)
  if (!repeats || !(await jest({ ...each, args: [...each.args, '--onlyFailures', '--maxWorkers=1'] }, '.again')))
    failed.push(each.title)
}
if (mongo) await dropDatabases()
rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }) // Windows keeps files that an ending process had open
for (const title of failed) console.error(`FAILED: ${title}`)
if (suite === 'integration' && !mongo)
  console.warn(
    '\n*** NOT RUN ON MONGODB: set MONGODB_URI to a test server, such as mongodb://127.0.0.1:27017/?replicaSet=rs0 ***',
  )
process.exit(failed.length > 0 ? 1 : 0)

function reportOf(title, suffix = '') {
  return path.join(reports, `${title.replace(/[^A-Za-z]+/g, '-')}${suffix}.json`)
}

/** Runs Jest and writes its report. Resolves to whether every test passed. */
function jest({ title, project, env, args }, suffix = '') {
  const options = '--experimental-vm-modules --conditions=production --disable-warning=ExperimentalWarning'
  const report = reportOf(title, suffix)
  rmSync(report, { force: true })
  const program = path.join(root, 'node_modules', 'jest', 'bin', 'jest.js')
  const common = [`--maxWorkers=${workers}`, '--selectProjects', project, '--forceExit', '--passWithNoTests', '--json']
  child = spawn(process.execPath, [program, ...common, `--outputFile=${report}`, ...rest, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...{ TMPDIR: scratch, TEMP: scratch, TMP: scratch },
      ...env,
      NODE_OPTIONS: [process.env.NODE_OPTIONS, options].filter(Boolean).join(' '),
    },
  })
  return new Promise((resolve) => child.on('close', (status) => resolve(status === 0)))
}

/** Drops the databases of this run's workers; see `tests/support/environment.ts`. */
async function dropDatabases() {
  const { MongoClient } = await import('mongodb')
  const client = await new MongoClient(mongo).connect()
  for (let worker = 1; worker <= workers; worker++) await client.db(`refectory-test-${run}-${worker}`).dropDatabase()
  await client.close()
}
