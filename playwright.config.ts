import { defineConfig } from '@playwright/test'
import { testSites } from './scripts/tests/test-site.mjs'

const addressOf = (name: keyof typeof testSites) => `http://localhost:${testSites[name]}`
const [site, studio] = [{ baseURL: addressOf('site') }, { baseURL: addressOf('studio') }]
const signIns = ['support/browser/sign-ins.setup.ts']
/** These wait or disturb; `npm run test:all` runs them, one at a time. */
const slow = '**/*.slow.spec.ts'

const serve = (name: keyof typeof testSites) => ({
  command: `node scripts/tests/serve-for-tests.mjs ${name}`,
  url: `${addressOf(name)}/v1/sites/public`,
  timeout: 300_000,
  reuseExistingServer: !process.env.CI,
  stdout: 'ignore' as const,
  stderr: 'pipe' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
})

/**
 * The studio (`tests/studio`), pages (`tests/site`) and the published API (`tests/v1`), against the production build with a fresh
 * demo campus. The studio has a server and a database of its own: its tests change documents that visitors see.
 */
export default defineConfig({
  testDir: 'tests',
  projects: [
    { name: 'studio sign-ins', testMatch: signIns, use: studio },
    { name: 'sign-ins', testMatch: signIns, use: site },
    {
      name: 'staff',
      testMatch: ['studio/**/*.spec.ts'],
      testIgnore: slow,
      use: studio,
      dependencies: ['studio sign-ins'],
      fullyParallel: false,
      workers: 1,
    },
    {
      name: 'visitors',
      testMatch: ['site/**/*.spec.ts', 'v1/**/*.spec.ts'],
      testIgnore: slow,
      use: site,
      dependencies: ['sign-ins'],
    },
    { name: 'slow staff', testMatch: ['studio/**/*.slow.spec.ts'], use: studio, dependencies: ['studio sign-ins'] },
    { name: 'slow visitors', testMatch: ['{site,v1}/**/*.slow.spec.ts'], use: site, dependencies: ['sign-ins'] },
  ],
  outputDir: '.test/browser',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  timeout: 90_000, // both limits only end what hangs, also on a busy machine
  expect: { timeout: 15_000 },
  globalTimeout: 45 * 60_000, // with servers that do not start, too
  reporter: [['list'], ['json', { outputFile: `.test/reports/${process.env.BROWSER_REPORT ?? 'browser.json'}` }]],
  use: {
    locale: 'en-CA',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    trace: process.env.TRACE ? 'retain-on-failure' : 'off', // it costs a fifth of the time
    screenshot: 'only-on-failure',
  },
  webServer: [serve('site'), serve('studio')],
})
