import { spawn } from 'node:child_process'
import { followChild } from '../follow-child.mjs'
import { build, root } from '../steps.mjs'
import { freshTestSite, testSiteArguments, settingsOf } from './test-site.mjs'

/** Serves a fresh copy of the demo campuses under `.test/` with the production build: `serve-for-tests.mjs site|studio`. */
const name = process.argv[2] ?? 'site'
const settings = settingsOf(name)
await build(settings)
await freshTestSite(name)
const server = spawn(process.execPath, [...testSiteArguments, 'server.ts'], {
  cwd: root,
  env: { ...process.env, ...settings },
  stdio: 'inherit',
})
followChild(server)
