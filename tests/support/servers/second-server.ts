import { spawn, type ChildProcess } from 'node:child_process'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { testSiteArguments, testSites } from '../../../scripts/tests/test-site.mjs'

/** Starts another server on the database of the server under test, as on a second machine. `settings` are environment variables. */
export async function startSecondServer(
  request: APIRequestContext,
  port: number,
  settings: Record<string, string> = {},
): Promise<ChildProcess> {
  const server = spawn(process.execPath, [...testSiteArguments, 'server.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PAYMENT_SANDBOX: 'allow',
      PORT: String(port),
      SERVER_URL: `http://localhost:${testSites.site}`,
      PAYLOAD_SECRET: 'only-for-tests-only-for-tests-only',
      DATABASE_URL: 'file:./.test/site/refectory.db',
      MEDIA_DIR: '.test/site/media',
      REFECTORY_CLOCK: '2026-11-20T12:05:00-05:00',
      RUN_JOBS: 'off',
      ...settings,
    },
    stdio: 'ignore',
  })
  const isUp = () =>
    request.get(`http://localhost:${port}/v1/sites/public`).then(
      (response) => response.ok(),
      () => false,
    )
  await expect.poll(isUp, { timeout: 50_000 }).toBe(true)
  return server
}

/** Runs another server at its own address during the tests of a file, which are in one worker. Returns the address. */
export function useSecondServer(port: number, settings: Record<string, string> = {}): string {
  const address = `http://localhost:${port}`
  let server: ChildProcess | undefined
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async ({ request }) => {
    server = await startSecondServer(request, port, { SERVER_URL: address, ...settings })
  })
  test.afterAll(() => void server?.kill('SIGKILL'))
  return address
}
