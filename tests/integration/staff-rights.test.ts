import type { CollectionSlug, File } from 'payload'
import sharp from 'sharp'
import { addDays } from '@/domain/calendar'
import { roles, type Role } from '@/domain/roles'
import { fieldsOf } from '@/server/stored'
import { both, makeCampus, makeFilters, type Campus } from '../support/campus'
import { closePayload, openPayload } from '../support/payload'
import { makePerson, personOf, type Person } from '../support/staff'

const payload = await openPayload()
let north: Campus
let south: Campus
let picture: File
const people = new Map<string, Person>()
let serial = 0

beforeAll(async () => {
  await makeFilters(payload)
  north = await makeCampus(payload, 'northgate')
  south = await makeCampus(payload, 'southgate')
  people.set('administrator', await makePerson(payload, 'administrator', []))
  for (const role of roles.filter((it) => it !== 'administrator')) {
    people.set(role, await makePerson(payload, role, [north.site]))
    people.set(`${role} of another site`, await makePerson(payload, role, [south.site]))
    people.set(`${role} of no site`, await makePerson(payload, role, []))
  }
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0b5d4e' } })
    .png()
    .toBuffer()
  picture = { data, mimetype: 'image/png', name: 'dot.png', size: data.length }
}, 60_000) // sixteen passwords are hashed
afterAll(closePayload)

const everyDay = ['0', '1', '2', '3', '4', '5', '6']

/** What a new document of each collection is made of, the site aside; each call gives another one. */
const samples = {
  dishes: () => ({ code: `dish-${(serial += 1)}`, name: 'Dish' }),
  menus: () => ({
    location: north.hall,
    date: `2027-${String(1 + (serial % 12)).padStart(2, '0')}-${String(1 + (Math.floor((serial += 1) / 12) % 28)).padStart(2, '0')}`,
    closed: true,
  }),
  schedules: () => {
    const day = addDays('2027-01-01', (serial += 1)) // no two of a location overlap
    return {
      location: north.hall,
      type: 'location',
      days: everyDay,
      start: day,
      end: day,
      opensAt: '07:00',
      closesAt: '20:00',
    }
  },
  brands: () => ({ name: 'Brand' }),
  locations: () => ({ name: 'Location', occupancy: 'na' }),
  buildings: () => ({ name: 'Building' }),
  sections: () => ({ name: 'Section', slug: `section-${(serial += 1)}` }),
  images: () => ({ alt: both('Picture', 'Image') }),
  'location-images': () => ({ alt: both('Picture', 'Image') }),
  logo: () => ({ alt: both('Picture', 'Image') }),
  'menu-filters': () => ({ name: 'Filter', code: `filter-${(serial += 1)}`, type: 'label' }),
  sites: () => ({
    name: 'Site',
    slug: `site-${(serial += 1)}`,
    timeZone: 'America/Toronto',
    defaultLocale: 'en',
    country: 'ca',
  }),
  staff: () => ({
    name: 'Person',
    email: `person-${(serial += 1)}@example.com`,
    password: 'a-long-password',
    role: 'menuEditor',
  }),
} as const
type Sampled = keyof typeof samples
const uploads: string[] = ['images', 'location-images', 'logo']
const changes: Partial<Record<Sampled, object>> = {
  menus: { closed: false },
  schedules: { opensAt: '08:00' },
  images: { alt: both('New', 'Nouvelle') },
  'location-images': { alt: both('New', 'Nouvelle') },
  logo: { alt: both('New', 'Nouvelle') },
}

const sampleOf = (collection: Sampled): object => ({
  ...samples[collection](),
  ...(collection === 'sites' || collection === 'menu-filters'
    ? {}
    : collection === 'staff'
      ? { sites: [{ site: north.site }] }
      : { site: north.site }),
})
const fileFor = (collection: string) =>
  uploads.includes(collection) ? { file: { ...picture, name: `dot-${(serial += 1)}.png` } } : {}

type Local = Record<'create' | 'update' | 'delete' | 'find', (options: object) => Promise<unknown>>
/** The Local API as the studio's doors call it: for somebody, with all rights asked. */
const asked = (user: Person | null, collection: CollectionSlug, rest: object) => ({
  collection,
  user,
  overrideAccess: false,
  ...rest,
})
const local = payload as unknown as Local // collections come from a table here, which Payload's per-collection types cannot follow

