import { jest } from '@jest/globals'
import { sessionCookie } from '@/server/auth/customer-session'
import { openSession } from '@/server/auth/open-session'
import { localizedCreator } from '@/server/database/write-localized'
import { fieldsOf, rowsOf } from '@/server/database/stored-values'
import { GET as start } from '@/app/sign-on/customers/[site]/route'
import { GET as finish } from '@/app/sign-on/customers/[site]/callback/route'
import { GET as startStaff } from '@/app/sign-on/staff/route'
import { GET as finishStaff } from '@/app/sign-on/staff/callback/route'
import { startSignOn, type CampusIdentity } from '@/server/sign-on/identity-provider'
import { findCalendarOwner, renewCalendarKey } from '@/server/database/reservations/calendar-keys'
import { signOnCustomer } from '@/features/account/sign-on/sign-on-customer'
import { readCustomer } from '@/features/account/read-customer'
import { findResetLinkSite } from '@/features/account/reset-password'
import { createResetKey } from '@/server/auth/reset-links'
import { changePassword } from '@/features/account/security/change-password'
import { updateProfile } from '@/features/account/update-profile'
import { readPrefill } from '@/features/shop/checkout/buyers/read-prefill'
import { signInCustomer } from '@/features/account/sign-in'
import { both, makeCampus, type Campus } from '../../support/data/campus'
import { closePayload, openPayload } from '../../support/payload'
import { startIdentityProvider, type IdentityProvider, type Person } from '../../support/servers/identity-provider'

const server = 'http://localhost:3000'
const payload = await openPayload()
let provider: IdentityProvider
let campus: Campus
const site = () => ({
  id: campus.site,
  customerLogin: true,
  name: { en: 'Northgate', fr: 'Northgate' },
  slug: 'northgate',
})
const client = { network: '192.0.2.1', device: null }

const ana: Person = {
  sub: 'a1',
  email: 'Ana.Roy@Northgate.example',
  email_verified: true,
  given_name: 'Ana',
  family_name: 'Roy',
}

beforeAll(async () => {
  for (const way of ['error', 'warn', 'info'] as const) jest.spyOn(console, way).mockImplementation(() => {}) // refusals are logged
  provider = await startIdentityProvider([
    `${server}/sign-on/customers/northgate/callback`,
    `${server}/sign-on/staff/callback`,
  ])
  const { issuer } = provider
  const name = { en: 'Northgate account', fr: 'compte Northgate' }
  process.env.SIGN_ON_CUSTOMERS = JSON.stringify({
    northgate: { issuer, clientId: 'refectory', clientSecret: 'only-for-tests', name },
  })
  process.env.SIGN_ON_STAFF = JSON.stringify({ issuer, clientId: 'public', name })
  campus = await makeCampus(payload, 'northgate')
  const data = { customerLogin: true }
  await payload.update({ collection: 'sites', id: campus.site, data, overrideAccess: true })
}, 60_000)
afterAll(async () => {
  await provider.close()
  await closePayload()
})

type Steps = { start: () => Promise<Response>; finish: (request: Request) => Promise<Response> }
const params = { params: Promise.resolve({ site: 'northgate' }) }
const ofCustomers: Steps = {
  start: () => start(new Request(`${server}/sign-on/customers/northgate?next=/northgate/plate`), params),
  finish: (request) => finish(request, params),
}
const ofStaff: Steps = { start: startStaff, finish: finishStaff }
const cookieOf = (response: Response, name: string) =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0]

/** Follows the redirects of the provider as a browser does, until it leads back to us. */
async function visitProvider(address: string): Promise<string> {
  const jar = new Map<string, string>()
  let next = address
  while (next.startsWith(provider.issuer)) {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } })
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';')
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`The provider answered ${response.status}: ${await response.text()}`)
    next = new URL(location, provider.issuer).href
  }
  return next
}

async function signOn({ start, finish }: Steps, person: Person | null, change = (address: string) => address) {
  provider.person = person
  const left = await start()
  const back = await visitProvider(left.headers.get('location') ?? '')
  const cookie = cookieOf(left, 'sign-on') ?? ''
  return finish(new Request(change(back), { headers: { cookie } }))
}
/** What the provider vouches for, without the visit to it. */
const identityOf = (sub: string, email: string, firstName = 'Ana', issuer = 'https://one.example'): CampusIdentity => ({
  key: JSON.stringify([issuer, sub]),
  email,
  firstName,
  lastName: 'Roy',
})
const tokenOf = (response: Response) => cookieOf(response, sessionCookie)?.slice(sessionCookie.length + 1) ?? null

