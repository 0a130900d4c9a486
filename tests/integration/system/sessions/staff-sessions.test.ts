/** @both-databases */
import type { ServerResponse } from 'node:http'
import { runWithRequest } from '@/server/http/current-request'
import { createResetKey } from '@/server/auth/reset-links'
import { fieldsOf, rowsOf } from '@/server/database/stored-values'
import { makeCampus, type Campus, both } from '../../../support/data/campus'
import { makePerson } from '../../../support/data/staff'
import { closePayload, openPayload } from '../../../support/payload'
import { ask, getFirstError, type StudioAnswer } from '../../../support/studio/rest'
import { localizedCreator } from '@/server/database/write-localized'

const payload = await openPayload()
const password = 'a-long-password'
const renewed = 'another-long-one'
const safari = 'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari/604.1'
let campus: Campus
let admin = ''
let serial = 0

const signIn = async (email: string, secret = password, userAgent?: string) => {
  const context = { response: {} as ServerResponse, network: '', userAgent }
  const data = { email, password: secret }
  return String((await runWithRequest(context, () => ask('POST', 'staff/login', { data }))).body.token)
}
const meOf = async (token: string) => fieldsOf((await ask('GET', 'staff/me', { token })).body.user).email ?? null
const areOpen = (tokens: readonly string[]) => Promise.all(tokens.map(async (token) => (await meOf(token)) !== null))
const sessionsOf = async (token: string, language = 'en') =>
  rowsOf((await ask('GET', 'staff/sessions', { token, language })).body.sessions)

/** A new editor with three sessions. */
async function signedIn() {
  const { id, email } = await makePerson(payload, 'editor', [campus.site], `person-${(serial += 1)}@example.com`)
  const tokens = [await signIn(email, password, safari), await signIn(email), await signIn(email)]
  const patch = (data: object, token = tokens[0], language = 'en') =>
    ask('PATCH', `staff/${id}`, { data, token, language })
  return { id, email, tokens, patch }
}
const outcomeOf = (answer: StudioAnswer) => [answer.status, answer.status === 400 ? getFirstError(answer) : null]

beforeAll(async () => {
  campus = await makeCampus(payload, 'northgate')
  admin = await signIn((await makePerson(payload, 'administrator', [], 'administrator@example.com')).email)
}, 30_000)
afterAll(closePayload)

describe('the sessions of staff', () => {
  test('are listed to their owner, the current one first, with a plain description of the device', async () => {
    const { tokens } = await signedIn()
    const [first, ...others] = await sessionsOf(tokens[0] ?? '', 'fr')
    expect(first).toMatchObject({ isCurrent: true, device: 'Safari sur iPad' })
    expect(others.map(({ isCurrent, device }) => [isCurrent, device])).toEqual([
      [false, null],
      [false, null],
    ])
    expect(Object.keys(first ?? {}).toSorted()).toEqual(['device', 'id', 'isCurrent', 'renewedAt', 'signedInAt'])
  })

  test('end one by one, or all but the current one', async () => {
    const { tokens } = await signedIn()
    const [token = ''] = tokens
    const [, newest] = await sessionsOf(token)
    const end = () => ask('POST', 'staff/sessions/end', { token, data: { id: newest?.id } })
    expect([(await end()).status, (await end()).status]).toEqual([200, 200])
    expect(await areOpen(tokens)).toEqual([true, true, false])
    expect((await ask('POST', 'staff/sessions/end-others', { token, data: {} })).status).toBe(200)
    expect(await areOpen(tokens)).toEqual([true, false, false])
  })

  test('of others are neither read nor ended, also not by an administrator', async () => {
    const [mine, theirs] = [await signedIn(), await signedIn()]
    const [session] = await sessionsOf(theirs.tokens[0] ?? '')
    for (const token of [mine.tokens[0] ?? '', admin])
      for (const data of [{ id: session?.id }, { id: session?.id, staff: theirs.id, user: theirs.id }])
        await ask('POST', 'staff/sessions/end', { token, data })
    await ask('POST', 'staff/sessions/end-others', { token: admin, data: { id: theirs.id } })
    expect(await areOpen(theirs.tokens)).toEqual([true, true, true])
    expect(JSON.stringify(await sessionsOf(admin))).not.toContain(session?.id)
    for (const [method, path] of [
      ['GET', 'staff/sessions'],
      ['POST', 'staff/sessions/end'],
      ['POST', 'staff/sessions/end-others'],
    ] as const)
      expect((await ask(method, path, method === 'POST' ? { data: {} } : {})).status).toBe(404)
  })

  test('are not ended by a page of another origin', async () => {
    const { tokens } = await signedIn()
    const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
    const answer = await ask('POST', 'staff/sessions/end-others', { cookie: tokens[0] ?? '', data: {}, headers })
    expect(answer.status).toBe(403)
    expect(await areOpen(tokens)).toEqual([true, true, true])
  })

  test('all sign-ins survive while other sessions are ended', async () => {
    const { email, tokens } = await signedIn()
    const [, one, two] = await sessionsOf(tokens[2] ?? '')
    const end = (id: unknown) => ask('POST', 'staff/sessions/end', { token: tokens[2] ?? '', data: { id } })
    const [, , ...opened] = await Promise.all([
      end(one?.id),
      end(two?.id),
      ...Array.from({ length: 5 }, () => signIn(email)),
    ])
    expect(await areOpen(tokens)).toEqual([false, false, true])
    expect(await areOpen(opened.map(String))).toEqual(Array(5).fill(true))
  })
})

