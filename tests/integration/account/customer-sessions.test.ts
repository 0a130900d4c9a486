/** @both-databases */

import type { ServerResponse } from 'node:http'
import { jest } from '@jest/globals'
import { readOwnSessions } from '@/features/account/security/own-sessions'
import { runWithRequest } from '@/server/http/current-request'
import { readCustomer } from '@/features/account/read-customer'
import { resetPassword } from '@/features/account/reset-password'
import { createResetKey } from '@/server/auth/reset-links'
import { findCalendarOwner, renewCalendarKey } from '@/server/database/reservations/calendar-keys'
import { singletons } from '@/server/process-singletons'
import { callV1, type Sender } from '../../support/data/call-v1'
import { makeCampus, type Campus } from '../../support/data/campus'
import { updateDocument } from '../../support/data/update-document'
import { closePayload, openPayload } from '../../support/payload'

const payload = await openPayload()
let campus: Campus
let serial = 0
const password = 'Potage-1!'
const renewed = 'Bouillon-2#'
const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

beforeAll(async () => {
  campus = await makeCampus(payload, 'northgate')
  await updateDocument(payload, 'sites', campus.site, { customerLogin: true })
}, 30_000)
afterAll(closePayload)

function send(path: string, data: object, { userAgent, ...sender }: Sender & { userAgent?: string } = {}) {
  const context = { response: {} as ServerResponse, network: '', userAgent }
  const sent = { site_id: campus.site, ...data }
  return runWithRequest(context, () => callV1('POST', `customer/${path}`, sent, sender))
}

/** A new customer with as many sessions as User-Agents. */
async function signedInFrom(...userAgents: string[]) {
  const email = `ana-${(serial += 1)}@example.ca`
  const person = { first_name: 'Ana', last_name: 'Roy', email, password, confirm_password: password }
  await send('create', person)
  await payload.db.updateOne({ collection: 'customers', where: { email: { equals: email } }, data: { sessions: [] } })
  const cookies: string[] = []
  for (const userAgent of userAgents)
    cookies.push((await send('authenticate', { email, password }, { userAgent })).cookie)
  return { email, cookies }
}
const customerOf = (cookie: string | undefined) => readCustomer((cookie ?? '').replace('customer=', ''), campus.site)
const areOpen = async (cookies: readonly string[]) =>
  Promise.all(cookies.map(async (cookie) => (await customerOf(cookie)) !== null))
async function sessionsOf(cookie: string | undefined) {
  const customer = await customerOf(cookie)
  return customer ? readOwnSessions(customer) : []
}

describe('the sessions of a customer', () => {
  test('have a plain description of the device, and nothing else of the User-Agent', async () => {
    const { cookies, email } = await signedInFrom(chrome, 'curl/8.5.0')
    const sessions = await sessionsOf(cookies[1])
    expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      [null, true],
      ['Chrome/Android', false],
    ])
    expect(Math.abs(Number(sessions[0]?.signedInAt) - Date.now())).toBeLessThan(60_000)
    const stored = await payload.db.findOne({ collection: 'customers', where: { email: { equals: email } } })
    expect(JSON.stringify(stored)).not.toMatch(/Mozilla|Chrome\/\d|curl|127\.0/)
  })

  test('an expired one is not listed', async () => {
    const { cookies, email } = await signedInFrom(chrome, chrome)
    const [current, other] = await sessionsOf(cookies[1])
    const sessions = [
      { ...current, expiresAt: new Date(Date.now() + 60_000).toISOString(), createdAt: new Date().toISOString() },
      { ...other, expiresAt: new Date(Date.now() - 1_000).toISOString(), createdAt: new Date().toISOString() },
    ].map(({ id, createdAt, expiresAt }) => ({ id, createdAt, expiresAt }))
    await payload.db.updateOne({ collection: 'customers', where: { email: { equals: email } }, data: { sessions } })
    expect(await sessionsOf(cookies[1])).toHaveLength(1)
  })

  test('one is ended by its id, again without effect, and the others stay', async () => {
    const { cookies } = await signedInFrom(chrome, chrome, chrome)
    const [, , oldest] = await sessionsOf(cookies[2])
    for (let n = 0; n < 2; n += 1) {
      const ended = await send('end_session', { session_id: oldest?.id }, { cookie: cookies[2] })
      expect([ended.status, ended.json.msg, ended.set]).toEqual([200, 'The session has ended.', ''])
    }
    expect(await areOpen(cookies)).toEqual([false, true, true])
  })

  test('the one of the request is ended with its cookie', async () => {
    const { cookies } = await signedInFrom(chrome, chrome)
    const [current] = await sessionsOf(cookies[0])
    const ended = await send('end_session', { session_id: current?.id, locale: 'fr' }, { cookie: cookies[0] })
    expect([ended.json.msg, ended.set]).toEqual([
      'La session est terminée.',
      'customer=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
    ])
    expect(await areOpen(cookies)).toEqual([false, true])
  })

  test('all others end together', async () => {
    const { cookies } = await signedInFrom(chrome, chrome, chrome)
    const ended = await send('end_other_sessions', {}, { cookie: cookies[1] })
    expect(ended.json.msg).toBe('Your other sessions have ended.')
    expect(await areOpen(cookies)).toEqual([false, true, false])
  })

  test('stay for a request without a session, of another origin, that is a form, or without an id', async () => {
    const { cookies } = await signedInFrom(chrome, chrome)
    const [, other] = await sessionsOf(cookies[1])
    const [cookie, data] = [cookies[1] ?? '', { session_id: other?.id }]
    const type = 'text/plain'
    for (const [path, sent] of [
      ['end_session', data],
      ['end_other_sessions', {}],
    ] as const) {
      expect((await send(path, sent)).status).toBe(401)
      expect((await send(path, sent, { cookie, isForeign: true })).status).toBe(401)
      expect((await send(path, sent, { cookie, type })).json.msg).toMatch(/^Send the parameters as JSON/)
    }
    expect((await send('end_session', {}, { cookie })).json.msg).toBe('Missing parameter: session_id.')
    expect((await send('end_session', { session_id: '{"$ne":null}' }, { cookie })).status).toBe(200)
    expect(await areOpen(cookies)).toEqual([true, true])
  })
})

