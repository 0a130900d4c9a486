import crypto from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { jest } from '@jest/globals'
import { waitForBackgroundWork } from '@/server/background-work'
import { runWithRequest } from '@/server/http/current-request'
import { setRateLimits } from '@/server/http/rate-limits'
import { callV1 } from '../../../support/data/call-v1'
import { makeCampus, makeFilters, type Campus } from '../../../support/data/campus'
import { makePerson } from '../../../support/data/staff'
import { closePayload, openPayload } from '../../../support/payload'
import { ask } from '../../../support/studio/rest'

const payload = await openPayload()
const password = 'a-long-password'
let campus: Campus
type Email = { to: string; subject: string; text: string }
const emails: Email[] = []

beforeAll(async () => {
  payload.sendEmail = async (email) => emails.push(email as Email)
  await makeFilters(payload)
  campus = await makeCampus(payload, 'northgate')
  await payload.update({ collection: 'sites', id: campus.site, data: { customerLogin: true }, overrideAccess: true }) // the test has full access
})
const unlimited = { reads: null, votes: null, forms: null }
beforeEach(() => setRateLimits(unlimited))
afterAll(async () => {
  setRateLimits(unlimited)
  await closePayload()
})

let serial = 0
const newPerson = (role: 'editor' | 'administrator' = 'editor') =>
  makePerson(payload, role, role === 'editor' ? [campus.site] : [], `limited-${(serial += 1)}@example.com`)

/** Sends a studio call as a client of a network. `device` is the `Cookie` header of a device. */
const from = (network: string, path: string, data?: object, token?: string, device?: string) =>
  runWithRequest({ response: { setHeader: () => {} } as unknown as ServerResponse, network }, () =>
    ask('POST', `staff/${path}`, { data, token, headers: device ? { Cookie: device } : {} }),
  )
const signIn = (network: string, email: string, secret = password, device?: string) =>
  from(network, 'login', { email, password: secret }, undefined, device)
const deviceIn = (cookies: readonly string[]) =>
  cookies.find((cookie) => cookie.startsWith('device-'))?.split(';')[0] ?? ''
/** The mails about wrong passwords to an address. */
async function warningsTo(email: string) {
  await waitForBackgroundWork()
  return emails.filter(({ to, subject }) => to === email && subject.startsWith('Many wrong passwords'))
}

