import { expect, test } from '@playwright/test'
import { errorSchema } from '@/contract/envelope'
import { customerResponse } from '@/contract/account/customers'
import { siteIdOf } from './campus'

const maya = { email: 'maya.lindqvist-osei@northgate.example', password: 'demo-customer-1' }

test('[V1-14.3] answers 401 without a session and 403 for another account, and disables caching', async ({
  request,
  playwright,
  baseURL,
}) => {
  const site_id = await siteIdOf(request, 'northgate')
  const signedIn = await request.post('/v1/customer/authenticate', { form: { ...maya, site_id } })
  expect([signedIn.status(), signedIn.headers()['cache-control']]).toEqual([200, 'no-store'])
  const { customer } = customerResponse.parse(await signedIn.json())
  const anonymous = await playwright.request.newContext({ baseURL })
  const data = { site_id, customer_id: customer.id, first_name: 'Eve', last_name: 'X' }
  const refused = await anonymous.post('/v1/customer/update_customer', { data })
  expect(refused.status()).toBe(401)
  expect(errorSchema.parse(await refused.json()).msg).toBe('You are logged out. Log in again.')
  const other = await request.post('/v1/customer/update_customer', { data: { ...data, customer_id: 'f'.repeat(24) } })
  expect([other.status(), await other.json()]).toEqual([403, { status: 'error', msg: 'This is not your account.' }])
  await anonymous.dispose()
})

test('[V1-14.3] reads credentials from the body only and answers GET with 405', async ({ request }) => {
  const site_id = await siteIdOf(request, 'northgate')
  const address = `/v1/customer/authenticate?${new URLSearchParams({ ...maya, site_id })}`
  expect(await (await request.post(address)).json()).toEqual({ status: 'error', msg: 'Missing parameter: site_id.' })
  const read = await request.get(address)
  expect([read.status(), read.headers().allow]).toEqual([405, 'POST, OPTIONS'])
  const described = (await (await request.get('/v1/openapi.json')).json()) as {
    paths: Record<string, Record<string, { parameters: unknown[]; requestBody?: object }>>
  }
  const operation = described.paths['/customer/authenticate']?.post
  expect(operation?.parameters).toEqual([])
  expect(JSON.stringify(operation?.requestBody)).toContain('"password"')
})

test('[V1-14.3] refuses invalid requests with status 200', async ({ request }) => {
  const site_id = await siteIdOf(request, 'northgate')
  for (const [path, data, msg] of [
    ['authenticate', { ...maya }, 'Missing parameter: site_id.'],
    ['authenticate', { ...maya, site_id: 'f'.repeat(24) }, 'Site not found.'],
    ['authenticate', { site_id, email: maya.email, password: ['x'] }, 'Invalid email or password.'],
    ['authenticate', { site_id, email: { $ne: null }, password: 'x' }, 'Invalid email or password.'],
    ['create', { site_id }, 'Invalid field: first_name.'],
    ['request_password_reset', { site_id, email: 'no' }, 'Invalid field: email.'],
  ] as const) {
    const answer = await request.post(`/v1/customer/${path}`, { data })
    expect([answer.status(), errorSchema.parse(await answer.json()).msg]).toEqual([200, msg])
  }
  const refused = await request.put('/v1/customer/update/password', { data: { public_key: 'x', password: 'a' } })
  expect(await refused.json()).toEqual({ status: 'error', msg: 'Invalid field: password.' })
})
