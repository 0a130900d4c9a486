import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { environment } from './environment.mjs'
import { build, checkNode, giveUp, install, mustRun, programs, root } from './steps.mjs'

/** `npm run demo`: from a fresh clone to a running demo campus in one command; run again, it keeps what was changed. */
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
  giveUp(`Port ${port} is in use. Stop what uses it, or choose another: PORT=3001 npm run demo`)
await install()
const env = {
  ...environment(),
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  PORT: String(port),
  SERVER_URL: process.env.SERVER_URL ?? `http://localhost:${port}`,
  FRENCH_HOSTS: process.env.FRENCH_HOSTS ?? 'fr.localhost',
}
await build(env)
await mustRun('Load the demo campuses (once)', [...programs.tsx, 'scripts/seed.ts'], { env })

const server = spawn(process.execPath, [...programs.tsx, 'server.ts'], {
  cwd: root,
  env: { ...process.env, ...env },
  stdio: ['inherit', 'pipe', 'inherit'],
})
server.stdout.on('data', (data) => {
  process.stdout.write(data)
  if (String(data).includes('Refectory answers')) console.log(welcome())
})
server.on('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))

function welcome() {
  const at = `http://localhost:${port}`
  return `
  Choose a campus      ${at}
  In English           ${at}/northgate/whats-on-the-menu
  In French            http://fr.localhost:${port}/universite-saint-cyrille/whats-on-the-menu
  The v1 API           ${at}/v1/sites/public
  The studio           ${at}/admin

  Stop with Ctrl+C. Everything you change is kept in data/.
`
}
