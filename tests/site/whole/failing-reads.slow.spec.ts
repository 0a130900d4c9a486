import type { Client } from '@libsql/client'
import { expect, request as requests, type APIRequestContext } from '@playwright/test'
import { signUp } from '../../support/browser/sign-up'
import { test } from '../../support/browser/watched-test'
import { openDatabaseOf } from '../../support/servers/open-database'
import { siteIdOf } from '../../v1/campus'
import { freshOwnSite, startOwnServer, type OwnServer } from '../../support/servers/own-server'

const port = Number(process.env.FAILING_READS_PORT ?? 3194)
const name = 'failing-reads'
const everySite = '0'.repeat(24)
const sorry = { en: "We're sorry, but something went wrong.", fr: 'Désolés, un problème est survenu.' }

let server: OwnServer
let database: Client

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(120_000)
  await freshOwnSite(name)
  server = await startOwnServer(name, port)
  database = openDatabaseOf(name)
})
test.afterAll(async () => {
  server?.process.kill('SIGKILL')
  await server?.ended
  database?.close()
})

async function get(address: string, locale: 'en' | 'fr' = 'en', session = '') {
  const answer = await fetch(`${server.base}${address}`, { headers: { Cookie: `l1=${locale}; ${session}` } })
  // React escapes apostrophes; the payload of the page for the browser repeats texts.
  const text = (await answer.text()).replace(/<script\b.*?<\/script>/gs, '').replace(/&#x27;|&#39;/g, "'")
  const { pathname: path } = new URL(answer.url)
  return { status: answer.status, text, path, cookies: answer.headers.getSetCookie() }
}

let expiries = 0
/** Makes all reads of tables fail, expires what the server has cached, and waits until the server has noticed. */
async function takeAway(...tables: string[]) {
  const name = `Expiry ${++expiries}`
  await database.execute({
    sql: "UPDATE sites_locales SET name = ? WHERE _parent_id = (SELECT id FROM sites WHERE slug = 'vallee-verte')",
    args: [name],
  })
  for (const table of tables) await database.execute(`ALTER TABLE ${table} RENAME TO away_${table}`)
  await database.execute({ sql: 'UPDATE revisions SET token = ? WHERE id = ?', args: [name, everySite] })
  const hasNoticed = async () => {
    const response = await fetch(`${server.base}/v1/sites/public`)
    return !response.ok || (await response.text()).includes(name)
  }
  await expect.poll(hasNoticed, { intervals: [250] }).toBe(true)
}
async function giveBack(...tables: string[]) {
  for (const table of tables) await database.execute(`ALTER TABLE away_${table} RENAME TO ${table}`)
}

const home = '/northgate'
const parts = {
  open: 'Hungry now?',
  hall: 'Menu: North Hall',
  news: 'Yes, there is macaroni',
  events: 'Three chilis, one vote',
  plans: 'Unlimited',
  contact: 'Priya Raman',
  failed: sorry.en,
}
type Part = keyof typeof parts
const every: Part[] = ['open', 'hall', 'news', 'events', 'plans', 'contact']
const without = (...gone: Part[]): Part[] => every.filter((part) => !gone.includes(part))

/** The tables that pages read besides those of the site itself, and the parts of the home page that remain. */
const remaining: [tables: string[], parts: Part[]][] = [
  [
    ['news', 'meal_plans'],
    [...without('news', 'plans'), 'failed'],
  ],
  [
    ['events', 'schedules'],
    [...without('events', 'hall'), 'failed'],
  ],
  [['locations'], [...without('hall'), 'failed']],
  [
    [
      ...['news_images', 'event_images', 'meal_plan_images', 'location_images', 'images', 'logo', 'section_banners'],
      ...['buildings', 'special_offers', 'popups', 'popup_images', 'customers', 'menus', 'legal_texts'],
    ],
    every,
  ],
]

const menu = '/northgate/whats-on-the-menu?location=north-hall'
/** Pages with more than one part: with which tables away they still show what. */
const pages: [tables: string[], shown: [address: string, text: string][]][] = [
  [
    ['schedules'],
    [
      ['/northgate/hours-of-operation', 'the hours could not be loaded'],
      ['/northgate/locations', 'North Hall'],
      ['/northgate/campus-map', 'North Hall'],
      [menu, 'menu-category'],
    ],
  ],
  [
    ['buildings', 'menus', 'staff_images', 'event_images'],
    [
      ['/northgate/hours-of-operation', 'North Hall'],
      ['/northgate/locations', 'North Hall'],
      [menu, "we weren't able to find menus"],
      ['/northgate/menu-week', "we weren't able to find menus"],
      ['/northgate/staff', 'Priya Raman'],
      ['/northgate/events', 'Three chilis, one vote'],
    ],
  ],
  [['menu_filters'], [[menu, "we weren't able to find menus"]]],
  [
    ['locations'],
    [
      ['/northgate/feedback', 'Send feedback'],
      ['/northgate/events', 'Three chilis, one vote'],
      ['/northgate/news', 'Yes, there is macaroni'],
    ],
  ],
]

for (const [tables, shown] of remaining)
  test(`[PUB-8.4] the home page shows its other parts while ${tables.join(', ')} cannot be read`, async () => {
    await takeAway(...tables)
    try {
      const answer = await get(home)
      expect(answer.status).toBe(200)
      for (const part of Object.keys(parts) as Part[])
        expect({ part, isShown: answer.text.includes(parts[part]) }).toEqual({ part, isShown: shown.includes(part) })
      if (shown.includes('failed')) expect((await get(home, 'fr')).text.includes(sorry.fr)).toBe(true)
    } finally {
      await giveBack(...tables)
    }
    // Nothing expires now: what was read while the tables were away must not have been cached.
    const answer = await get(home)
    expect(every.filter((part) => !answer.text.includes(parts[part]))).toEqual([])
    expect(answer.text.includes(sorry.en)).toBe(false)
  })

for (const [tables, addresses] of pages)
  test(`pages show the rest while ${tables.join(', ')} cannot be read`, async () => {
    await takeAway(...tables)
    try {
      for (const [address, text] of addresses) {
        const answer = await get(address)
        const seen = { address, status: answer.status, isShown: answer.text.includes(text) }
        expect(seen).toEqual({ address, status: 200, isShown: true })
      }
    } finally {
      await giveBack(...tables)
    }
  })

/** Pages whose only content cannot be read: the table, the address, and the sentence of the page. */
const failing = [
  ['[PUB-2.42] [CUS-8.28]', 'events', '/northgate/events', sorry.en, 'Désolés, une erreur est survenue.'],
  [
    '[PUB-2.55]',
    'catering_files',
    '/northgate/catering-files',
    "We're sorry, something went wrong loading this content.",
    'Désolés, un problème est survenu lors du chargement de ce contenu.',
  ],
  [
    '[PUB-2.64]',
    'locations',
    '/northgate/campus-map',
    "Sorry, we weren't able to find locations for this campus.",
    'Désolés, nous n’avons pas pu trouver de points de service pour ce campus.',
  ],
] as const

for (const [clause, table, address, en, fr] of failing)
  test(`${clause} ${address} shows its error with status 500 while ${table} cannot be read`, async () => {
    await takeAway(table)
    try {
      for (const [locale, sentence, again] of [
        ['en', en, 'Try again'],
        ['fr', fr, 'Réessayer'],
      ] as const) {
        const { status, text } = await get(address, locale)
        expect([status, text.includes(sentence), text.includes(again)]).toEqual([500, true, true])
      }
    } finally {
      await giveBack(table)
    }
    expect((await get(address)).status).toBe(200)
  })

/** Calls v1 as a visitor of its own, whose cookies it keeps. */
const newVisitor = () => requests.newContext({ baseURL: server.base })
const sessionOf = async (visitor: APIRequestContext) =>
  (await visitor.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

test('[CUS-4.43] [CUS-8.17] [CUS-8.18] a part of an account that cannot be read says so, and the others are shown', async () => {
  const visitor = await newVisitor()
  await signUp({ request: visitor }, 'northgate')
  const session = await sessionOf(visitor)
  const part = async (name: string, locale: 'en' | 'fr' = 'en') =>
    (await get(`/northgate/customer-account?part=${name}`, locale, session)).text
  const empty = "We weren't able to locate any orders associated with your account."
  for (const [name, inFrench] of [
    ['subscriptions', 'abonnements'],
    ['orders', 'commandes'],
    ['reservations', 'réservations'],
  ] as const) {
    await takeAway(name)
    try {
      expect(await part(name)).toContain(`We're sorry, something went wrong loading your ${name}.`)
      expect(await part(name, 'fr')).toContain(`lors du chargement de vos ${inFrench}.`)
      const [other, shown] = name === 'orders' ? ['notifications', 'Notifications'] : ['orders', empty]
      expect(await part(other)).toContain(shown)
    } finally {
      await giveBack(name)
    }
  }
  expect(await part('orders')).toContain(empty)
})

test('[CUS-8.18] an account that cannot be read says so in each part, and the session goes on', async () => {
  const visitor = await newVisitor()
  const email = await signUp({ request: visitor }, 'northgate')
  const [session, site_id] = [await sessionOf(visitor), await siteIdOf(visitor, 'northgate')]
  const part = (name: string, locale: 'en' | 'fr' = 'en') =>
    get(`/northgate/customer-account?part=${name}`, locale, session)
  const sentences: [part: string, locale: 'en' | 'fr', sentence: string][] = [
    ['profile', 'en', "We're sorry, something went wrong loading your profile."],
    ['profile', 'fr', 'Désolés, un problème est survenu lors du chargement de votre profil.'],
    ['orders', 'en', "We're sorry, something went wrong loading your orders."],
    ['reservations', 'en', "We're sorry, something went wrong loading your reservations."],
    ['subscriptions', 'en', "We're sorry, something went wrong loading your subscriptions."],
    ['allergens', 'en', "We're sorry, something went wrong loading your preferences."],
  ]
  const update = (data: object) => visitor.post('/v1/customer/update_customer', { data: { site_id, ...data } })
  expect((await part('profile')).text).toContain(email)
  await takeAway('customers')
  try {
    for (const [name, locale, sentence] of sentences) {
      const { status, text, cookies, path } = await part(name, locale)
      const seen = { name, locale, status, path, cookies, isTold: text.includes(sentence) }
      expect(seen).toEqual({ ...seen, status: 200, path: '/northgate/customer-account', cookies: [], isTold: true })
      expect(text).toContain(locale === 'en' ? 'Log out' : 'Se déconnecter')
      expect(text).not.toContain('name="firstName"') // an empty form would overwrite the profile
    }
    expect((await update({ city: 'Goderich' })).status()).toBe(503) // not "You are not logged in"
    const menu = await get('/northgate/whats-on-the-menu?location=north-hall', 'en', session)
    expect([menu.status, menu.text.includes('data-customer="unreadable"')]).toEqual([200, true]) // not a visitor's
    expect((await get('/northgate/customer-account', 'en', 'customer=forged')).path).toBe('/northgate/login')
    expect((await get('/northgate/allergen-card', 'en', session)).status).toBe(500)
  } finally {
    await giveBack('customers')
  }
  expect((await part('profile')).text).toContain(email)
  expect((await update({ city: 'Goderich' })).status()).toBe(200)
})

const unreadable = {
  en: { title: 'Something went wrong.', sentence: "We're sorry, but something went wrong." },
  fr: { title: 'Une erreur est survenue.', sentence: 'Désolés, une erreur est survenue.' },
}
const siteless: [table: string, addresses: string[]][] = [
  ['sites', ['/', '/northgate', '/northgate/sustainability', '/northgate/privacy']],
  ['sections', ['/northgate', '/northgate/sustainability', '/northgate/news']],
]
for (const [table, addresses] of siteless)
  test(`[PUB-8.1] pages say without a script that something went wrong while ${table} cannot be read`, async () => {
    await takeAway(table)
    try {
      for (const address of addresses)
        for (const locale of ['en', 'fr'] as const) {
          const { status, text } = await get(address, locale)
          const { title, sentence } = unreadable[locale]
          const seen = { address, status, heading: text.includes(`${title}</h1>`), isTold: text.includes(sentence) }
          expect(seen).toEqual({ address, status: 500, heading: true, isTold: true })
          expect({ address, title: /<title>[^<]+<\/title>/.test(text) }).toEqual({ address, title: true })
          expect(text).toContain(`lang="${locale}-CA"`)
          expect(text).not.toContain('no such table')
        }
    } finally {
      await giveBack(table)
    }
    for (const address of addresses) expect((await get(address)).status).toBe(200)
  })

test('v1 never answers with a part of the data', async () => {
  const id = await siteIdOf(await newVisitor(), 'northgate')
  await takeAway('schedules')
  try {
    await get(home) // a page has read the rest
    const answer = await fetch(`${server.base}/v1/locations/status?site_id=${id}`)
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ status: 'error' })
  } finally {
    await giveBack('schedules')
  }
})
