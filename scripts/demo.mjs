import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { environment } from './environment.mjs'
import { followChild } from './follow-child.mjs'
import { build, checkNode, exitWithError, install, mustRun, programs, root, serverFlags } from './steps.mjs'

/** `npm run demo` turns a fresh clone into a running demo campus. A second run keeps the changes of the first. */
const port = Number(process.env.PORT ?? 3000)
const portIsFree = () =>
  new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => probe.close(() => resolve(true)))
    probe.listen(port)
  })

checkNode()
if (!(await portIsFree()))
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
await build(env)
await mustRun('Load the demo campuses (first run only)', [...programs.typescript, 'scripts/seed.ts'], { env })

const server = spawn(process.execPath, [...serverFlags, ...programs.typescript, 'server.ts'], {
  cwd: root,
  env: { ...process.env, ...env },
  stdio: ['inherit', 'pipe', 'inherit'],
})
server.stdout.on('data', (data) => {
  process.stdout.write(data)
  if (String(data).includes('Refectory answers')) console.log(formatWelcome())
})
followChild(server)

function formatWelcome() {
  const url = `http://localhost:${port}`
  return `
  Choose a campus      ${url}
  In English           ${url}/northgate/whats-on-the-menu
  In French            http://fr.localhost:${port}/universite-saint-cyrille/whats-on-the-menu
  The v1 API           ${url}/v1/sites/public
  The studio           ${url}/admin
  Mails and texts      ${url}/mailbox

  Stop with Ctrl+C. Your changes are stored in data/ and media/.
`
}