/** A new document of the site under test, made by the operator; for `sites` a new site. */
const makeNew = async (collection: Sampled): Promise<string> =>
  String(
    fieldsOf(
      await local.create({ collection, data: sampleOf(collection), ...fileFor(collection), overrideAccess: true }),
    ).id,
  )
const makeOne = async (collection: Sampled) => (collection === 'sites' ? north.site : makeNew(collection))

async function may(user: Person | null, collection: Sampled, letter: string): Promise<boolean> {
  const stored = async (id: string) =>
    (await payload.db.find<{ id: string }>({ collection, where: { id: { equals: id } } })).docs[0]
  if (letter === 'c') {
    const before = await payload.count({ collection, overrideAccess: true })
    const done = await local
      .create(asked(user, collection, { data: sampleOf(collection), ...fileFor(collection) }))
      .then(
        () => true,
        () => false,
      )
    expect((await payload.count({ collection, overrideAccess: true })).totalDocs).toBe(before.totalDocs + Number(done))
    return done
  }
  if (letter === 'd' && collection === 'sites') {
    const id = await makeNew('sites')
    await local.delete(asked(user, collection, { id })).catch(() => null)
    return (await stored(id)) === undefined
  }
  const id = await makeOne(collection)
  if (letter === 'r') {
    const found = await local.find(asked(user, collection, { where: { id: { equals: id } } })).catch(() => null)
    return Number(fieldsOf(found).totalDocs ?? 0) === 1
  }
  if (letter === 'u') {
    const before = await stored(id)
    await local
      .update(asked(user, collection, { id, data: changes[collection] ?? { name: `New ${(serial += 1)}` } }))
      .catch(() => null)
    return JSON.stringify(await stored(id)) !== JSON.stringify(before)
  }
  await local.delete(asked(user, collection, { id })).catch(() => null)
  return (await stored(id)) === undefined
}

const done = async (user: Person | null, collection: Sampled) => {
  let letters = ''
  for (const letter of 'crud') letters += (await may(user, collection, letter)) ? letter : '-'
  return letters
}

// c create, r read, u update, d delete, by whoever looks after the site of the documents
const own: Record<Sampled, Record<Role, string>> = {
  dishes: {
    administrator: 'crud',
    siteManager: 'crud',
    editor: '-r--',
    menuEditor: 'crud',
    shopManager: '-r--',
    dietitian: '-r--',
  },
  menus: {
    administrator: 'crud',
    siteManager: 'crud',
    editor: '-r--',
    menuEditor: 'crud',
    shopManager: '-r--',
    dietitian: '-r--',
  },
  schedules: {
    administrator: 'crud',
    siteManager: 'crud',
    editor: '-r--',
    menuEditor: 'crud',
    shopManager: '-r--',
    dietitian: '-r--',
  },
  brands: {
    administrator: 'crud',
    siteManager: 'crud',
    editor: '-r--',
    menuEditor: 'crud',
    shopManager: '-r--',
    dietitian: '-r--',
  },
  locations: {
    administrator: 'crud',
    siteManager: 'crud',
    editor: 'crud',
    menuEditor: '-r--',
    shopManager: '-r--',
    dietitian: '-r--',
  },
  buildings: {
    administrator: 'crud',
    siteManager: 'crud',
    editor: 'crud',
    menuEditor: '-r--',
    shopManager: '-r--',
    dietitian: '-r--',
  },
  sections: {
    administrator: 'crud',
    siteManager: 'crud',
    editor: 'crud',
    menuEditor: '-r--',
    shopManager: '-r--',
    dietitian: '-r--',
  },
  images: {
    administrator: 'crud',
    siteManager: 'crud',
    editor: 'crud',
    menuEditor: 'crud',
    shopManager: 'crud',
    dietitian: 'crud',
  },
  'location-images': {
    administrator: 'crud',
    siteManager: 'crud',
    editor: 'crud',
    menuEditor: 'crud',
    shopManager: 'crud',
    dietitian: 'crud',
  },
  logo: {
    administrator: 'crud',
    siteManager: 'crud',
    editor: 'crud',
    menuEditor: 'crud',
    shopManager: 'crud',
    dietitian: 'crud',
  },
  'menu-filters': {
    administrator: 'cru-',
    siteManager: '-r--',
    editor: '-r--',
    menuEditor: '-r--',
    shopManager: '-r--',
    dietitian: '-r--',
  },
  sites: {
    administrator: 'crud',
    siteManager: '-ru-',
    editor: '-r--',
    menuEditor: '-r--',
    shopManager: '-r--',
    dietitian: '-r--',
  },
  staff: {
    administrator: 'crud',
    siteManager: '-r--',
    editor: '-r--',
    menuEditor: '-r--',
    shopManager: '-r--',
    dietitian: '-r--',
  },
}
const collections = Object.keys(own) as Sampled[]
const ownRows = collections.flatMap((collection) =>
  (Object.keys(own[collection]) as Role[]).map((role) => [role, own[collection][role], collection] as const),
)
const otherRows = collections.flatMap((collection) =>
  (['siteManager', 'editor', 'menuEditor'] as const).flatMap((role) =>
    ['another', 'no'].map(
      (which) => [`${role} of ${which} site`, collection === 'menu-filters' ? '-r--' : '----', collection] as const,
    ),
  ),
)

