/** @jest-environment ./tests/support/plain-environment.mjs */
import { jest } from '@jest/globals'
import { ofAllSites, ofASite } from '@collections/in-studio-order'
import { areas, roles, type Area, type Operation, type Role } from '@/domain/roles'
import { rememberAccounts } from '../support/remember-accounts'
import { password, signInAs } from '../support/studio-calls'
import { tryReading } from '../support/studio-reads'
import { aim, type Caller } from '../support/studio-round'
import { tryWriting } from '../support/studio-writes'
import { markOf, StudioWorld, type SiteKey } from '../support/studio-world'
import { closePayload, openPayload } from '../support/payload'

/* Each cell: read, create, update, delete. A is everywhere, o their own sites, - nothing. Written by hand from the design. */
const rights: Record<Area, Record<Role, string>> = {
  sites: row('AAAA', 'o-o-', 'o---', 'o---', 'o---', 'o---'),
  staff: row('AAAA', 'o---', 'o---', 'o---', 'o---', 'o---'),
  menus: row('AAAA', 'oooo', 'o---', 'oooo', 'o---', 'o---'),
  content: row('AAAA', 'oooo', 'oooo', 'o---', 'o---', 'o---'),
  uploads: row('AAAA', 'oooo', 'oooo', 'oooo', 'oooo', 'oooo'),
  reference: row('AAAA', 'A---', 'A---', 'A---', 'A---', 'A---'),
  shop: row('AAAA', 'oooo', '----', '----', 'oooo', '----'),
  sales: row('A---', 'o---', '----', '----', 'o---', '----'),
  customers: row('A-AA', 'o-oo', '----', '----', 'o-o-', '----'),
  reservations: row('AAAA', 'oooo', '----', 'oooo', '----', '----'),
  messages: row('A--A', 'o--o', '----', '----', '----', '----'),
  health: row('----', '----', '----', '----', '----', 'o-oo'),
  foodOrders: row('----', '----', '----', 'o-oo', '----', 'o---'),
  accessLog: row('A---', 'o---', '----', '----', '----', '----'),
}

