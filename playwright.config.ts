import { defineConfig } from '@playwright/test'

const baseURL = `http://localhost:${process.env.PORT ?? 3199}`

/** Pages (`tests/site`) and the published API (`tests/v1`), against the production build with a fresh demo campus. */
export default defineConfig({
  testDir: 'tests',
  projects: [
    { name: 'visitors', testMatch: ['site/**/*.spec.ts', 'v1/**/*.spec.ts'] },
    // One after the other: of two sign-ins of one person at the same instant Payload can lose a session.
    { name: 'staff', testMatch: ['studio/**/*.spec.ts'], workers: 1, fullyParallel: false },
  ],
  outputDir: '.test/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  reporter: [['list'], ['json', { outputFile: '.test/reports/browser.json' }]],
  use: {
    baseURL,
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
  webServer: {
    command: 'node scripts/serve-for-tests.mjs',
    url: `${baseURL}/v1/sites/public`,
    timeout: 300_000,
    reuseExistingServer: !process.env.CI,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
