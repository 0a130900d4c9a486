import type { ChildProcess } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { studioApi } from '../studio/staff-sign-in'
import { startSecondServer } from '../support/servers/second-server'
import { siteIdOf } from './campus'

const port = 3196
const other = `http://localhost:${port}`
let second: ChildProcess

test.beforeAll(async ({ request }) => {
  test.setTimeout(60_000)
  second = await startSecondServer(request, port)
})
test.afterAll(() => {
  second.kill('SIGKILL')
})

test('serves a change from another server within two seconds', async ({ request }) => {
  test.setTimeout(60_000)
  const ask = await studioApi(request, 'administrator')
  const site = await siteIdOf(request, 'northgate')
  const made = (await (await ask('POST', 'buildings', { site, name: 'Mill', active: true })).json()) as {
    doc: { id: string }
  }
  const address = `${other}/v1/locations/weekly_schedule?site_id=${site}`
  const readAnswer = async () => (await request.get(address)).text()
  try {
    const late: number[] = []
    for (let round = 0; round < 5; round += 1) {
      const name = `Mill ${round}`
      await readAnswer() // fills the cache
      expect((await ask('PATCH', `buildings/${made.doc.id}?locale=en`, { name })).status()).toBe(200)
      const saved = Date.now()
      while (!(await readAnswer()).includes(`"${name}"`) && Date.now() - saved < 10_000)
        await new Promise((resolve) => setTimeout(resolve, 25))
      late.push(Date.now() - saved)
    }
    expect(late.filter((milliseconds) => milliseconds > 2_000)).toEqual([])
  } finally {
    await ask('DELETE', `buildings/${made.doc.id}`)
  }
})
