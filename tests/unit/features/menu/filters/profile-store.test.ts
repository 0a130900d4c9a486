import { jest } from '@jest/globals'
import { ownAllergensRequest } from '@/contract/account/own-allergens'
import { pausedProfileKey, storedProfileKey } from '@/domain/menu/allergens/stored-profile'

/** The limit of `src/server/http/request-body.ts`. */
const maxBodyBytes = 16 * 1024
const site = '5'.repeat(24)
const customer = 'a'.repeat(24)
const stored = { site, customer, codes: ['peanuts'], custom: ['lupin'] }
const dishId = (number: number) => number.toString(16).padStart(24, '0')
const tooLong = { status: 'error', msg: 'The request is too long.' }

type Answer = { httpStatus: number; body: object }
type Page = {
  /** The mark of the account links. */
  customer?: string
  dishCount?: number
  stored?: object | null
}

/** Answers as v1 does: with a mention of lupin by every dish that it accepts. */
function answerLikeV1(text: string): Answer {
  if (text.length > maxBodyBytes) return { httpStatus: 200, body: tooLong }
  const body = JSON.parse(text) as { dishes: string }
  const { dishes } = ownAllergensRequest.parse({ ...nothing, ...body, dishes: body.dishes.split(',') })
  const mentions = dishes.map((id) => ({ dish_id: id, custom_allergens: ['lupin'] }))
  return {
    httpStatus: 200,
    body: { status: 'success', allergens: ['peanuts'], custom_allergens: ['lupin'], mentions },
  }
}
const nothing = { site_id: null, customer_id: null, dishes: null }

/** Loads the module on a page, with a fake network. */
async function openPage(page: Page, answer: (text: string, call: number) => Answer) {
  const kept = page.stored === undefined ? stored : page.stored
  const session = new Map(kept ? [[storedProfileKey, JSON.stringify(kept)]] : [])
  const bodies: string[] = []
  const links = { dataset: { site, customer: page.customer ?? customer } }
  const dishes = Array.from({ length: page.dishCount ?? 1 }, (_, index) => ({ dataset: { dish: dishId(index + 1) } }))
  const globals = {
    document: { querySelector: () => links, querySelectorAll: () => dishes, documentElement: { lang: 'en' } },
    sessionStorage: {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => void session.set(key, value),
      removeItem: (key: string) => void session.delete(key),
    },
  }
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  jest.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    const { httpStatus, body } = answer(String(init?.body), bodies.push(String(init?.body)))
    return Promise.resolve(new Response(JSON.stringify(body), { status: httpStatus }))
  })
  jest.resetModules()
  const store = await import('@/features/menu/filters/profile-store')
  return { store, bodies, kept: () => JSON.parse(session.get(storedProfileKey) ?? 'null') as unknown }
}

afterEach(() => {
  jest.restoreAllMocks()
  for (const name of ['document', 'sessionStorage']) Reflect.deleteProperty(globalThis, name)
})

test('[PUB-4.7] keeps the profile on a page of 700 dishes and checks each of them', async () => {
  const { store, bodies, kept } = await openPage({ dishCount: 700 }, answerLikeV1)
  store.readProfile()
  await store.loadProfile()
  const profile = store.readProfile()
  expect(profile).toMatchObject({ kind: 'loaded', codes: ['peanuts'], isStale: false })
  const mentions = profile.kind === 'loaded' ? profile.mentions : new Map<string, string[]>()
  expect([mentions.size, mentions.get(dishId(700))]).toEqual([700, ['lupin']])
  expect(kept()).toEqual(stored)
  expect(bodies.every((body) => body.length <= maxBodyBytes)).toBe(true)
})

test('loads the profile of a page without dishes in one call', async () => {
  const { store, bodies } = await openPage({ dishCount: 0, stored: null }, answerLikeV1)
  await store.loadProfile()
  expect([store.readProfile().kind, bodies.length]).toEqual(['loaded', 1])
})

test.each([
  ['a refusal with status 200', 200, tooLong],
  ['the page of another customer', 403, { status: 'error', msg: 'Not yours.' }],
  ['too many calls', 429, { status: 'error', msg: 'Too many.' }],
  ['a failed read', 503, { status: 'error' }],
])('[PUB-4.7] keeps the profile of the tab, as stale, after %s', async (_, httpStatus, body) => {
  const { store, kept } = await openPage({}, () => ({ httpStatus, body }))
  store.readProfile()
  await store.loadProfile()
  expect(store.readProfile()).toMatchObject({ kind: 'loaded', codes: ['peanuts'], isStale: true })
  expect(kept()).toEqual(stored)
})