describe('wrong passwords of staff', () => {
  test('from one network do not lock the owner out of another, nor for more than ten minutes', async () => {
    const { email } = await newPerson()
    const time = stopTime()
    for (let n = 0; n < 4; n += 1) await signIn('192.0.2.1', email, 'not-the-password')
    expect((await signIn('192.0.2.1', email)).status).toBe(200) // and counts anew
    for (let n = 0; n < 10; n += 1)
      expect((await signIn('192.0.2.1', email.toUpperCase(), 'not-the-password')).status).toBe(n < 5 ? 401 : 429)
    expect((await signIn('198.51.100.7', email)).status).toBe(200)
    const { status, body, headers } = await signIn('192.0.2.1', email)
    const message = 'Too many wrong passwords for this email. Try again in 10 min, or choose a new password.'
    expect([status, body]).toEqual([429, { errors: [{ message }] }])
    expect(headers.get('Retry-After')).toBe('600')
    time.pass(10 * 60_000)
    expect((await signIn('192.0.2.1', email)).status).toBe(200)
    time.restore()
  })

  test('do not count against a device that has signed in before, until the password is a new one', async () => {
    const { email, id } = await newPerson()
    const cookies = (await signIn('192.0.2.20', email)).headers.getSetCookie()
    const device = deviceIn(cookies)
    expect(cookies.find((cookie) => cookie.startsWith('device-'))).toMatch(/Max-Age=\d+; SameSite=Lax; HttpOnly/)
    for (let n = 0; n < 6; n += 1) await signIn('192.0.2.20', email, 'not-the-password')
    expect((await signIn('192.0.2.20', email)).status).toBe(429)
    expect((await signIn('192.0.2.20', email, password, device)).status).toBe(200)
    for (let n = 0; n < 5; n += 1)
      expect((await signIn('192.0.2.20', email, 'not-the-password', device)).status).toBe(401)
    expect((await signIn('192.0.2.20', email, password, device)).status).toBe(429)
    const data = { password: 'another-long-one', loginAttempts: 0 }
    await payload.update({ collection: 'staff', id, data, overrideAccess: true }) // as a reset does
    expect((await signIn('192.0.2.20', email, 'another-long-one', device)).status).toBe(429)
  })

  test('are told to the owner by mail, once an hour', async () => {
    const { email } = await newPerson()
    for (let n = 0; n < 8; n += 1) await signIn('192.0.2.21', email, 'not-the-password')
    for (let n = 0; n < 8; n += 1) await signIn('192.0.2.22', email, 'not-the-password')
    const [mail, ...more] = await warningsTo(email)
    expect(more).toEqual([])
    expect(mail?.text).toMatch(/Somebody tried many wrong passwords[^]*Quelqu’un a essayé plusieurs mots de passe/)
    expect(mail?.text).not.toContain('not-the-password')
    const hour = Date.now() + 60 * 60_000 + 1
    const time = jest.spyOn(Date, 'now').mockReturnValue(hour)
    await signIn('192.0.2.22', email, 'not-the-password')
    expect(await warningsTo(email)).toHaveLength(2)
    time.mockRestore()
  })

  test('are not checked once the network has used its attempts up, whatever the account', async () => {
    const { email } = await newPerson()
    const hash = jest.spyOn(crypto, 'pbkdf2')
    for (const account of [email, 'nobody@example.com'])
      await Promise.all(Array.from({ length: 30 }, () => signIn('192.0.2.2', account, 'not-the-password')))
    const answers = [await signIn('192.0.2.2', email), await signIn('192.0.2.2', 'nobody@example.com')]
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(hash).toHaveBeenCalledTimes(5) // of the known account
    hash.mockRestore()
  })

  test('from a hundred networks refuse all others for seconds, alike for an unknown email, until an administrator unlocks the account', async () => {
    const [{ email }, administrator] = [await newPerson(), await newPerson('administrator')]
    const time = stopTime()
    for (const account of [email, 'nobody-known@example.com'])
      await enterHundred((network) => signIn(network, account, 'not-the-password'), 401)
    const answers = [await signIn('198.51.100.9', email), await signIn('198.51.100.9', 'nobody-known@example.com')]
    expect(answers.map(({ status, body }) => [status, JSON.stringify(body)])).toEqual(
      Array.from({ length: 2 }, () => [429, expect.stringContaining('Too many wrong passwords for this email. Try')]),
    )
    const token = String((await signIn('192.0.2.4', administrator.email)).body.token)
    await from('192.0.2.4', 'unlock', { email }, token)
    expect((await signIn('198.51.100.9', email)).status).toBe(200)
    time.restore()
  }, 60_000)

  test('are forgotten when an administrator unlocks the account', async () => {
    const [{ email }, administrator] = [await newPerson(), await newPerson('administrator')]
    for (let n = 0; n < 5; n += 1) await signIn('192.0.2.3', email, 'not-the-password')
    expect((await signIn('192.0.2.3', email)).status).toBe(429)
    const token = String((await signIn('192.0.2.4', administrator.email)).body.token)
    expect((await from('192.0.2.4', 'unlock', { email })).status).toBe(404)
    expect((await from('192.0.2.4', 'unlock', { email }, token)).status).toBe(200)
    expect((await signIn('192.0.2.3', email)).status).toBe(200)
  })
})

/** Stops the time of limits, which refill in real time. */
function stopTime() {
  const start = performance.now()
  const elapsed = jest.spyOn(performance, 'now').mockReturnValue(start)
  return {
    pass: (milliseconds: number) => elapsed.mockReturnValue(start + milliseconds),
    restore: () => elapsed.mockRestore(),
  }
}

/** Enters a wrong password from a hundred networks, whose answers must be those of wrong passwords. */
async function enterHundred(enter: (network: string) => Promise<{ status: number }>, wrong: number) {
  for (let n = 0; n < 100; n += 1) expect((await enter(`192.0.2.${100 + n}`)).status).toBe(wrong)
}