function row(
  ...[administrator, siteManager, editor, menuEditor, shopManager, dietitian]: [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
) {
  return { administrator, siteManager, editor, menuEditor, shopManager, dietitian }
}

/** The area of every collection; `none` is for what the system keeps for itself. */
const areaOf: Record<string, Area | 'none'> = {
  menus: 'menus',
  dishes: 'menus',
  schedules: 'menus',
  brands: 'menus',
  locations: 'content',
  buildings: 'content',
  sections: 'content',
  news: 'content',
  events: 'content',
  'balanced-living-events': 'content',
  'special-offers': 'content',
  newsletters: 'content',
  'photo-albums': 'content',
  'staff-members': 'content',
  surveys: 'content',
  'blog-articles': 'content',
  'directors-meetings': 'content',
  'catering-files': 'content',
  popups: 'content',
  microsites: 'content',
  'microsite-sections': 'content',
  images: 'uploads',
  'location-images': 'uploads',
  'news-images': 'uploads',
  'event-images': 'uploads',
  'special-images': 'uploads',
  'staff-images': 'uploads',
  'popup-images': 'uploads',
  'microsite-images': 'uploads',
  'meal-plan-images': 'uploads',
  'section-banners': 'uploads',
  logo: 'uploads',
  'newsletter-files': 'uploads',
  'catering-documents': 'uploads',
  'meal-plans': 'shop',
  'custom-plans': 'shop',
  'declining-balances': 'shop',
  'promo-codes': 'shop',
  'order-form-settings': 'shop',
  'customer-types': 'shop',
  'customer-locations': 'shop',
  'customer-years': 'shop',
  'customer-terms': 'shop',
  'blocked-student-accounts': 'shop',
  'faculty-emails': 'shop',
  orders: 'sales',
  subscriptions: 'sales',
  carts: 'sales',
  customers: 'customers',
  reservations: 'reservations',
  'on-the-go-orders': 'foodOrders',
  'dietary-profiles': 'health',
  'dietary-health-forms': 'health',
  feedback: 'messages',
  'contact-messages': 'messages',
  'access-log': 'accessLog',
  sites: 'sites',
  staff: 'staff',
  'menu-filters': 'reference',
  cuisines: 'reference',
  'payment-methods': 'reference',
  'location-features': 'reference',
  'legal-texts': 'reference',
  'second-factors': 'none',
  'survey-votes': 'none',
  leases: 'none',
  revisions: 'none',
}

/** What a collection takes away from the rights of its area, and from whom. */
const never: Record<string, Operation[]> = {
  'menu-filters': ['delete'], // dishes that had it would look free of it
}

/** What Payload keeps for itself beside our collections. */
const internal = ['payload-kv', 'payload-jobs', 'payload-locked-documents', 'payload-preferences', 'payload-migrations']

const operations: Operation[] = ['read', 'create', 'update', 'delete']

function covers(caller: Caller, operation: Operation, slug: string, site: SiteKey): boolean {
  const area = areaOf[slug] ?? 'none'
  if (caller.role === null || area === 'none' || never[slug]?.includes(operation)) return false
  const letter = rights[area][caller.role][operations.indexOf(operation)]
  return letter === 'A' || (letter === 'o' && caller.sites.includes(site))
}

jest.setTimeout(120_000)
const payload = await openPayload()
payload.logger.level = 'silent' // thousands of refusals are wanted here, and failures are found by their status
rememberAccounts(payload)
const world = new StudioWorld(payload)
const callers: Caller[] = []

beforeAll(async () => {
  await payload.create({
    collection: 'staff',
    data: { name: 'First', role: 'administrator', email: 'first@example.com', password },
    overrideAccess: true, // the first account makes itself an administrator
  })
  await world.begin()
  let serial = 90_000
  const join = async (role: Role, keys: SiteKey[], name: string) => {
    const sites = keys.map((key) => world.sites[key])
    const account = keys[0] ? markOf('staff', keys[0], (serial += 1)) : `${role}-of-no-site`
    callers.push({ name, role, sites: keys, ...(await signInAs(payload, role, sites, account)) })
  }
  await join('administrator', [], 'administrator')
  for (const role of roles.filter((it) => it !== 'administrator')) {
    await join(role, ['north', 'annex'], role)
    await join(role, ['south'], `${role} of another site`)
  }
  await join('siteManager', [], 'siteManager of no site')
})
afterAll(closePayload)

const collections = [...ofASite, ...ofAllSites].map(({ slug }) => slug)

describe('the table', () => {
  test('names the area of every collection, and of nothing else', () => {
    expect(Object.keys(areaOf).sort()).toEqual([...collections].sort())
    expect(payload.config.collections.map(({ slug }) => slug).sort()).toEqual([...collections, ...internal].sort())
    expect(Object.keys(rights).sort()).toEqual([...areas].sort())
  })
})

/** Of those who have the same rights at the same sites, one tries everything at each collection, in turn. */
function callersOf(slug: string, index: number): { caller: Caller; brief: boolean }[] {
  const groups = new Map<string, Caller[]>()
  for (const caller of callers) {
    const reach = operations.map((it) => (['north', 'south'] as const).map((key) => covers(caller, it, slug, key)))
    const like = `${caller.sites.join()} ${reach.join()}`
    groups.set(like, [...(groups.get(like) ?? []), caller])
  }
  return [...groups.values()].flatMap((group) =>
    group.map((caller, place) => ({ caller, brief: place !== index % group.length })),
  )
}

describe.each(collections.filter((slug) => areaOf[slug] !== 'none').map((slug, index) => [slug, index] as const))(
  '%s',
  (slug, index) => {
    test('is read and written by its own staff, as their role says, and by nobody else', async () => {
      const found: string[] = []
      const target = await aim(world, slug)
      for (const { caller, brief } of callersOf(slug, index)) {
        const round = { world, caller, covers, target, found, brief }
        await tryReading(round)
        await tryWriting(round)
      }
      expect([...new Set(found)]).toEqual([])
    })
  },
)