describe('rights of staff', () => {
  test.each(ownRows)('%s may %s in %s of their site', async (role, letters, collection) =>
    expect(await done(people.get(role) ?? null, collection)).toBe(letters),
  )
  test.each(otherRows)('%s may %s in %s of a site', async (who, letters, collection) =>
    expect(await done(people.get(who) ?? null, collection)).toBe(letters),
  )
  test.each(collections)('a stranger may nothing in %s', async (collection) =>
    expect(await done(null, collection)).toBe('----'),
  )

  test.each(['administrator', 'siteManager', null])('%s may not touch the revisions', async (role) => {
    const user = role ? (people.get(role) ?? null) : null
    await expect(local.find(asked(user, 'revisions', {}))).rejects.toThrow()
    await expect(local.create(asked(user, 'revisions', { data: { token: 'x' } }))).rejects.toThrow()
  })
})

describe('nobody', () => {
  test.each(['siteManager', 'editor', 'menuEditor'] as const)(
    'who is %s gives themselves a role or a site',
    async (role) => {
      const person = await makePerson(payload, role, [north.site], `climber-${role}@example.com`)
      await local
        .update(
          asked(person, 'staff', {
            id: person.id,
            data: { name: 'Climber', role: 'administrator', sites: [{ site: north.site }, { site: south.site }] },
          }),
        )
        .catch(() => null)
      const after = await personOf(payload, person.id)
      expect(after.role).toBe(role)
      expect(after.sites?.map(({ site }) => site)).toEqual([north.site])
    },
  )

  test.each(['siteManager', 'editor', 'menuEditor', null])(
    'who is %s makes an account for themselves',
    async (role) => {
      const data = { ...samples.staff(), role: 'administrator', sites: [{ site: south.site }] }
      await expect(local.create(asked(role ? (people.get(role) ?? null) : null, 'staff', { data }))).rejects.toThrow()
      expect(
        (await payload.count({ collection: 'staff', where: { email: { equals: data.email } }, overrideAccess: true }))
          .totalDocs,
      ).toBe(0)
    },
  )

  test.each(['siteManager', 'menuEditor'])(
    'who is %s writes into another site, or moves a document there',
    async (role) => {
      const user = people.get(role) ?? null
      await expect(
        local.create(asked(user, 'dishes', { data: { ...samples.dishes(), site: south.site } })),
      ).rejects.toThrow()
      await local.update(asked(user, 'dishes', { id: north.pie, data: { site: south.site } })).catch(() => null)
      expect(
        (await payload.findByID({ collection: 'dishes', id: north.pie, depth: 0, overrideAccess: true })).site,
      ).toBe(north.site)
    },
  )

  test('but an administrator gives roles and sites', async () => {
    const person = await makePerson(payload, 'editor', [north.site], 'promoted@example.com')
    await local.update(
      asked(people.get('administrator') ?? null, 'staff', {
        id: person.id,
        data: { role: 'siteManager', sites: [{ site: south.site }] },
      }),
    )
    expect(await personOf(payload, person.id)).toMatchObject({ role: 'siteManager', sites: [{ site: south.site }] })
  })

  test('keeps others from their own account: its name is theirs to change', async () => {
    const person = await makePerson(payload, 'editor', [north.site], 'renamed@example.com')
    await local.update(asked(person, 'staff', { id: person.id, data: { name: 'Renamed' } }))
    expect((await personOf(payload, person.id)).name).toBe('Renamed')
  })
})
