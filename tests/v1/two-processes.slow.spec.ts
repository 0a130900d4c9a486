import type { ChildProcess } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { studioApi } from '../studio/staff-sign-in'
import { startSecondServer } from '../support/servers/second-server'
import { siteIdOf } from './campus'

type Plans = { mealPlans: { id: string; price: number; subscription: boolean }[] }
type CartAnswer = { status: string; cart: { items: { id: string; product_id: string; price: number }[] } }

// One second server for all tests of the file: they run in one worker.
test.describe.configure({ mode: 'default' })
const port = 3196
const other = `http://localhost:${port}`
let second: ChildProcess

test.beforeAll(async ({ request }) => {
  second = await startSecondServer(request, port)
})
test.afterAll(() => {
  second.kill('SIGKILL')
})

test('serves a change from another server within two seconds', async ({ request }) => {
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

test('fills one cart through two servers at once, and loses no item', async ({ request, baseURL }) => {
  const site_id = await siteIdOf(request, 'northgate')
  const { mealPlans } = (await (await request.get(`/v1/orderform/meal_plans?site_id=${site_id}`)).json()) as Plans
  const plans = mealPlans.filter(({ subscription }) => !subscription).slice(0, 4)
  expect(plans.length).toBeGreaterThan(1)
  const add = (server: string, meal_plan: string, cookie = '') =>
    request.post(`${server}/v1/cart/add_meal_plan`, { data: { site_id, meal_plan }, headers: { cookie } })
  const first = await add(baseURL ?? '', plans[0]?.id ?? '')
  const cookie = first.headers()['set-cookie']?.split(';')[0] ?? ''
  expect(cookie).toMatch(/^cart-[0-9a-f]{24}=[\w-]{32}$/)
  await Promise.all(plans.slice(1).map(({ id }, at) => add(at % 2 === 0 ? other : (baseURL ?? ''), id, cookie)))
  for (const server of [baseURL, other]) {
    const response = await request.get(`${server}/v1/cart/fetch?site_id=${site_id}`, { headers: { cookie } })
    expect(response.headers()['cache-control']).toBe('no-store')
    const { cart } = (await response.json()) as CartAnswer
    expect(cart.items.map(({ product_id, price }) => [product_id, price]).sort()).toEqual(
      plans.map(({ id, price }) => [id, price]).sort(),
    )
  }
})
