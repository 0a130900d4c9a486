import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { build, mustRun, programs, root } from './steps.mjs'

/** A fresh demo campus under `.test/`, served at the port of the browser tests, at a fixed noon of a Friday. */
const home = path.join(root, '.test', 'site')
rmSync(home, { recursive: true, force: true })
const port = process.env.PORT ?? '3199'
const env = {
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  PORT: port,
  SERVER_URL: `http://localhost:${port}`,
  FRENCH_HOSTS: 'fr.localhost',
  SCRIPT_HOSTS: 'widgets.example',
  MOBILE_APP_LINK: 'exampledining://open/{site}',
  MOBILE_APP_AGENTS: 'ExampleDining/',
  PAYLOAD_SECRET: 'only-for-tests-only-for-tests-only',
  DATABASE_URL: 'file:./.test/site/refectory.db',
  MEDIA_DIR: path.join(home, 'media'),
  RATE_LIMIT_READS: '0', // every test comes from one address
  RATE_LIMIT_VOTES: '0',
  RATE_LIMIT_FORMS: '0',
  REFECTORY_CLOCK: process.env.REFECTORY_CLOCK ?? '2026-11-20T12:05:00-05:00',
}
await build(env)
await mustRun('Load the demo campus', [...programs.tsx, 'scripts/seed.ts'], { env, quiet: true })
const server = spawn(process.execPath, [...programs.tsx, 'server.ts'], {
  cwd: root,
  env: { ...process.env, ...env },
  stdio: 'inherit',
})
server.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