describe('a changed password of a customer', () => {
  const change = (current_password: string, secret: string, sender: Sender, more: object = {}) =>
    send('change_password', { current_password, password: secret, confirm_password: secret, ...more }, sender)
  const signIn = (email: string, secret: string) => send('authenticate', { email, password: secret })

  test('needs the current one, and ends all other sessions', async () => {
    const { cookies, email } = await signedInFrom(chrome, chrome, chrome)
    const cookie = cookies[1] ?? ''
    for (const wrong of ['', 'Wrong-1!', ' '])
      expect((await change(wrong, renewed, { cookie })).json.status).toBe('error')
    expect((await change('Wrong-1!', renewed, { cookie })).json.msg).toBe('The current password is wrong.')
    expect(await areOpen(cookies)).toEqual([true, true, true])
    const changed = await change(password, renewed, { cookie }, { locale: 'fr' })
    expect([changed.json.status, changed.json.msg]).toEqual([
      'success',
      'Votre mot de passe a été changé, et vos autres sessions sont terminées.',
    ])
    expect(await areOpen(cookies)).toEqual([false, true, false])
    expect((await signIn(email, password)).json.status).toBe('error')
    expect((await signIn(email, renewed)).json.status).toBe('success')
  })

  test.each([
    ['the same one', password],
    ['a weak one', 'potage'],
    ['a common one', 'Password1!'],
    ['the name of the site', 'Northgate1!'],
  ])('cannot be %s', async (_, secret) => {
    const { cookies, email } = await signedInFrom(chrome)
    const refused = await change(password, secret, { cookie: cookies[0] ?? '' })
    expect(refused.json).toEqual({ status: 'error', msg: 'Invalid field: password.' })
    expect((await signIn(email, password)).json.status).toBe('success')
  })

  test('is refused with 429 after ten wrong current ones from a network, not from others', async () => {
    const { cookies } = await signedInFrom(chrome)
    const from = (network: string) => ({ cookie: cookies[0] ?? '', network })
    for (let n = 0; n < 10; n += 1) await change('Wrong-1!', renewed, from('192.0.2.1'))
    const refused = await change(password, renewed, from('192.0.2.1'))
    expect([refused.status, refused.json.msg]).toEqual([429, 'Too many attempts. Try again later.'])
    expect((await change(password, renewed, from('198.51.100.1'))).json.status).toBe('success')
  })

  test('is that of the session, never of a parameter', async () => {
    const [mine, theirs] = [await signedInFrom(chrome), await signedInFrom(chrome)]
    const customer_id = (await customerOf(theirs.cookies[0]))?.id
    const cookie = mine.cookies[0] ?? ''
    expect((await change(password, renewed, { cookie }, { customer_id })).status).toBe(403)
    expect((await change(password, renewed, { cookie, isForeign: true })).status).toBe(401)
    expect((await change(password, renewed, {})).status).toBe(401)
    for (const { email } of [mine, theirs]) expect((await signIn(email, password)).json.status).toBe('success')
  })

  test.each(['changed', 'reset'])('ends the address of the private calendar when it is %s', async (way) => {
    const { cookies, email } = await signedInFrom(chrome)
    const id = (await customerOf(cookies[0]))?.id ?? ''
    const calendar = await renewCalendarKey(payload, id)
    expect(await findCalendarOwner(payload, calendar)).toMatchObject({ id })
    const created =
      way === 'reset' && (await createResetKey(payload, 'customers', { email: { equals: email } }, new Date()))
    if (created) await resetPassword(created.key, { password: renewed, confirmPassword: renewed }, new Date())
    else await change(password, renewed, { cookie: cookies[0] ?? '' })
    expect((await signIn(email, renewed)).json.status).toBe('success')
    expect(await findCalendarOwner(payload, calendar)).toBeNull()
  })

  test('voids a link that was sent before', async () => {
    const { cookies, email } = await signedInFrom(chrome)
    const created = await createResetKey(payload, 'customers', { email: { equals: email } }, new Date())
    await change(password, renewed, { cookie: cookies[0] ?? '' })
    const form = { password: 'Consomme-3#', confirmPassword: 'Consomme-3#' }
    expect(await resetPassword(created?.key ?? '', form, new Date())).toMatchObject({ refusal: { code: 'old-link' } })
  })

  test('does not outlast a reset by a link that begins during the change', async () => {
    const { cookies, email } = await signedInFrom(chrome)
    const created = await createResetKey(payload, 'customers', { email: { equals: email } }, new Date())
    const form = { password: 'Consomme-3#', confirmPassword: 'Consomme-3#' }
    const queue = singletons.passwordQueue
    if (!queue) throw new Error('No queue')
    const turns = jest.spyOn(queue, 'run').mockImplementation((task) => task()) // as in two processes
    const { update } = payload
    let reset: Promise<unknown> = Promise.resolve()
    const save = jest.spyOn(payload, 'update').mockImplementationOnce((async (options: never) => {
      reset = resetPassword(created?.key ?? '', form, new Date())
      for (let turn = 0; turn < 200; turn++) await new Promise(setImmediate) // the reset waits for its lock by then
      return update.call(payload, options)
    }) as never)
    await change(password, renewed, { cookie: cookies[0] ?? '' })
    expect(await reset).toMatchObject({ ok: true })
    for (const mock of [turns, save]) mock.mockRestore()
    expect((await signIn(email, renewed)).json.status).toBe('error')
    expect((await signIn(email, form.password)).json.status).toBe('success')
  })

  test('of two simultaneous changes, one is made', async () => {
    const { cookies } = await signedInFrom(chrome, chrome)
    const answers = await Promise.all(cookies.map((cookie, n) => change(password, `Bouillon-${n}#`, { cookie })))
    expect(answers.map(({ json }) => json.status).toSorted()).toEqual(['error', 'success'])
    expect((await areOpen(cookies)).filter(Boolean)).toHaveLength(1)
  })

  test('leaves no session of a sign-in with the old one', async () => {
    const { cookies, email } = await signedInFrom(chrome)
    const [, ...signedIn] = await Promise.all([
      change(password, renewed, { cookie: cookies[0] ?? '' }),
      ...Array.from({ length: 5 }, () => signIn(email, password)),
    ])
    const open = await areOpen(signedIn.flatMap(({ cookie }) => cookie || []))
    expect(open.filter(Boolean)).toEqual([])
  })
})