describe('staff who change their own e-mail or password', () => {
  const missing = {
    en: 'Enter your current password to change your email or your password.',
    fr: 'Entrez votre mot de passe actuel pour changer votre courriel ou votre mot de passe.',
  }

  test.each([
    ['en', { password: renewed }],
    ['fr', { email: 'moved-away@example.com' }],
    ['fr', { email: 'moved-away@example.com', password: renewed, name: 'Ana' }],
  ] as const)(
    'give the current password, and a direct call without it changes nothing (%s, %j)',
    async (language, data) => {
      const { id, email, tokens, patch } = await signedIn()
      const refused = (message: string) => [400, { path: 'currentPassword', message }]
      for (const currentPassword of [undefined, null, ''])
        expect(outcomeOf(await patch({ ...data, currentPassword }, tokens[0], language))).toEqual(
          refused(missing[language]),
        )
      const wrong = language === 'fr' ? 'Le mot de passe actuel est erroné.' : 'The current password is wrong.'
      for (const currentPassword of ['not-the-password', { $ne: '' }, 12])
        expect(outcomeOf(await patch({ ...data, currentPassword }, tokens[0], language))).toEqual(refused(wrong))
      expect(await areOpen(tokens)).toEqual([true, true, true])
      const stored = fieldsOf(await payload.db.findOne({ collection: 'staff', where: { id: { equals: id } } }))
      expect([stored.email, stored.name]).toEqual([email, 'editor'])
    },
  )

  test.each([
    ['a password', { password: renewed }],
    ['an e-mail', { email: 'New.Address@Example.com' }],
  ])('end their other sessions with %s, and void a link that was sent before', async (_, change) => {
    const { id, tokens, patch } = await signedIn()
    const created = await createResetKey(payload, 'staff', { id: { equals: id } }, new Date())
    const changed = await patch({ ...change, currentPassword: password }, tokens[1])
    expect([changed.status, changed.text.includes(password)]).toEqual([200, false])
    expect(await areOpen(tokens)).toEqual([false, true, false])
    const data = { token: created?.key, password: 'quatre-mots-assez-longs' }
    expect((await ask('POST', 'staff/reset-password', { data })).status).toBe(403)
    const stored = await payload.db.findOne({ collection: 'staff', where: { id: { equals: id } } })
    expect(JSON.stringify(stored)).not.toContain('currentPassword')
    await payload.delete({ collection: 'staff', id, overrideAccess: true })
  })

  test('change everything else, or send the same e-mail, without it, and stay signed in elsewhere', async () => {
    const { email, tokens, patch } = await signedIn()
    for (const data of [{ name: 'Ana' }, { email: email.toUpperCase(), name: 'Ana' }, { password: '', name: 'Bea' }])
      expect((await patch(data)).status).toBe(200)
    expect(await areOpen(tokens)).toEqual([true, true, true])
  })

  test('are refused after five wrong ones, also with the right one', async () => {
    const { patch } = await signedIn()
    for (let n = 0; n < 5; n += 1) await patch({ password: renewed, currentPassword: 'not-the-password' })
    const refused = await patch({ password: renewed, currentPassword: password })
    expect(outcomeOf(refused)).toEqual([
      400,
      { path: 'currentPassword', message: 'Too many wrong passwords. Try again in ten minutes.' },
    ])
  })

  test('cannot do it in a bulk edit', async () => {
    const { id, tokens, email } = await signedIn()
    for (const data of [{ password: renewed }, { email: 'bulk@example.com' }])
      for (const token of [tokens[0] ?? '', admin])
        expect((await ask('PATCH', `staff?where[id][equals]=${id}`, { data, token })).status).toBe(400)
    expect(await areOpen(tokens)).toEqual([true, true, true])
    expect(await meOf(await signIn(email))).toBe(email)
  })

  test('with a link end all sessions, including the one of the browser that opens it', async () => {
    const { id, email, tokens } = await signedIn()
    const created = await createResetKey(payload, 'staff', { id: { equals: id } }, new Date())
    const data = { token: created?.key, password: renewed }
    expect((await ask('POST', 'staff/reset-password', { data, token: tokens[0] ?? '' })).status).toBe(200)
    expect(await areOpen(tokens)).toEqual([false, false, false])
    expect(await meOf(await signIn(email, renewed))).toBe(email)
  })
})