/** A request that changes nothing. */
const emptyForm = Object.fromEntries(
  ['firstName', 'lastName', 'studentId', 'phone', 'mobile', 'address', 'city', 'province', 'postalCode', 'email'].map(
    (name) => [name, null],
  ),
)

test('[CUS-4.23] a campus sign-in opens a session, returns, and locks the name and email that it vouches for', async () => {
  const back = await signOn(ofCustomers, ana)
  expect(back.headers.get('location')).toBe('/northgate/plate')
  const customer = await readCustomer(tokenOf(back), campus.site)
  expect(customer).toMatchObject({ email: 'ana.roy@northgate.example', firstName: 'Ana', lastName: 'Roy' })
  expect(readPrefill(customer)).toMatchObject({
    buyer: { firstName: 'Ana', email: 'ana.roy@northgate.example' },
    lockedFields: ['firstName', 'lastName', 'email', 'confirmEmail'],
  })
  if (!customer) throw new Error('No customer')
  const form = { ...emptyForm, firstName: 'Mallory', city: 'Halifax', optIn: null, notifyByText: null } as never
  const saved = await updateProfile(customer, form, { locale: 'en', now: new Date(), network: '' })
  expect(saved).toMatchObject({ ok: true, value: { firstName: 'Ana', city: 'Halifax' } })
  const other = { ...(form as object), email: 'mallory@example.com' } as never
  const refused = await updateProfile(customer, other, { locale: 'en', now: new Date(), network: '' })
  expect(refused).toMatchObject({ refusal: { code: 'bad-field', detail: { field: 'email' } } })
})

test('[CUS-4.23] a name that our forms would refuse is locked in a spelling that they accept', async () => {
  const saint = { sub: 's1', email: 'mary@northgate.example', email_verified: true }
  const back = await signOn(ofCustomers, { ...saint, given_name: 'Mary J.', family_name: 'St. John (2)' })
  const customer = await readCustomer(tokenOf(back), campus.site)
  expect(customer).toMatchObject({ firstName: 'Mary J', lastName: 'St John' })
  if (!customer) throw new Error('No customer')
  const form = { ...emptyForm, city: 'Halifax', optIn: null, notifyByText: null } as never
  expect(await updateProfile(customer, form, { locale: 'en', now: new Date(), network: '' })).toMatchObject({
    ok: true,
    value: { city: 'Halifax' },
  })
})

test('the same identity keeps its account when its email and name change', async () => {
  const first = await readCustomer(tokenOf(await signOn(ofCustomers, ana)), campus.site)
  const changed = { ...ana, email: 'ana.gill@northgate.example', family_name: 'Gill' }
  const second = await readCustomer(tokenOf(await signOn(ofCustomers, changed)), campus.site)
  expect(second).toMatchObject({ id: first?.id, email: 'ana.gill@northgate.example', lastName: 'Gill' })
})

test('a link for a new password that went to the former email is void once the campus has another one', async () => {
  const mia = (email: string) => signOnCustomer(site(), identityOf('m1', email, 'Mia'), 'en', new Date())
  await mia('mia.roy@northgate.example')
  const where = { email: { equals: 'mia.roy@northgate.example' } }
  const link = await createResetKey(payload, 'customers', where, new Date())
  expect(await findResetLinkSite(link?.key ?? '', new Date())).toBe(campus.site)
  await mia('mia.gill@northgate.example')
  expect(await findResetLinkSite(link?.key ?? '', new Date())).toBeNull()
})

test('the account of a verified email loses its password and its sessions, which a stranger may hold', async () => {
  const email = 'ben@northgate.example'
  const password = 'Strangers-word1!'
  const data = { site: campus.site, email, username: '', password, firstName: 'Eve', lastName: 'Stranger' }
  const { id } = await payload.create({ collection: 'customers', data, overrideAccess: true })
  const stranger = await openSession(payload, 'customers', String(id))
  const ben = { sub: 'b1', email, email_verified: true, given_name: 'Ben', family_name: 'Roy' }
  const back = await signOn(ofCustomers, ben)
  expect(await readCustomer(tokenOf(back), campus.site)).toMatchObject({ id: String(id), firstName: 'Ben' })
  expect(await readCustomer(stranger, campus.site)).toBeNull()
  expect(await signInCustomer(site(), { email, password }, client)).toMatchObject({ ok: false })
})