test('[PUB-4.7] says that a profile failed to load after a refusal that is not about the session', async () => {
  const { store, kept } = await openPage({ stored: null }, () => ({ httpStatus: 200, body: tooLong }))
  store.readProfile()
  await store.loadProfile()
  expect([store.readProfile(), kept()]).toEqual([{ kind: 'failed' }, null])
})

test('[PUB-4.7] ends the profile when the session has ended', async () => {
  const { store, kept } = await openPage({ dishCount: 700 }, (text, call) =>
    call === 1 ? answerLikeV1(text) : { httpStatus: 401, body: { status: 'error', msg: 'Log in again.' } },
  )
  store.readProfile()
  await store.loadProfile()
  expect(store.readProfile()).toEqual({ kind: 'ended' })
  expect(kept()).toEqual({ site, customer: '', codes: [], custom: [] })
})

test('[PUB-4.7] applies the profile, as stale, when only some dishes could be checked', async () => {
  const { store, kept } = await openPage({ dishCount: 700, stored: null }, (text, call) =>
    call === 1 ? answerLikeV1(text) : { httpStatus: 503, body: { status: 'error' } },
  )
  await store.loadProfile()
  const profile = store.readProfile()
  expect(profile).toMatchObject({ kind: 'loaded', codes: ['peanuts'], isStale: true })
  expect(profile.kind === 'loaded' && profile.mentions.has(dishId(1))).toBe(true)
  expect(kept()).toEqual(stored)
})

describe('on a page whose account could not be read', () => {
  const unreadable = 'unreadable'
  const failed = { httpStatus: 503, body: { status: 'error' } }

  test('[PUB-4.7] applies the profile of the tab, as stale, and keeps it', async () => {
    const { store, kept } = await openPage({ customer: unreadable }, () => failed)
    expect(store.readProfile()).toMatchObject({ kind: 'loaded', codes: ['peanuts'], isStale: true })
    await store.loadProfile()
    expect(store.readProfile()).toMatchObject({ kind: 'loaded', codes: ['peanuts'], isStale: true })
    expect(kept()).toEqual(stored)
  })

  test.each([
    ['nothing', null],
    ['the profile of another site', { ...stored, site: '6'.repeat(24) }],
    ['that an earlier session has ended', { ...stored, customer: '', codes: [], custom: [] }],
  ])('[PUB-4.7] says that the page is not filtered when the tab keeps %s', async (_, profile) => {
    const { store, kept } = await openPage({ customer: unreadable, stored: profile }, () => failed)
    expect(store.readProfile()).toEqual({ kind: 'loading' })
    await store.loadProfile()
    expect([store.readProfile(), kept()]).toEqual([{ kind: 'failed' }, profile])
  })

  test('loads the profile of the session without naming a customer, and stores it for nobody', async () => {
    const { store, bodies, kept } = await openPage({ customer: unreadable, stored: null }, answerLikeV1)
    await store.loadProfile()
    expect(store.readProfile()).toMatchObject({ kind: 'loaded', codes: ['peanuts'], isStale: false })
    expect(kept()).toBeNull()
    expect(bodies.join('')).not.toMatch(/unreadable|customer_id/)
  })

  test('pauses and resumes for the customer whose profile the tab keeps', async () => {
    const { store } = await openPage({ customer: unreadable }, () => failed)
    store.readProfile()
    store.setPaused(true)
    expect(store.readProfile()).toMatchObject({ isPaused: true })
    expect(sessionStorage.getItem(pausedProfileKey)).toBe(customer)
    store.setPaused(false)
    expect(sessionStorage.getItem(pausedProfileKey)).toBeNull()
  })

  test('ends the profile when v1 says later that the session has ended', async () => {
    const { store } = await openPage({ customer: unreadable }, () => ({
      httpStatus: 401,
      body: { status: 'error', msg: 'Log in again.' },
    }))
    store.readProfile()
    await store.loadProfile()
    expect(store.readProfile()).toEqual({ kind: 'ended' })
  })
})
