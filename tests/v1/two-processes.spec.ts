import { spawn, type ChildProcess } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { studioApi } from '../studio/staff'
import { siteIdOf } from './campus'

const port = 3196
const other = `http://localhost:${port}`
let second: ChildProcess

/** Another server over the same database, as a second machine would be. */
test.beforeAll(async ({ request }) => {
  test.setTimeout(60_000)
  second = spawn(process.execPath, ['--conditions=production', '--import', 'tsx', 'server.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      SERVER_URL: 'http://localhost:3199',
      PAYLOAD_SECRET: 'only-for-tests-only-for-tests-only',
      DATABASE_URL: 'file:./.test/site/refectory.db',
      MEDIA_DIR: '.test/site/media',
      REFECTORY_CLOCK: '2026-11-20T12:05:00-05:00',
      RUN_JOBS: 'off',
    },
    stdio: 'ignore',
  })
  const isUp = () =>
    request.get(`${other}/v1/sites/public`).then(
      (response) => response.ok(),
      () => false,
    )
  await expect.poll(isUp, { timeout: 50_000 }).toBe(true)
})
test.afterAll(() => {
  second.kill('SIGKILL')
})

test('[V1-14.9] what staff save at one server is in the answers of another within two seconds', async ({ request }) => {
  test.setTimeout(60_000)
  const ask = await studioApi(request, 'administrator')
  const site = await siteIdOf(request, 'northgate')
  const made = (await (await ask('POST', 'buildings', { site, name: 'Mill', active: true })).json()) as {
    doc: { id: string }
  }
  const address = `${other}/v1/locations/weekly_schedule?site_id=${site}`
  const told = async () => (await request.get(address)).text()
  try {
    const late: number[] = []
    for (let round = 0; round < 5; round += 1) {
      const name = `Mill ${round}`
      await told() // now it is kept
      expect((await ask('PATCH', `buildings/${made.doc.id}?locale=en`, { name })).status()).toBe(200)
      const saved = Date.now()
      while (!(await told()).includes(`"${name}"`) && Date.now() - saved < 10_000)
        await new Promise((resolve) => setTimeout(resolve, 25))
      late.push(Date.now() - saved)
    }
    expect(late.filter((milliseconds) => milliseconds > 2_000)).toEqual([])
  } finally {
    await ask('DELETE', `buildings/${made.doc.id}`)
  }
})