/** Counts the password hashes that run at the same moment. None ends before `released`. */
function watchHashes(released = Promise.resolve()) {
  const counts = { running: 0, most: 0, total: 0 }
  const { pbkdf2 } = crypto
  const spy = jest.spyOn(crypto, 'pbkdf2').mockImplementation((secret, salt, rounds, length, digest, done) => {
    counts.total += 1
    counts.most = Math.max(counts.most, (counts.running += 1))
    const end: typeof done = (error, key) => {
      counts.running -= 1
      done(error, key)
    }
    void released.then(() => pbkdf2(secret, salt, rounds, length, digest, end))
  })
  return { counts, restore: () => spy.mockRestore() }
}

describe('300 sign-ins at the same moment', () => {
  const read = () => callV1('GET', 'sites/public')

  test('from one network are answered with 429, except for its burst', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => newPerson()))
    setRateLimits({ ...unlimited, forms: { perSecond: 1, burst: 30 } })
    const { counts, restore } = watchHashes()
    const answers = Promise.all(
      Array.from({ length: 300 }, (_, n) => signIn('192.0.2.5', people[n % 10]?.email ?? '', 'not-the-password')),
    )
    expect((await read()).status).toBe(200)
    const refused = (await answers).filter(({ status }) => status === 429)
    restore()
    expect(refused.length).toBeGreaterThanOrEqual(260)
    expect(refused.every(({ headers }) => Number(headers.get('Retry-After')) >= 1)).toBe(true)
    expect(counts.most).toBeLessThanOrEqual(2)
    expect((await answers).every(({ status }) => status === 429 || status === 401)).toBe(true)
  }, 60_000)

  test('from 300 networks run few hashes at a time, and those that cannot wait get 429', async () => {
    const people = await Promise.all(Array.from({ length: 100 }, () => newPerson()))
    let release = () => {}
    const { counts, restore } = watchHashes(new Promise<void>((resolve) => (release = resolve)))
    const answers = Promise.all(
      Array.from({ length: 300 }, async (_, n) => {
        const answer = await signIn(`198.51.100.${n}`, people[n % 100]?.email ?? '', 'not-the-password')
        if (answer.status === 429) release()
        return answer
      }),
    )
    const first = await Promise.race([answers, read()])
    expect(first).toMatchObject({ status: 200 }) // a read waits for none of them
    const refused = (await answers).filter(({ status }) => status === 429)
    restore()
    expect(counts.most).toBeLessThanOrEqual(2)
    expect(counts.total).toBeGreaterThan(0)
    expect(refused.length).toBeGreaterThan(0)
    expect(new Set(refused.map(({ headers }) => headers.get('Retry-After')))).toEqual(new Set(['5']))
    expect((await answers).every(({ status }) => status === 429 || status === 401)).toBe(true)
  }, 60_000)
})

describe('a call without a session', () => {
  test.each(['login', 'forgot-password', 'reset-password', 'first-register', 'logout', 'refresh-token'])(
    'to %s is refused with a body of more than 16 KB',
    async (path) => {
      const answer = await from('192.0.2.6', path, { email: 'a@example.com', password, filler: 'x'.repeat(16 * 1024) })
      expect(answer.status).toBe(413)
      expect((await from('192.0.2.6', path, { email: 'a@example.com', password, token: 'x' })).status).toBeLessThan(413)
    },
  )

  test.each(['login', 'forgot-password', 'reset-password', 'first-register'])(
    'to %s is limited per network',
    async (path) => {
      setRateLimits({ ...unlimited, forms: { perSecond: 0.01, burst: 2 } })
      const call = (network: string) => from(network, path, { email: 'b@example.com', password, token: 'x' })
      const start = Math.round(performance.now()) // a fraction would round the seconds up
      const elapsed = jest.spyOn(performance, 'now').mockImplementation(() => start)
      const answers = [await call('192.0.2.7'), await call('192.0.2.7'), await call('192.0.2.7')]
      elapsed.mockRestore()
      expect(answers.map(({ status }) => status === 429)).toEqual([false, false, true])
      expect(answers[2]?.headers.get('Retry-After')).toBe('100') // one more in 100 s
      expect((await call('192.0.2.8')).status).not.toBe(429)
    },
  )

  test('to any other address is limited per network, too', async () => {
    setRateLimits({ ...unlimited, reads: { perSecond: 0.01, burst: 2 } })
    const call = (network: string) => from(network, 'unlock', { email: 'c@example.com' })
    const answers = [
      await call('192.0.2.9'),
      await call('192.0.2.9'),
      await call('192.0.2.9'),
      await call('192.0.2.10'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 429, 404])
  })

  test('for a password link is limited per network and account, whether the account exists or not', async () => {
    const { email } = await newPerson()
    for (const account of [email, 'nobody@example.com']) {
      const statuses: number[] = []
      for (let n = 0; n < 6; n += 1)
        statuses.push((await from('192.0.2.11', 'forgot-password', { email: account })).status)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
      expect((await from('192.0.2.12', 'forgot-password', { email: account })).status).toBe(200)
    }
    const refused = await from('192.0.2.11', 'forgot-password', { email })
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(500)
  })
})