describe('an administrator who changes the account of somebody else', () => {
  test.each([
    ['password', { password: renewed }],
    ['e-mail', { email: 'renamed@example.com' }],
  ])('needs no password of theirs, and ends all their sessions with a new %s', async (_, change) => {
    const { id, tokens, patch } = await signedIn()
    expect((await patch(change, admin)).status).toBe(200)
    expect(await areOpen([...tokens, admin])).toEqual([false, false, false, true])
    await payload.delete({ collection: 'staff', id, overrideAccess: true })
  })

  test('ends all with a new e-mail also when the answer has other fields only, and none with a new name', async () => {
    const { id, tokens } = await signedIn()
    const patch = (data: object) => ask('PATCH', `staff/${id}?select[role]=true`, { data, token: admin })
    expect((await patch({ name: 'Renamed' })).status).toBe(200)
    expect(await areOpen(tokens)).toEqual([true, true, true])
    expect((await patch({ email: 'selected@example.com' })).status).toBe(200)
    expect(await areOpen(tokens)).toEqual([false, false, false])
  })
})

describe('the cookie of a session', () => {
  const cookieOf = ({ headers }: StudioAnswer) =>
    headers.getSetCookie().find((cookie) => cookie.startsWith('payload-token=')) ?? ''
  const claimsOf = (token: string) =>
    fieldsOf(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()))

  test('the cookie of a person with fifty sites is small, and their sites stay ids, also after a renewal', async () => {
    const create = localizedCreator(payload)
    const settings = { published: true, timeZone: 'America/Toronto', country: 'ca' } as const
    const sites = [campus.site]
    for (let n = 1; n < 50; n += 1)
      sites.push((await create('sites', { name: both(`Site ${n}`), slug: `site-${n}`, ...settings })).id)
    const { email } = await makePerson(payload, 'editor', sites, 'fifty@example.com')
    const signedIn = await ask('POST', 'staff/login', { data: { email, password: 'a-long-password' } })
    const token = String(signedIn.body.token)
    const renewed = await ask('POST', 'staff/refresh-token', { token })
    for (const answer of [signedIn, renewed]) {
      expect(cookieOf(answer)).toMatch(/^payload-token=/)
      expect(cookieOf(answer).length).toBeLessThan(1024)
    }
    const renewedToken = String(renewed.body.refreshedToken)
    for (const each of [token, renewedToken]) {
      expect(Object.keys(claimsOf(each)).sort()).toEqual(['collection', 'email', 'exp', 'iat', 'id', 'sid'])
      const user = fieldsOf((await ask('GET', 'staff/me', { token: each })).body.user)
      expect(rowsOf(user.sites).map((row) => row.site)).toEqual(sites)
    }
    expect(rowsOf(fieldsOf(renewed.body.user).sites).map((row) => row.site)).toEqual(sites)
  })
})
