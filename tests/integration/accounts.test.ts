import { openLimits } from '@/server/rate-limits'
import { fieldsOf } from '@/server/stored'
import { answerRequest } from '@/v1/answer-request'
import { endpoints } from '@/v1/endpoints'
import { makeCampus, type Campus } from '../support/campus'
import { closePayload, openPayload } from '../support/payload'

const payload = await openPayload()
const overrideAccess = true // the test is the operator
let north: Campus
let south: Campus
let closed: Campus
const letters: string[] = []

beforeAll(async () => {
  openLimits({ reads: null, votes: null, forms: null })
  payload.sendEmail = async ({ text }) => letters.push(String(text))
  north = await makeCampus(payload, 'northgate')
  south = await makeCampus(payload, 'southgate')
  closed = await makeCampus(payload, 'westgate')
  for (const { site } of [north, south])
    await payload.update({ collection: 'sites', id: site, data: { customerLogin: true }, overrideAccess })
})
afterAll(closePayload)

type Asked = { cookie?: string; isForeign?: boolean; method?: string; query?: string }
async function ask(path: string, data: object, { cookie, isForeign, method = 'POST', query = '' }: Asked = {}) {
  const body = { type: 'application/json', bytes: Buffer.from(JSON.stringify(data)) }
  const request = { method, address: `/v1/customer/${path}${query}`, cookie, body, isForeign }
  const { status, bytes, headers } = await answerRequest(endpoints, request)
  const set = String(headers['Set-Cookie'] ?? '')
  return { status, set, cookie: set.split(';')[0] ?? '', json: JSON.parse(String(bytes)) as Record<string, unknown> }
}
const password = 'Potage-1!'
let serial = 0
const someone = () => ({
  first_name: 'Ana',
  last_name: 'Roy',
  email: `ana-${(serial += 1)}@example.ca`,
  password,
  confirm_password: password,
})
const signUp = (person: object, site = north.site) => ask('create', { ...person, site_id: site })
const signIn = (email: string, secret = password, site = north.site) =>
  ask('authenticate', { site_id: site, email, password: secret })
const profile = { first_name: 'Ana', last_name: 'Roy' }
const idIn = ({ json }: { json: Record<string, unknown> }) => String(fieldsOf(json.customer).id)

describe('signing up', () => {
  test('[CUS-4.1] opens an account and a session of two hours, which no script reads', async () => {
    const person = someone()
    const opened = await signUp(person)
    expect(opened.json).toMatchObject({ status: 'success', customer: { email: person.email, first_name: 'Ana' } })
    expect(opened.set).toMatch(/^customer=[\w.-]+; Path=\/; Max-Age=7200; SameSite=Lax; HttpOnly$/)
    expect(JSON.stringify(opened.json)).not.toContain(password)
  })

  test('[CUS-4.1] of eight that take one e-mail at the same moment one has it', async () => {
    const person = someone()
    const answers = await Promise.all(Array.from({ length: 8 }, () => signUp(person)))
    expect(answers.filter(({ json }) => json.status === 'success')).toHaveLength(1)
    expect(new Set(answers.flatMap(({ json }) => json.msg ?? []))).toEqual(
      new Set(['There is an account with this e-mail already.']),
    )
    const where = { email: { equals: person.email } }
    expect((await payload.count({ collection: 'customers', where, overrideAccess })).totalDocs).toBe(1)
  })

  test('[PUB-6.2] the same e-mail at another site is another account, with a password of its own', async () => {
    const person = someone()
    const here = await signUp(person)
    const there = await signUp({ ...person, password: 'Autre-2@mot', confirm_password: 'Autre-2@mot' }, south.site)
    expect(idIn(there)).not.toBe(idIn(here))
    expect((await signIn(person.email, password, south.site)).json).toEqual({
      status: 'error',
      msg: 'Invalid email or password.',
    })
  })

  test('[CUS-5.13] the server checks what the page checks', async () => {
    const refused = await signUp({ ...someone(), password: 'potage', confirm_password: 'potage' })
    expect(refused.json).toEqual({ status: 'error', msg: 'Invalid field: password.' })
    expect(refused.set).toBe('')
  })

  test('[PUB-2.8] a site without accounts has none', async () => {
    const msg = 'This site has no customer accounts.'
    expect((await signUp(someone(), closed.site)).json).toEqual({ status: 'error', msg })
    expect((await signIn('a@example.ca', password, closed.site)).json).toEqual({ status: 'error', msg })
  })
})

