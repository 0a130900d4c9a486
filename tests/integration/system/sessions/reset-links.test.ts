import { jest } from '@jest/globals'
import { waitForBackgroundWork } from '@/server/background-work'
import { clock } from '@/server/clock'
import { fieldsOf } from '@/server/database/stored-values'
import { handleRequest } from '@/v1/engine/handle-request'
import { routes } from '@/v1/routes'
import { makeCampus } from '../../../support/data/campus'
import { makePerson } from '../../../support/data/staff'
import { closePayload, openPayload } from '../../../support/payload'
import { ask } from '../../../support/studio/rest'
import { signInAs } from '../../../support/studio/studio-calls'

const payload = await openPayload()
const password = 'Potage-1!'
const newPassword = 'Nouveau-3#-et-long'
let site = ''
type Email = { to: string; text: string }
const emails: Email[] = []

beforeAll(async () => {
  payload.sendEmail = async (email) => void emails.push(email as Email)
  site = (await makeCampus(payload, 'northgate')).site
  await payload.update({ collection: 'sites', id: site, data: { customerLogin: true }, overrideAccess: true })
})
afterAll(closePayload)

async function v1(path: string, data: object, method = 'POST') {
  const body = { type: 'application/json', bytes: Buffer.from(JSON.stringify(data)) }
  const { bytes } = await handleRequest(routes, { method, address: `/v1/customer/${path}`, body })
  return fieldsOf(JSON.parse(String(bytes)))
}

/** The two kinds of accounts: how each requests and uses a link, and signs in. */
const kinds = {
  customers: {
    make: async (email: string) => {
      const person = { first_name: 'Ana', last_name: 'Roy', email, password, confirm_password: password }
      expect((await v1('create', { ...person, site_id: site })).status).toBe('success')
    },
    request: (email: string) => v1('request_password_reset', { site_id: site, email }),
    reset: async (key: string) => {
      const data = { public_key: key, password: newPassword, confirm_password: newPassword }
      return (await v1('update/password', data, 'PUT')).status === 'success'
    },
    canSignIn: async (email: string, secret: string) =>
      (await v1('authenticate', { site_id: site, email, password: secret })).status === 'success',
  },
  staff: {
    make: async (email: string) => void (await makePerson(payload, 'editor', [site], email)),
    request: async (email: string) => (await ask('POST', 'staff/forgot-password', { data: { email } })).body,
    reset: async (token: string) =>
      (await ask('POST', 'staff/reset-password', { data: { token, password: newPassword } })).status === 200,
    canSignIn: async (email: string, secret: string) =>
      (await ask('POST', 'staff/login', { data: { email, password: secret } })).status === 200,
  },
}
const keyIn = (email: Email | undefined) =>
  /\/(?:reset-password|admin\/reset)\/([\w-]+)/.exec(email?.text ?? '')?.[1] ?? ''
/** The emails of all requests that were answered. */
const sentEmails = async () => {
  await waitForBackgroundWork()
  return emails
}
/** Holds what is to start 0.2 to 0.4 seconds after an answer, until the returned function is called. */
function holdBackgroundWork() {
  const { setTimeout: start } = globalThis
  const held: (() => void)[] = []
  const hold = (work: () => void, wait = 0) => (wait >= 200 && wait < 400 ? void held.push(work) : start(work, wait))
  const timers = jest.spyOn(globalThis, 'setTimeout').mockImplementation(hold as never)
  return () => {
    timers.mockRestore()
    for (const work of held) work()
  }
}
afterEach(() => void jest.restoreAllMocks())
beforeEach(async () => void ((await sentEmails()).length = 0))

