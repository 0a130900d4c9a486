import { spawn } from 'node:child_process'
import { existsSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { environment } from './environment.mjs'
import { explainFullDisk } from './explain-failure.mjs'
import { followChild } from './follow-child.mjs'
import { isFree } from './free-port.mjs'
import {
  build,
  checkNode,
  exitOnErrors,
  exitWithError,
  install,
  loadDemo,
  programs,
  readIfExists,
  root,
  serverDefaults,
} from './steps.mjs'

/** `npm run demo` turns a fresh clone into a running demo campus. A second run keeps the changes of the first. */
const port = Number(process.env.PORT ?? 3000)

checkNode()
exitOnErrors()
if (!(await isFree(port)))
  exitWithError(`Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=3001 npm run demo`)
await install()
const env = {
  ...environment(),
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  PAYMENT_SANDBOX: process.env.PAYMENT_SANDBOX ?? 'allow',
  PORT: String(port),
  SERVER_URL: process.env.SERVER_URL ?? `http://localhost:${port}`,
  DEMO_MAILBOX: process.env.DEMO_MAILBOX ?? 'on',
  FRENCH_HOSTS: process.env.FRENCH_HOSTS ?? 'fr.localhost',
}
const [signIns] = await Promise.all([loadOnce(), build(env)])
// A server on a full disk would log a failed job every few seconds.
const fullDisk = explainFullDisk(root)
if (fullDisk) exitWithError(fullDisk)

const server = spawn(process.execPath, [...programs.typescript, 'server.ts'], {
  cwd: root,
  env: { ...serverDefaults, ...process.env, ...env },
  stdio: ['inherit', 'pipe', 'inherit'],
})
console.log('▸ Start the server')
let isReady = false
server.stdout.on('data', (data) => {
  process.stdout.write(data)
  if (!String(data).includes('Refectory answers')) return
  isReady = true
  console.log(formatWelcome())
})
server.on('exit', (code, signal) => {
  if (!isReady && (signal || code > 128))
    console.error('\nStopped during: Start the server. The next run continues from there.')
})
followChild(server)

/**
 * Loads the demo campuses, unless this database has them. A mark beside the database of a demo has what the program printed the
 * first time, because starting the program only to learn that costs seconds.
 */
async function loadOnce() {
  const mark = path.join(root, 'data', '.demo-loaded')
  const before = readDatabaseFile()
  const [database, ...printed] = readIfExists(mark).split('\n')
  if (before && database === before) return printed.join('\n')
  const output = await loadDemo(env)
  const signIns = output.slice(output.indexOf('To sign in'))
  const after = readDatabaseFile()
  if (after) writeFileSync(mark, `${after}\n${signIns}`)
  return signIns
}

/** Identifies the file of the database: another one has another inode or time of birth. Null for a database server. */
function readDatabaseFile() {
  if (env.DATABASE_URL && !env.DATABASE_URL.startsWith('file:')) return null
  const file = path.resolve(root, (env.DATABASE_URL ?? 'file:./data/refectory.db').slice('file:'.length))
  if (!existsSync(file)) return null
  const { ino, birthtimeMs } = statSync(file)
  return `${file} ${ino} ${birthtimeMs}`
}

function formatWelcome() {
  const url = `http://localhost:${port}`
  return `
  Choose a campus      ${url}
  In English           ${url}/northgate/whats-on-the-menu
  In French            http://fr.localhost:${port}/universite-saint-cyrille/whats-on-the-menu
  The v1 API           ${url}/v1/sites/public
  The studio           ${url}/admin
  Mails and texts      ${url}/mailbox

${signIns}
Stop with Ctrl+C. Your changes are stored in data/ and media/.
`
}