test('a stranger who changes the password at that moment does not keep the account', async () => {
  const [email, password, next] = ['ned@northgate.example', 'Strangers-word1!', 'Strangers-word2!']
  const data = { site: campus.site, email, username: '', password, firstName: 'Eve', lastName: 'Stranger' }
  const { id } = await payload.create({ collection: 'customers', data, overrideAccess: true })
  const stranger = await readCustomer(await openSession(payload, 'customers', String(id)), campus.site)
  if (!stranger) throw new Error('No session')
  const { update } = payload
  let token: Promise<string | null> = Promise.resolve(null)
  const save = jest.spyOn(payload, 'update').mockImplementationOnce((async (options: never) => {
    token = signOnCustomer(site(), identityOf('n1', email, 'Ned'), 'en', new Date())
    for (let turn = 0; turn < 200; turn++) await new Promise(setImmediate) // the sign-on waits for its lock by then
    return update.call(payload, options)
  }) as never)
  const name = { en: 'Northgate', fr: 'Northgate' }
  const form = { currentPassword: password, password: next, confirmPassword: next }
  expect(await changePassword({ name }, stranger, form, '192.0.2.1')).toMatchObject({ ok: true })
  save.mockRestore()
  expect(await readCustomer(await token, campus.site)).toMatchObject({ id: String(id), firstName: 'Ned' })
  expect(await signInCustomer(site(), { email, password: next }, client)).toMatchObject({ ok: false })
})

test('an account that is taken over gets no calendar address of a stranger, and the consents of the sign-in', async () => {
  const email = 'eli@northgate.example'
  const data = { site: campus.site, email, username: '', password: 'Strangers-word1!' }
  const { id } = await payload.create({ collection: 'customers', data, overrideAccess: true })
  const calendar = await renewCalendarKey(payload, String(id))
  const create = localizedCreator(payload)
  for (const kind of ['privacy', 'termsOfUse'] as const)
    await create('legal-texts', { kind, title: both(kind), body: both('<p>Text</p>'), _status: 'published' })
  const now = new Date('2026-11-20T17:00:00Z')
  await signOnCustomer(site(), identityOf('e1', email), 'fr', now)
  expect(await findCalendarOwner(payload, calendar)).toBeNull()
  const where = { customer: { equals: id } }
  const consents = rowsOf(fieldsOf(await payload.db.find({ collection: 'consents', where })).docs)
  const facts = consents.map(({ kind, action, source, locale, at }) => [
    kind,
    action,
    source,
    locale,
    new Date(String(at)),
  ])
  expect(facts).toEqual([
    ['privacy', 'given', 'campus-sign-in', 'fr', now],
    ['terms', 'given', 'campus-sign-in', 'fr', now],
  ])
})

test('the email of somebody who left opens no account of theirs to its next holder', async () => {
  const email = 'gus@northgate.example'
  const token = await signOnCustomer(site(), identityOf('g1', email, 'Gus'), 'en', new Date())
  expect(await signOnCustomer(site(), identityOf('g2', email, 'Mia'), 'en', new Date())).toBeNull()
  expect(await readCustomer(token, campus.site)).toMatchObject({ email, firstName: 'Gus' })
})

test('the same subject of another provider or at another site is another identity', async () => {
  const other = await makeCampus(payload, 'southgate')
  const [here, there] = [site(), { ...site(), id: other.site }]
  const [hal, ida] = ['hal@northgate.example', 'ida@northgate.example']
  const idOfNew = async (at: typeof here, identity: CampusIdentity) =>
    (await readCustomer(await signOnCustomer(at, identity, 'en', new Date()), at.id))?.id
  const first = await idOfNew(here, identityOf('h1', hal))
  const elsewhere = await idOfNew(here, identityOf('h1', ida, 'Ida', 'https://two.example'))
  const atOtherSite = await idOfNew(there, identityOf('h1', hal))
  expect(new Set([first, elsewhere, atOtherSite, undefined]).size).toBe(4)
  // A campus that moves to another provider keeps its accounts.
  expect(await idOfNew(here, identityOf('h7', hal, 'Hal', 'https://two.example'))).toBe(first)
})

test.each([
  [
    'an email that the provider has not verified',
    { sub: 'c1', email: 'cara@northgate.example', email_verified: false },
  ],
  ['no email', { sub: 'c2' }],
  ['a person who declines', null],
])('%s opens no account', async (_, person) => {
  const back = await signOn(ofCustomers, person)
  expect(back.headers.get('location')).toBe('/northgate/login?sign-on=refused')
  expect(tokenOf(back)).toBeNull()
})

