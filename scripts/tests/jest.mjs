/**
 * Runs the tests: `node scripts/tests/jest.mjs unit|integration [arguments of Jest]`.
 *
 * Unit tests that use dates, or whose source does, run in two time zones, because no rule may depend on the machine's. Integration tests
 * run on SQLite and, if MONGODB_URI names a server on which databases may be created and dropped, also on MongoDB.
 */
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { joinIntegrationTests, joinedPrograms, joinedTest } from './join-tests.mjs'
import { filesBelow, root } from '../steps.mjs'

const [project, ...rest] = process.argv.slice(2)
const mongo = process.env.MONGODB_URI
const workers = 2
const run = randomBytes(6).toString('hex')

const usesDates = (file) => existsSync(file) && /\bDate\b|\bIntl\b|toLocale|moment/.test(readFileSync(file, 'utf8'))

/** The unit tests that use dates or whose source does. A test's path mirrors that of its source, below `src` or the root. */
const listTestsWithDates = () =>
  filesBelow(path.join(root, 'tests', 'unit')).filter((test) => {
    const source = path.relative(path.join(root, 'tests', 'unit'), test).replace(/\.test\.tsx?$/, '')
    const sources = ['src', '.'].flatMap((folder) =>
      ['.ts', '.tsx', '.mjs'].map((extension) => path.join(root, folder, source + extension)),
    )
    return /\.test\.tsx?$/.test(test) && [test, ...sources].some(usesDates)
  })

/** The integration tests marked `@runs-once`, which use no database: they run with the first one. */
const listTestsWithoutDatabase = () =>
  filesBelow(path.join(root, 'tests', 'integration')).filter((file) =>
    readFileSync(file, 'utf8').startsWith('/** @runs-once'),
  )
const escape = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
/** They follow all other arguments: Jest takes every word after the option as a pattern. */
const withoutRepeats = () => [
  '--passWithNoTests',
  ...listTestsWithoutDatabase().map((file) => `--testPathIgnorePatterns=${escape(joinedTest(file))}$`),
]

const runs = {
  unit: [
    { title: 'unit, TZ=UTC', env: { TZ: 'UTC' } },
    {
      title: 'unit, TZ=Asia/Kolkata',
      env: { TZ: 'Asia/Kolkata' },
      args: () => (rest.length > 0 ? [] : ['--runTestsByPath', ...listTestsWithDates()]),
    },
  ],
  // Some tests start processes, which takes seconds on a busy machine.
  integration: ['sqlite', ...(mongo ? ['mongodb'] : [])].map((database) => ({
    title: `integration on ${{ sqlite: 'SQLite', mongodb: 'MongoDB' }[database]}`,
    env: { TEST_DATABASE: database, TEST_RUN: run, JOINED_PROGRAMS: joinedPrograms },
    args: () => ['--testTimeout=60000', `--maxWorkers=${workers}`, ...(database === 'mongodb' ? withoutRepeats() : [])],
  })),
}[project]

if (!runs) {
  console.error('Usage: node scripts/tests/jest.mjs unit|integration [arguments of Jest]')
  process.exit(2)
}

const jest = path.join(root, 'node_modules', 'jest', 'bin', 'jest.js')
const reports = path.join(root, '.test', 'reports')
/** Holds what tests write with `tmpdir()`, which Node looks for in one of these variables, until the run ends. */
const scratch = mkdtempSync(path.join(tmpdir(), 'refectory-tests-'))
const scratchSettings = { TMPDIR: scratch, TEMP: scratch, TMP: scratch }
mkdirSync(reports, { recursive: true })

if (project === 'integration') await joinIntegrationTests()
const failed = runs.filter(({ title, env, args }) => {
  console.log(`\n=== ${title}`)
  const options = '--experimental-vm-modules --conditions=production --disable-warning=ExperimentalWarning'
  const report = path.join(reports, `${title.replace(/[^A-Za-z]+/g, '-')}.json`)
  const common = ['--selectProjects', project, '--forceExit', '--json', `--outputFile=${report}`]
  const { status } = spawnSync(process.execPath, [jest, ...common, ...rest, ...(args?.() ?? [])], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...scratchSettings,
      ...env,
      NODE_OPTIONS: [process.env.NODE_OPTIONS, options].filter(Boolean).join(' '),
    },
  })
  return status !== 0
})
if (project === 'integration' && mongo) await dropDatabases()
rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }) // Windows keeps files that an ending process had open
for (const { title } of failed) console.error(`FAILED: ${title}`)
if (project === 'integration' && !mongo)
  console.warn(
    '\n*** NOT RUN ON MONGODB: set MONGODB_URI to a test server, such as mongodb://127.0.0.1:27017/?replicaSet=rs0 ***',
  )
process.exit(failed.length > 0 ? 1 : 0)

/** Drops the databases of this run's workers; see `tests/support/environment.ts`. */
async function dropDatabases() {
  const { MongoClient } = await import('mongodb')
  const client = await new MongoClient(mongo).connect()
  for (let worker = 1; worker <= workers; worker++) await client.db(`refectory-test-${run}-${worker}`).dropDatabase()
  await client.close()
}
