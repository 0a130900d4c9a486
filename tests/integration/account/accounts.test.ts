import { jest } from '@jest/globals'
import { waitForBackgroundWork } from '@/server/background-work'
import { fieldsOf } from '@/server/database/stored-values'
import { signInByGet } from '@/v1/account/customer-endpoints'
import { endpoints } from '@/v1/endpoints'
import { handleRequest } from '@/v1/engine/handle-request'
import { callV1, type Sender } from '../../support/data/call-v1'
import { makeCampus, type Campus } from '../../support/data/campus'
import { closePayload, openPayload } from '../../support/payload'

const payload = await openPayload()
const overrideAccess = true // the test has full access
let north: Campus
let south: Campus
let closed: Campus
const emails: string[] = []

beforeAll(async () => {
  payload.sendEmail = async ({ text }) => emails.push(String(text))
  north = await makeCampus(payload, 'northgate')
  south = await makeCampus(payload, 'southgate')
  closed = await makeCampus(payload, 'westgate')
  for (const { site } of [north, south])
    await payload.update({ collection: 'sites', id: site, data: { customerLogin: true }, overrideAccess })
})
afterAll(closePayload)

const send = (path: string, data: object, { method = 'POST', ...sender }: Sender & { method?: string } = {}) =>
  callV1(method, `customer/${path}`, data, sender)
const password = 'Potage-1!'
let serial = 0
const newPerson = () => ({
  first_name: 'Ana',
  last_name: 'Roy',
  email: `ana-${(serial += 1)}@example.ca`,
  password,
  confirm_password: password,
})
const signUp = (person: object, site = north.site) => send('create', { ...person, site_id: site })
const signIn = (email: string, secret = password, site = north.site) =>
  send('authenticate', { site_id: site, email, password: secret })
const profile = { first_name: 'Ana', last_name: 'Roy' }
const some: unknown = expect.any(String)
const idIn = ({ json }: { json: Record<string, unknown> }) => String(fieldsOf(json.customer).id)

describe('sign-up', () => {
  test('[CUS-4.1] [CUS-4.3] creates an account and an HttpOnly session of two hours', async () => {
    const person = newPerson()
    const opened = await signUp(person)
    expect(opened.json).toMatchObject({ status: 'success', customer: { email: person.email, first_name: 'Ana' } })
    expect(opened.set).toMatch(/^customer=[\w.-]+; Path=\/; Max-Age=7200; SameSite=Lax; HttpOnly$/)
    expect(JSON.stringify(opened.json)).not.toContain(password)
  })

  test('of eight simultaneous requests with one email, one gets the account', async () => {
    const person = newPerson()
    const answers = await Promise.all(Array.from({ length: 8 }, () => signUp(person)))
    expect(answers.filter(({ json }) => json.status === 'success')).toHaveLength(1)
    expect(new Set(answers.flatMap(({ json }) => json.msg ?? []))).toEqual(
      new Set([
        'An account with this email already exists. If it has no password yet, we sent it a link to choose one.',
      ]),
    )
    const where = { email: { equals: person.email } }
    expect((await payload.count({ collection: 'customers', where, overrideAccess })).totalDocs).toBe(1)
  })

  test('the same email at another site is a separate account with its own password', async () => {
    const person = newPerson()
    const here = await signUp(person)
    const there = await signUp({ ...person, password: 'Autre-2@mot', confirm_password: 'Autre-2@mot' }, south.site)
    expect(idIn(there)).not.toBe(idIn(here))
    expect((await signIn(person.email, password, south.site)).json).toEqual({
      status: 'error',
      msg: 'Invalid email or password.',
    })
  })

  test('a profile with a fault creates no account', async () => {
    const person = { ...newPerson(), phone: '12' }
    expect((await signUp(person)).json).toEqual({ status: 'error', msg: 'Invalid field: phone.' })
    expect((await signUp({ ...person, phone: '' })).json).toMatchObject({ status: 'success' })
  })

  test.each(['potage', 'Password1!', 'Ana-7-Roy!'])('[CUS-5.13] refuses the password %s', async (secret) => {
    const { json, set } = await signUp({ ...newPerson(), password: secret, confirm_password: secret })
    expect([json, set]).toEqual([{ status: 'error', msg: 'Invalid field: password.' }, ''])
  })

  test('refuses sign-up and sign-in at sites without accounts', async () => {
    const msg = 'This site has no customer accounts.'
    expect((await signUp(newPerson(), closed.site)).json).toEqual({ status: 'error', msg })
    expect((await signIn('a@example.ca', password, closed.site)).json).toEqual({ status: 'error', msg })
  })
})

describe('sign-in', () => {
  test('[CUS-4.1] six simultaneous sign-ins all create valid sessions', async () => {
    const person = newPerson()
    await signUp(person)
    const sessions = await Promise.all(Array.from({ length: 6 }, () => signIn(person.email.toUpperCase())))
    const updates = await Promise.all(
      sessions.map(({ cookie }) => send('update_customer', { ...profile, site_id: north.site }, { cookie })),
    )
    expect(updates.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  })
})

test('[CUS-7.4] GET signs in only where the operator allows it, for no other origin, and is never stored or logged', async () => {
  const person = newPerson()
  await signUp(person)
  const query = String(new URLSearchParams({ site_id: north.site, email: person.email, password }))
  const request = { method: 'GET', address: `/v1/customer/authenticate?${query}` }
  expect((await handleRequest(endpoints, request)).status).toBe(405)
  const { headers } = await handleRequest([signInByGet], request)
  expect(headers).toMatchObject({
    'Cache-Control': 'no-store',
    'Set-Cookie': [expect.stringMatching(/^customer=/), some],
  })
  expect((await handleRequest([signInByGet], { ...request, isForeign: true })).status).toBe(403)
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await handleRequest([{ ...signInByGet, execute: () => Promise.reject(new Error('broken')) }], request)
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/Potage|ana-/)
  expect(log).toHaveBeenCalled()
  log.mockRestore()
})