test.each([
  ['another state', (address: string) => address.replace(/state=[^&]*/, 'state=forged')],
  ['another code', (address: string) => address.replace(/code=[^&]*/, 'code=forged')],
  ['another issuer', (address: string) => address.replace(/iss=[^&]*/, 'iss=http%3A%2F%2Fevil.example')],
  ['doubled parameters', (address: string) => `${address}&code=other&state=other`],
  ['nothing', (address: string) => address.replace(/\?.*/, '')],
])('an answer with %s is refused', async (_, change) => {
  const back = await signOn(ofCustomers, ana, change)
  expect(back.headers.get('location')).toBe('/northgate/login?sign-on=refused')
  expect(tokenOf(back)).toBeNull()
})

test('an answer without the cookie of its browser, or to another target, is refused', async () => {
  provider.person = ana
  const left = await ofCustomers.start()
  const address = await visitProvider(left.headers.get('location') ?? '')
  const without = await ofCustomers.finish(new Request(address))
  expect(tokenOf(without)).toBeNull()
  const cookie = cookieOf(left, 'sign-on') ?? ''
  const atStaff = await ofStaff.finish(new Request(address, { headers: { cookie } }))
  expect(atStaff.headers.get('location')).toBe('/admin/login?sign-on=refused')
})

test('ten sign-ons of a new person at once make one account', async () => {
  provider.person = { sub: 'd1', email: 'dee@northgate.example', email_verified: true }
  const backs = await Promise.all(Array.from({ length: 10 }, () => signOn(ofCustomers, provider.person)))
  const customers = await Promise.all(backs.map((back) => readCustomer(tokenOf(back), campus.site)))
  expect(new Set(customers.map((customer) => customer?.id)).size).toBe(1)
  expect(customers).not.toContain(null)
})

test('a provider that does not answer is reported, and nobody leaves for it', async () => {
  const silent = { issuer: 'http://localhost:9', clientId: 'refectory', clientSecret: null, name: { en: 'A', fr: 'A' } }
  expect(await startSignOn(silent, `${server}/sign-on/staff/callback`)).toBeNull()
})

test('staff with an account are signed in to the studio, without their second factor; others are refused', async () => {
  const email = 'kim@northgate.example'
  const data = { name: 'Kim', email, password: 'Kitchen-word1!', role: 'menuEditor', sites: [] }
  const { id } = await payload.create({ collection: 'staff', data: data as never, overrideAccess: true })
  const back = await signOn(ofStaff, { sub: 'k1', email, email_verified: true })
  expect(back.headers.get('location')).toBe('/admin')
  const token = cookieOf(back, 'payload-token')?.split('=')[1] ?? ''
  const { user } = await payload.auth({ headers: new Headers({ Authorization: `JWT ${token}` }) })
  expect(user).toMatchObject({ id, collection: 'staff' })
  const stranger = await signOn(ofStaff, { sub: 'k2', email: 'nobody@northgate.example', email_verified: true })
  expect(stranger.headers.get('location')).toBe('/admin/login?sign-on=refused')
  expect(cookieOf(stranger, 'payload-token')).toBeUndefined()
  const nextHolder = await signOn(ofStaff, { sub: 'k3', email, email_verified: true })
  expect(nextHolder.headers.get('location')).toBe('/admin/login?sign-on=refused')
  expect(cookieOf(nextHolder, 'payload-token')).toBeUndefined()
})

test('the links of an account disappear with it', async () => {
  const customer = await readCustomer(tokenOf(await signOn(ofCustomers, ana)), campus.site)
  const where = { customer: { equals: customer?.id } }
  const links = async () => rowsOf(fieldsOf(await payload.db.find({ collection: 'sign-ons', where })).docs)
  expect(await links()).toHaveLength(1)
  await payload.delete({ collection: 'customers', id: customer?.id ?? '', overrideAccess: true })
  expect(await links()).toHaveLength(0)
})

test('a member of staff whose account was deleted and created again is signed in to the new one', async () => {
  const email = 'lou@northgate.example'
  const data = { name: 'Lou', email, password: 'Kitchen-word1!', role: 'menuEditor', sites: [] } as never
  const create = async () => String((await payload.create({ collection: 'staff', data, overrideAccess: true })).id)
  const lou = { sub: 'l1', email, email_verified: true }
  const former = await create()
  expect((await signOn(ofStaff, lou)).headers.get('location')).toBe('/admin')
  await payload.delete({ collection: 'staff', id: former, overrideAccess: true })
  await create()
  expect((await signOn(ofStaff, lou)).headers.get('location')).toBe('/admin')
})