describe('[CUS-8.18] an account that cannot be read', () => {
  /** Makes reads of accounts fail: all of them, or those before the number `failures`. */
  async function whileUnread<Value>(failures: number, run: () => Promise<Value>): Promise<Value> {
    const findOne = payload.db.findOne
    let reads = 0
    const spy = jest.spyOn(payload.db, 'findOne').mockImplementation((async (request: { collection: string }) => {
      if (request.collection === 'customers' && (reads += 1) <= failures) throw new Error('The disk is on strike')
      return findOne.call(payload.db, request as never)
    }) as typeof findOne)
    return run().finally(() => spy.mockRestore())
  }

  test('does not end the session', async () => {
    const { email, cookies } = await signedInFrom(chrome)
    await expect(whileUnread(Infinity, () => customerOf(cookies[0]))).rejects.toThrow('The disk is on strike')
    expect((await customerOf(cookies[0]))?.email).toBe(email)
    const answer = await whileUnread(Infinity, () =>
      send('update_customer', { city: 'Guelph' }, { cookie: cookies[0] }),
    )
    expect([answer.status, answer.set]).toEqual([503, ''])
  })

  test('is read again after a single failure', async () => {
    const { email, cookies } = await signedInFrom(chrome)
    expect((await whileUnread(1, () => customerOf(cookies[0])))?.email).toBe(email)
  })

  test('is not read for a forged token, and an ended session stays ended', async () => {
    const { cookies } = await signedInFrom(chrome)
    await send('logout', {}, { cookie: cookies[0] })
    expect(await customerOf(cookies[0])).toBeNull()
    expect(await whileUnread(Infinity, () => customerOf('customer=forged'))).toBeNull()
  })
})