describe('signing in', () => {
  test('[CUS-8.1] an unknown e-mail, a wrong password and a locked account are answered alike', async () => {
    const { email } = someone()
    const known = someone()
    await signUp(known)
    const said = { status: 'error', msg: 'Invalid email or password.' }
    expect((await signIn(email)).json).toEqual(said)
    for (let n = 0; n < 10; n += 1) expect((await signIn(known.email, 'Wrong-1!')).json).toEqual(said)
    expect((await signIn(known.email)).json).toEqual(said)
  })

  test('[CUS-4.1] of six sign-ins at the same moment every session holds', async () => {
    const person = someone()
    await signUp(person)
    const sessions = await Promise.all(Array.from({ length: 6 }, () => signIn(person.email.toUpperCase())))
    const kept = await Promise.all(
      sessions.map(({ cookie }) => ask('update_customer', { ...profile, site_id: north.site }, { cookie })),
    )
    expect(kept.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  })

  test('[V1-14.3] a password in an address is not taken, and a page of another host signs nobody in', async () => {
    const person = someone()
    await signUp(person)
    const query = `?${new URLSearchParams({ site_id: north.site, email: person.email, password })}`
    expect((await ask('authenticate', {}, { query })).json.msg).toBe('Missing parameter: site_id.')
    const foreign = await ask('authenticate', { ...person, site_id: north.site }, { isForeign: true })
    expect(foreign.set).toBe('')
  })
})

describe('what is a customer’s own', () => {
  test('[PUB-6.2] is for their session alone: 401 without one, 403 for somebody else’s, 401 at another site', async () => {
    const one = await signUp(someone())
    const other = await signUp(someone())
    const change = (site: string, asked: Asked, more = {}) =>
      ask('update_customer', { ...profile, site_id: site, ...more }, asked)
    const statuses = await Promise.all([
      change(north.site, {}),
      change(north.site, { cookie: 'customer=forged' }),
      change(north.site, { cookie: one.cookie }, { customer_id: idIn(other) }),
      change(south.site, { cookie: one.cookie }),
      change(north.site, { cookie: one.cookie, isForeign: true }),
      change(north.site, { cookie: one.cookie }, { customer_id: idIn(one) }),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 403, 401, 401, 200])
  })

  test('[CUS-8.19] a profile is kept in one way of writing', async () => {
    const { cookie } = await signUp(someone())
    const written = { phone: '(705) 555-0171', province: 'Québec', postal_code: 'g1r 4p5', city: ' Québec ' }
    const { json } = await ask(
      'update_customer',
      { ...profile, ...written, site_id: north.site, locale: 'fr' },
      { cookie },
    )
    expect(json.customer).toMatchObject({
      phone: '7055550171',
      province: 'QC',
      postal_code: 'G1R 4P5',
      city: 'Québec',
      address: null,
    })
  })

  test('[CUS-4.3] a session that was ended serves nobody, and the others stay', async () => {
    const person = someone()
    const first = await signUp(person)
    const second = await signIn(person.email)
    const out = await ask('logout', { site_id: north.site }, { cookie: first.cookie })
    expect(out.set).toBe('customer=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly')
    const asked = { ...profile, site_id: north.site }
    expect((await ask('update_customer', asked, { cookie: first.cookie })).status).toBe(401)
    expect((await ask('update_customer', asked, { cookie: second.cookie })).status).toBe(200)
    expect((await ask('logout', { site_id: north.site })).json.status).toBe('success')
  })
})

describe('a forgotten password', () => {
  const forget = (email: string, more: object = {}) =>
    ask('request_password_reset', { site_id: north.site, email, ...more })
  const keyIn = (letter: string | undefined) => /\/reset-password\/([\w-]+)/.exec(letter ?? '')?.[1] ?? ''
  const letterFor = async (email: string, more: object = {}) => {
    letters.length = 0
    await forget(email, more)
    for (let n = 0; n < 200 && letters.length === 0; n += 1) await new Promise((wake) => setTimeout(wake, 20))
    return letters[0] ?? ''
  }
  const renew = (public_key: string, secret = 'Nouveau-3#') =>
    ask('update/password', { public_key, password: secret, confirm_password: secret }, { method: 'PUT' })

  test('[CUS-8.3] is answered alike whether there is such an account, and no letter goes to a stranger', async () => {
    const person = someone()
    await signUp(person)
    const [known, unknown] = [await forget(person.email), await forget('nobody@example.ca')]
    expect(known.json).toEqual(unknown.json)
    expect(known.json.msg).toBe('Check your inbox. We just sent you a password reset email.')
  })

  test('[CUS-8.5] [CUS-5.30] a link serves once, ends every session, and the new password alone opens the account', async () => {
    const person = someone()
    const before = await signUp(person)
    const letter = await letterFor(person.email, { locale: 'fr' })
    expect(letter).toContain('Bonjour,')
    const key = keyIn(letter)
    expect((await renew(key, 'court')).json.msg).toBe('Invalid field: password.')
    const renewed = await Promise.all([renew(key), renew(key), renew(key)])
    expect(renewed.filter(({ json }) => json.status === 'success')).toHaveLength(1)
    expect(renewed.find(({ json }) => json.status === 'success')?.json.domain).toBe('/northgate')
    expect((await renew(key)).json.msg).toBe('This link has been used or is too old. Ask for a new one.')
    const asked = { ...profile, site_id: north.site }
    expect((await ask('update_customer', asked, { cookie: before.cookie })).status).toBe(401)
    expect((await signIn(person.email)).json.status).toBe('error')
    expect((await signIn(person.email, 'Nouveau-3#')).json.status).toBe('success')
  })

  test.each(['', '-', 'x'.repeat(40), '{"$ne":null}'])('[CUS-4.2] the key "%s" opens nothing', async (key) => {
    expect((await renew(key)).json.msg).toBe('This link has been used or is too old. Ask for a new one.')
  })
})