describe('customers', () => {
  const secret = 'Potage-1!'
  const send = (path: string, data: object, network: string, cookie?: string) =>
    callV1('POST', `customer/${path}`, { site_id: campus.site, ...data }, { network, cookie })
  const newCustomer = async (network: string) => {
    const email = `guest-${(serial += 1)}@example.ca`
    const names = { first_name: 'Ana', last_name: 'Roy', email, password: secret, confirm_password: secret }
    expect((await send('create', names, network)).json.status).toBe('success')
    return { email, names }
  }
  const authenticate = (email: string, word: string, network: string, cookie?: string) =>
    send('authenticate', { email, password: word }, network, cookie)
  const cookiesOf = ({ headers }: Awaited<ReturnType<typeof send>>) => [headers['Set-Cookie'] ?? []].flat().map(String)

  test('[CUS-8.1] are not locked out by ten wrong passwords from another network, where the right one is not called wrong', async () => {
    const { email } = await newCustomer('203.0.113.1')
    const refusal = { status: 'error', msg: 'Invalid email or password.' }
    for (const tried of [email, 'nobody@example.ca']) {
      for (let n = 0; n < 10; n += 1)
        expect((await authenticate(tried, 'Wrong-1!', '203.0.113.2')).json).toEqual(refusal)
      const { status, json, headers } = await authenticate(tried, secret, '203.0.113.2')
      const msg = 'Too many wrong passwords for this email. Try again in 10 min, or choose a new password.'
      expect([status, json.msg]).toEqual([429, msg])
      expect(Number(headers['Retry-After'])).toBeGreaterThan(500)
    }
    expect((await authenticate(email, secret, '203.0.113.1')).json.status).toBe('success')
    const [mail, ...more] = await warningsTo(email)
    expect([mail?.text.includes('/northgate/login#forgotten'), more]).toEqual([true, []])
    expect(await warningsTo('nobody@example.ca')).toEqual([])
  })

  test('[CUS-8.1] are told the truth after a hundred wrong passwords from everywhere, which do not concern their devices and end by themselves', async () => {
    const { email } = await newCustomer('203.0.113.10')
    const device = deviceIn(cookiesOf(await authenticate(email, secret, '203.0.113.10')))
    const time = stopTime()
    for (const account of [email, 'nobody-known@example.ca'])
      await enterHundred((network) => authenticate(account, 'Wrong-1!', network), 200)
    const refused = await authenticate(email, secret, '203.0.113.10')
    const unknown = await authenticate('nobody-known@example.ca', secret, '203.0.113.10')
    const msg = 'Too many wrong passwords for this email. Try again in 1 min, or choose a new password.'
    for (const { status, json } of [refused, unknown]) expect([status, json]).toEqual([429, { status: 'error', msg }])
    expect([refused, unknown].map(({ headers }) => headers['Retry-After'])).toEqual(['6', '6'])
    expect((await authenticate(email, 'Wrong-1!', '203.0.113.10', device)).status).toBe(200)
    time.pass(6_000)
    expect((await authenticate(email, secret, '203.0.113.10')).json.status).toBe('success')
    time.restore()
  }, 60_000)

  test('with a lock that a former version stored are refused like those with a wrong password', async () => {
    const { email } = await newCustomer('203.0.113.11')
    const data = { lockUntil: new Date(Date.now() + 600_000).toISOString() }
    await payload.db.updateOne({ collection: 'customers', where: { email: { equals: email } }, data })
    const { status, json } = await authenticate(email, secret, '203.0.113.11')
    expect([status, json]).toEqual([200, { status: 'error', msg: 'Invalid email or password.' }])
  })

  test('on a device that has signed in before are not stopped by wrong passwords of their network', async () => {
    const { email } = await newCustomer('203.0.113.6')
    const device = deviceIn(cookiesOf(await authenticate(email, secret, '203.0.113.6')))
    for (let n = 0; n < 10; n += 1) await authenticate(email, 'Wrong-1!', '203.0.113.6')
    expect((await authenticate(email, secret, '203.0.113.6')).status).toBe(429)
    expect((await authenticate(email, secret, '203.0.113.6', device)).json.status).toBe('success')
    for (let n = 0; n < 10; n += 1) await authenticate(email, 'Wrong-1!', '203.0.113.7', device)
    expect((await authenticate(email, secret, '203.0.113.7', device)).status).toBe(429)
    expect((await authenticate(email, secret, '203.0.113.7')).json.status).toBe('success')
  })

  test('who have signed in are counted apart from their network', async () => {
    const { email } = await newCustomer('203.0.113.8')
    const session = cookiesOf(await authenticate(email, secret, '203.0.113.8'))[0]?.split(';')[0]
    setRateLimits({ ...unlimited, forms: { perSecond: 0.01, burst: 2 } })
    const names = { first_name: 'Ana', last_name: 'Roy' }
    const look = (cookie?: string) => send('update_customer', names, '203.0.113.8', cookie)
    const statuses = async (cookie?: string) =>
      [await look(cookie), await look(cookie), await look(cookie)].map((it) => it.status)
    expect(await statuses()).toEqual([401, 401, 429])
    expect(await statuses(session)).toEqual([200, 200, 429])
    expect(await statuses('customer=forged')).toEqual([429, 429, 429])
    expect((await authenticate(email, secret, '203.0.113.8', session)).status).toBe(429)
  })

  test('who sign up hash their password once, so that a busy server never refuses an account that it has made', async () => {
    const { counts, restore } = watchHashes()
    await newCustomer('203.0.113.9')
    restore()
    expect(counts.total).toBe(1)
  })

  test('[V1-14.3] get 429 with Retry-After for the eleventh sign-up and the sixth reset with one email', async () => {
    const { email, names } = await newCustomer('203.0.113.3')
    for (let n = 0; n < 9; n += 1) expect((await send('create', names, '203.0.113.3')).status).toBe(200)
    for (let n = 0; n < 5; n += 1)
      expect((await send('request_password_reset', { email }, '203.0.113.3')).status).toBe(200)
    for (const [path, data] of [
      ['create', names],
      ['request_password_reset', { email }],
    ] as const) {
      const refused = await send(path, data, '203.0.113.3')
      expect([refused.status, refused.json]).toEqual([
        429,
        { status: 'error', msg: 'Too many attempts. Try again later.' },
      ])
      expect(Number(refused.headers['Retry-After'])).toBeGreaterThan(500)
      expect((await send(path, data, '203.0.113.4')).status).toBe(200)
    }
  })

  test('300 sign-ins from 300 networks run few hashes at a time, and the others get 429', async () => {
    const people: { email: string }[] = []
    while (people.length < 15) people.push(await newCustomer(`203.0.114.${people.length}`)) // together, some would wait too long
    let release = () => {}
    const { counts, restore } = watchHashes(new Promise<void>((resolve) => (release = resolve)))
    const unknown = Array.from({ length: 285 }, (_, n) => ({ email: `nobody-${n}@example.ca` }))
    let refusals = 0
    const answers = await Promise.all(
      [...people, ...unknown].map(async ({ email }, n) => {
        const answer = await authenticate(email, 'Wrong-1!', `203.0.113.${n}`)
        if (answer.status === 429 && (refusals += 1) === 250) release()
        return answer
      }),
    )
    restore()
    expect(counts.most).toBeLessThanOrEqual(2)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThanOrEqual(250)
    expect(new Set(refused.map(({ headers }) => headers['Retry-After']))).toEqual(new Set(['5']))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
  }, 60_000)
})
