import { getSessionCustomer } from '@/server/auth/customer-session'
import { handleRequest } from '@/v1/engine/handle-request'
import { routes } from '@/v1/routes'
import { fieldsOf, rowsOf } from '@/server/database/stored-values'
import { makeCampus, type Campus } from '../../../support/data/campus'
import { makePerson } from '../../../support/data/staff'
import { ask } from '../../../support/studio/rest'
import { updateDocument } from '../../../support/data/update-document'
import { closePayload, openPayload } from '../../../support/payload'
import type { CallAnswer } from '../../../support/servers/other-process'
import { startOtherProcess } from '../../../support/servers/start-other-process'

const payload = await openPayload()
let campus: Campus
let other: Awaited<ReturnType<typeof startOtherProcess>>
type Call = Parameters<typeof other.ask>[0]
const askOther = (call: Call) => other.ask<CallAnswer>(call)
const cookieOfOther = async (call: Call) => (await askOther(call)).setCookie

beforeAll(async () => {
  campus = await makeCampus(payload, 'northgate')
  await updateDocument(payload, 'sites', campus.site, { customerLogin: true })
  other = await startOtherProcess()
})
afterAll(async () => {
  other.kill()
  await closePayload()
})

test('keeps every session of a customer who signs in through two processes concurrently', async () => {
  const { site } = campus
  const person = { email: 'ana@example.ca', password: 'Potage-1!' }
  const names = { first_name: 'Ana', last_name: 'Roy', confirm_password: person.password }
  const postHere = async (address: string, data: object) => {
    const body = { type: 'application/json', bytes: Buffer.from(JSON.stringify(data)) }
    return String((await handleRequest(routes, { method: 'POST', address, body })).headers['Set-Cookie'])
  }
  const cookies = [await postHere('/v1/customer/create', { ...person, ...names, site_id: site })]
  for (let round = 0; round < 20; round += 1) {
    const signIn = { address: '/v1/customer/authenticate', data: { ...person, site_id: site } }
    cookies.push(...(await Promise.all([postHere(signIn.address, signIn.data), cookieOfOther(signIn)])))
  }
  const tokens = cookies.map((cookie) => /^customer=([\w.-]+);/.exec(cookie)?.[1] ?? '')
  const owners = await Promise.all(tokens.map((token) => getSessionCustomer(payload, token, site)))
  expect(owners.map((owner) => owner?.email ?? 'signed out')).toEqual(tokens.map(() => person.email))
})

test('ends a customer’s sessions in one process exactly, while they sign in through two', async () => {
  const { site } = campus
  const person = { email: 'bea@example.ca', password: 'Potage-1!', site_id: site }
  const post = async (path: string, data: object, cookie?: string) => {
    const body = { type: 'application/json', bytes: Buffer.from(JSON.stringify({ ...data, site_id: site })) }
    const request = { method: 'POST', address: `/v1/customer/${path}`, body, cookie }
    return String((await handleRequest(routes, request)).headers['Set-Cookie'])
  }
  const pairOf = (cookie: string) => cookie.split(';')[0] ?? ''
  const isOpen = async (cookie: string) =>
    (await getSessionCustomer(payload, pairOf(cookie).replace('customer=', ''), site)) !== null
  const names = { first_name: 'Bea', last_name: 'Roy', confirm_password: person.password }
  const current = pairOf(await post('create', { ...person, ...names }))
  const signIn = { address: '/v1/customer/authenticate', data: person }
  for (let round = 0; round < 10; round += 1) {
    const before = [await post('authenticate', person), await cookieOfOther(signIn)]
    const ends = { address: '/v1/customer/end_other_sessions', data: { site_id: site }, cookie: current }
    const [, here] = await Promise.all([cookieOfOther(ends), post('authenticate', person)])
    expect(await Promise.all(before.map(isOpen))).toEqual([false, false])
    expect(await isOpen(current)).toBe(true)
    await post('end_other_sessions', {}, current)
    expect(await isOpen(here)).toBe(false)
  }
})

describe('a staff member', () => {
  const password = 'a-long-password'
  const signInHere = async (email: string, secret = password) =>
    String((await ask('POST', 'staff/login', { data: { email, password: secret } })).body.token)
  const signInThere = async (email: string) => {
    const data = { email, password }
    return String(fieldsOf(JSON.parse((await askOther({ studio: 'staff/login', data })).text)).token)
  }
  const meOf = async (token: string) => fieldsOf((await ask('GET', 'staff/me', { token })).body.user).email ?? null
  const storedSessions = async (id: string) =>
    rowsOf(fieldsOf(await payload.db.findOne({ collection: 'staff', where: { id: { equals: id } } })).sessions)

  test('keeps all sixty sessions of sign-ins through two processes while their account is saved', async () => {
    const { id, email } = await makePerson(payload, 'editor', [campus.site], 'two-processes@example.com')
    const token = await signInHere(email)
    const tokens: string[] = []
    for (let round = 0; round < 30; round += 1) {
      const save = ask('PATCH', `staff/${id}`, { token, data: { name: `Name ${round}` } })
      // Through the Local API, as programs save: without the locks of the studio's API.
      const localSave = updateDocument(payload, 'staff', id, { name: `Local ${round}` })
      const [here, there] = await Promise.all([
        signInHere(email),
        signInThere(email),
        save,
        localSave.catch(() => null),
      ])
      tokens.push(here, there)
    }
    expect((await Promise.all(tokens.map(meOf))).filter((owner) => owner === email)).toHaveLength(60)
  }, 120_000)

  test('keeps no session of a sign-in with the old password when the password changes meanwhile', async () => {
    const { id, email } = await makePerson(payload, 'editor', [campus.site], 'changing@example.com')
    const token = await signInHere(email)
    const attempts = [signInThere(email), ...Array.from({ length: 2 }, () => signInHere(email))]
    const data = { password: 'another-long-one', currentPassword: password }
    const changed = await ask('PATCH', `staff/${id}`, { token, data })
    await Promise.all(attempts)
    expect(changed.status).toBe(200)
    expect(await storedSessions(id)).toHaveLength(1)
    expect(await meOf(token)).toBe(email)
    expect(await meOf(await signInHere(email))).toBeNull()
    expect(await meOf(await signInHere(email, 'another-long-one'))).toBe(email)
  })
})