describe('a customer’s own data', () => {
  test('stores the profile in one format, and keeps what a request does not send', async () => {
    const { cookie } = await signUp(newPerson())
    const values = { phone: '(705) 555-0171', province: 'Québec', postal_code: 'g1r 4p5', city: ' Québec ' }
    const update = async (data: object) =>
      (await send('update_customer', { ...data, site_id: north.site, locale: 'fr' }, { cookie })).json.customer
    const stored = { ...profile, phone: '7055550171', province: 'QC', postal_code: 'G1R 4P5', address: null }
    expect(await update({ ...profile, ...values })).toMatchObject({ ...stored, city: 'Québec' })
    expect(await update({ city: '' })).toMatchObject({ ...stored, city: null })
    expect(await update({ province: 'fl' })).toMatchObject({ province: 'FL' })
    expect(await update({})).toMatchObject({ province: 'NL' })
  })

  test('changes what the profile payload contains', async () => {
    const person = newPerson()
    const { cookie } = await signUp(person)
    const update = async (data: object) =>
      (await send('update_customer', { ...data, site_id: north.site, cookie: 'cart' }, { cookie })).json
    expect(await update({ email: person.email.toUpperCase(), opt_in: true })).toMatchObject({
      status: 'success',
      customer: { email: person.email, opt_in: true, notify_by_text: false, first_name: 'Ana' },
    })
    expect(await update({ notify_by_text: true })).toMatchObject({ status: 'error' })
    expect(await update({ notify_by_text: true, mobile: '7055550171' })).toMatchObject({
      customer: { notify_by_text: true, mobile: '7055550171', opt_in: true },
    })
  })

  test('is not ended, and no account is made or changed, by pages of another origin', async () => {
    const person = newPerson()
    const { cookie } = await signUp(person)
    const foreign = { cookie, isForeign: true }
    const out = await send('logout', { site_id: north.site }, foreign)
    const made = await send('create', { ...newPerson(), site_id: north.site }, foreign)
    const reset = await send('request_password_reset', { email: person.email, site_id: north.site }, foreign)
    expect([out, made, reset].map(({ status, set }) => [status, set])).toEqual(Array(3).fill([403, '']))
    expect((await send('update_customer', { ...profile, site_id: north.site }, { cookie })).status).toBe(200)
  })

  test('[CUS-4.2] checks sessions on the server: an ended one is refused, others stay valid', async () => {
    const person = newPerson()
    const first = await signUp(person)
    const second = await signIn(person.email)
    const out = await send('logout', { site_id: north.site }, { cookie: first.cookie })
    expect(out.set).toBe('customer=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly')
    const data = { ...profile, site_id: north.site }
    expect((await send('update_customer', data, { cookie: first.cookie })).status).toBe(401)
    expect((await send('update_customer', data, { cookie: second.cookie })).status).toBe(200)
    expect((await send('logout', { site_id: north.site })).json.status).toBe('success')
  })
})

describe('a password reset', () => {
  const requestReset = (email: string, more: object = {}) =>
    send('request_password_reset', { site_id: north.site, email, ...more })
  const keyIn = (email: string | undefined) => /\/reset-password\/([\w-]+)/.exec(email ?? '')?.[1] ?? ''
  const resetEmailFor = async (email: string, more: object = {}) => {
    await waitForBackgroundWork() // the mails of earlier requests
    emails.length = 0
    await requestReset(email, more)
    await waitForBackgroundWork()
    return emails[0] ?? ''
  }
  const resetPassword = (public_key: string, secret = 'Nouveau-3#') =>
    send('update/password', { public_key, password: secret, confirm_password: secret }, { method: 'PUT' })

  test('[CUS-5.30] works once per link, ends all sessions, and replaces the password', async () => {
    const person = newPerson()
    const before = await signUp(person)
    const text = await resetEmailFor(person.email, { locale: 'fr' })
    expect(text).toContain('Bonjour,')
    const key = keyIn(text)
    expect((await resetPassword(key, 'court')).json.msg).toBe('Invalid field: password.')
    const results = await Promise.all([resetPassword(key), resetPassword(key), resetPassword(key)])
    expect(results.filter(({ json }) => json.status === 'success')).toHaveLength(1)
    expect(results.find(({ json }) => json.status === 'success')?.json.domain).toBe('/northgate')
    expect((await resetPassword(key)).json.msg).toBe('This link has expired. Request a new one.')
    const data = { ...profile, site_id: north.site }
    expect((await send('update_customer', data, { cookie: before.cookie })).status).toBe(401)
    expect((await signIn(person.email)).json.status).toBe('error')
    expect((await signIn(person.email, 'Nouveau-3#')).json.status).toBe('success')
  })

  test.each(['', '-', 'x'.repeat(40), '{"$ne":null}'])('refuses the key "%s"', async (key) => {
    expect((await resetPassword(key)).json.msg).toBe('This link has expired. Request a new one.')
  })
})