describe.each(['customers', 'staff'] as const)('a password reset link of %s', (kind) => {
  const { make, request, reset, canSignIn } = kinds[kind]
  const storedKey = async (email: string) =>
    fieldsOf(await payload.db.findOne({ collection: kind, where: { email: { equals: email } } })).resetPasswordToken

  test('[CUS-1.8] [CUS-6.4] is stored hashed and works once', async () => {
    const email = `hashed-${kind}@example.ca`
    await make(email)
    await request(email)
    const key = keyIn((await sentEmails())[0])
    expect(key).toMatch(/^[0-9a-f]{40}$/)
    const stored = String(await storedKey(email))
    expect(stored).toMatch(/^[0-9a-f]{64}$/)
    expect(await reset(stored)).toBe(false)
    expect([await reset(key), await reset(key)]).toEqual([true, false])
    expect(await canSignIn(email, newPassword)).toBe(true)
  })

  test('is stored hashed by Payload’s own operation, too, which finds it again', async () => {
    const email = `local-${kind}@example.ca`
    await make(email)
    const data = { email, username: `${site}:${email}` }
    const local = { collection: kind, disableEmail: true, overrideAccess: true } // a program has full access
    const key = String(await payload.forgotPassword({ ...local, data: data as never }))
    expect(String(await storedKey(email))).not.toBe(key)
    expect(await reset(key)).toBe(true)
  })

  test('is valid for 30 minutes', async () => {
    const email = `late-${kind}@example.ca`
    await make(email)
    await request(email)
    await sentEmails()
    const account = fieldsOf(await payload.db.findOne({ collection: kind, where: { email: { equals: email } } }))
    const minutes = (Date.parse(String(account.resetPasswordExpiration)) - clock.now().getTime()) / 60_000
    expect(minutes).toBeGreaterThan(29)
    expect(minutes).toBeLessThanOrEqual(30)
  })

  test('goes to the stored address when a lookalike letter was typed', async () => {
    const email = `kate-${kind}@example.ca`
    await make(email)
    await request(`\u212Aate-${kind}@example.ca`) // the Kelvin sign becomes k in lower case
    expect((await sentEmails()).map(({ to }) => to)).toEqual([email])
  })

  test('is sent once in five minutes to one account, also for simultaneous requests', async () => {
    const email = `often-${kind}@example.ca`
    await make(email)
    await Promise.all(Array.from({ length: 10 }, () => request(email)))
    await sentEmails()
    await request(email)
    expect(await sentEmails()).toHaveLength(1)
    expect(await reset(keyIn(emails[0]))).toBe(true)
  })

  // How long the answers take is measured by `npm run faults -- sign-in`.
  test('is made after the answer, which is the same for a known and an unknown account', async () => {
    const email = `known-${kind}@example.ca`
    await make(email)
    const reads = jest.spyOn(payload.db, 'findOne')
    const countReads = () => reads.mock.calls.filter(([{ collection }]) => collection === kind).length
    const release = holdBackgroundWork()
    const known = await request(email)
    const unknown = await request(`unknown-${kind}@example.ca`)
    expect([countReads(), emails.length]).toEqual([0, 0])
    expect(known).toEqual(unknown)
    release()
    await sentEmails()
    expect([countReads(), emails.map(({ to }) => to)]).toEqual([2, [email]])
  })

  test('and a sign-in accept every form of an internationalized address', async () => {
    const [stored, typed] = [`zoe-${kind}@xn--bcher-kva.example`, `Zoe-${kind}@Bu\u0308cher.example`]
    await make(typed)
    const secret = kind === 'staff' ? 'a-long-password' : password
    for (const form of [stored, typed, `zoe-${kind}@bücher.example`]) expect(await canSignIn(form, secret)).toBe(true)
    await request(`ZOE-${kind}@BÜCHER.example`)
    expect((await sentEmails()).map(({ to }) => to)).toEqual([stored])
  })
})

test('a customer signs up with letters beyond ASCII before the host, in one form', async () => {
  await kinds.customers.make('zoe\u0301@example.ca')
  expect(await kinds.customers.canSignIn('ZOÉ@example.ca', password)).toBe(true)
  const person = { first_name: 'Ana', last_name: 'Roy', password, confirm_password: password, site_id: site }
  expect((await v1('create', { ...person, email: 'zoé@example.ca' })).msg).toBe(
    'An account with this email already exists. If it has no password yet, we sent it a link to choose one.',
  )
})

test('an account opened by invitation has a password nobody knows, and its owner chooses one within seven days', async () => {
  const { token } = await signInAs(payload, 'administrator', [], 'inviter')
  const email = 'invited@example.ca'
  const data = { name: 'Rosalie', email, role: 'editor', password: newPassword, invitation: true }
  expect((await ask('POST', 'staff', { token, data })).status).toBe(201)
  const [mail] = await sentEmails()
  expect([mail?.to, mail?.text]).toEqual([email, expect.stringContaining('inviter has opened an account for you')])
  expect(await kinds.staff.canSignIn(email, newPassword)).toBe(false)
  const account = fieldsOf(await payload.db.findOne({ collection: 'staff', where: { email: { equals: email } } }))
  const days = (Date.parse(String(account.resetPasswordExpiration)) - clock.now().getTime()) / (24 * 60 * 60_000)
  expect(Math.round(days * 100) / 100).toBe(7)
  await kinds.staff.request(email) // a lost invitation does not keep anybody out
  await sentEmails()
  expect(await kinds.staff.reset(keyIn(emails[0]))).toBe(false)
  expect(await kinds.staff.reset(keyIn(emails[1]))).toBe(true)
  expect(await kinds.staff.canSignIn(email, newPassword)).toBe(true)
})
