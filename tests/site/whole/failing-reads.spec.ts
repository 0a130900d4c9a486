import type { Client } from '@libsql/client'
import { expect, test } from '@playwright/test'
import { openDatabaseOf } from '../../support/servers/open-database'
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

async function get(address: string, locale: 'en' | 'fr' = 'en') {
  const answer = await fetch(`${server.base}${address}`, { headers: { Cookie: `l1=${locale}` } })
  // React escapes apostrophes; the payload of the page for the browser repeats texts.
  const text = (await answer.text()).replace(/<script\b.*?<\/script>/gs, '').replace(/&#x27;|&#39;/g, "'")
  return { status: answer.status, text }
}

/** Makes all reads of tables fail, and expires what the server has cached. */
async function takeAway(...tables: string[]) {
  for (const table of tables) await database.execute(`ALTER TABLE ${table} RENAME TO away_${table}`)
  await database.execute({ sql: 'UPDATE revisions SET token = ? WHERE id = ?', args: [`away ${tables[0]}`, everySite] })
  await new Promise((resolve) => setTimeout(resolve, 1_700)) // the server compares revisions every second
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
  [['news'], [...without('news'), 'failed']],
  [['events'], [...without('events'), 'failed']],
  [['meal_plans'], [...without('plans'), 'failed']],
  [['locations'], [...without('hall'), 'failed']],
  [['schedules'], [...without('hall'), 'failed']],
  [['news_images', 'event_images', 'meal_plan_images', 'location_images', 'images', 'logo', 'section_banners'], every],
  [['buildings', 'special_offers', 'popups', 'popup_images', 'customers', 'menus', 'legal_texts'], every],
]

/** Pages with more than one part: with which tables away they still show what. */
const pages: Record<string, [address: string, text: string][]> = {
  schedules: [
    ['/northgate/hours-of-operation', 'the hours could not be loaded'],
    ['/northgate/locations', 'North Hall'],
    ['/northgate/campus-map', 'North Hall'],
    ['/northgate/whats-on-the-menu?location=north-hall', 'menu-category'],
  ],
  buildings: [
    ['/northgate/hours-of-operation', 'North Hall'],
    ['/northgate/locations', 'North Hall'],
  ],
  menu_filters: [['/northgate/whats-on-the-menu?location=north-hall', "we weren't able to find menus"]],
  menus: [['/northgate/whats-on-the-menu?location=north-hall', "we weren't able to find menus"]],
  locations: [
    ['/northgate/feedback', 'Send feedback'],
    ['/northgate/events', 'Three chilis, one vote'],
    ['/northgate/news', 'Yes, there is macaroni'],
    ['/northgate/campus-map', 'find locations for this campus'],
  ],
  staff_images: [['/northgate/staff', 'Priya Raman']],
  event_images: [['/northgate/events', 'Three chilis, one vote']],
}

for (const [tables, shown] of remaining)
  test(`[PUB-8.4] the home page shows its other parts while ${tables.join(', ')} cannot be read`, async () => {
    test.setTimeout(60_000)
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

for (const [table, addresses] of Object.entries(pages))
  test(`[PUB-8.4] pages show the rest while ${table} cannot be read`, async () => {
    test.setTimeout(60_000)
    await takeAway(table)
    try {
      for (const [address, text] of addresses) {
        const answer = await get(address)
        const seen = { address, status: answer.status, isShown: answer.text.includes(text) }
        expect(seen).toEqual({ address, status: 200, isShown: true })
      }
    } finally {
      await giveBack(table)
    }
  })

test('v1 never answers with a part of the data', async () => {
  const sites = (await (await fetch(`${server.base}/v1/sites/public`)).json()) as {
    sites: { id: string; slug: string }[]
  }
  const id = sites.sites.find(({ slug }) => slug === 'northgate')?.id
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
