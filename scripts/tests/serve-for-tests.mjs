import { spawn } from 'node:child_process'
import { createServer, connect } from 'node:net'
import { followChild } from '../follow-child.mjs'
import { build, mustRun, root } from '../steps.mjs'
import { freshTestSite, testSiteArguments, settingsOf } from './test-site.mjs'

/**
 * Serves a fresh copy of the demo campuses under `.test/` with the production build: `serve-for-tests.mjs site|studio`.
 *
 * `SITE_DATABASE_URL` names a MongoDB server, for the same tests on the database of production; each run gets a database of its
 * own there. `SITE_PROCESSES` starts several processes on one database, and each connection of a browser goes to the next one.
 */
const name = process.argv[2] ?? 'site'
const processes = Number(process.env.SITE_PROCESSES ?? 1)
const settings = { ...settingsOf(name), ...ownDatabase() }
await build(settings)
await freshTestSite(name)
if (process.env.SITE_DATABASE_URL)
  await mustRun('Load the demo campus', [...testSiteArguments, 'scripts/seed.ts'], { env: settings, quiet: true })
const first = Number(settings.PORT)
const ports = processes > 1 ? Array.from({ length: processes }, (_, at) => first + 100 * (at + 1)) : [first]
for (const port of ports) {
  const server = spawn(process.execPath, [...testSiteArguments, 'server.ts'], {
    cwd: root,
    env: { ...process.env, ...settings, PORT: String(port) },
    stdio: 'inherit',
  })
  followChild(server)
}
if (processes > 1) balance(first, ports)

function ownDatabase() {
  if (!process.env.SITE_DATABASE_URL) return {}
  const url = new URL(process.env.SITE_DATABASE_URL)
  url.pathname = `/refectory-${name}-${Date.now().toString(36)}`
  return { DATABASE_URL: url.href }
}

/** Passes each connection on to the next process. */
function balance(port, targets) {
  let connections = 0
  createServer((browser) => {
    const server = connect(targets[connections++ % targets.length], 'localhost')
    browser.pipe(server).pipe(browser)
    for (const [socket, other] of [
      [browser, server],
      [server, browser],
    ])
      socket.on('error', () => other.destroy())
  }).listen(port)
}
