import type { CollectionSlug, File } from 'payload'
import sharp from 'sharp'
import { addDays } from '@/domain/time/calendar'
import { roles, type Role } from '@/domain/roles'
import { fieldsOf } from '@/server/database/stored-values'
import { both, makeCampus, makeFilters, type Campus } from '../../../support/data/campus'
import { closePayload, openPayload } from '../../../support/payload'
import { makePerson, personOf, type Person } from '../../../support/data/staff'

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
}, 60_000) // hashes sixteen passwords
afterAll(closePayload)

const everyDay = ['0', '1', '2', '3', '4', '5', '6']

/** Returns new valid data for a document of each collection, without its site. */
const samples = {
  dishes: () => ({ code: `dish-${(serial += 1)}`, name: 'Dish' }),
  menus: () => ({
    location: north.hall,
    date: `2027-${String(1 + (serial % 12)).padStart(2, '0')}-${String(1 + (Math.floor((serial += 1) / 12) % 28)).padStart(2, '0')}`,
    closed: true,
  }),
  schedules: () => {
    const day = addDays('2027-01-01', (serial += 1)) // schedules of a location must not overlap
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
/** Options of a Local API call as this person, with access control. */
const callAs = (user: Person | null, collection: CollectionSlug, rest: object) => ({
  collection,
  user,
  overrideAccess: false,
  ...rest,
})
/** The Local API without Payload's types per collection, since the collections come from a table here. */
const local = payload as unknown as Local

/** Creates a document of the site under test, or a new site. */
const makeNew = async (collection: Sampled): Promise<string> =>
  String(
    fieldsOf(
      await local.create({ collection, data: sampleOf(collection), ...fileFor(collection), overrideAccess: true }),
    ).id,
  )
const makeOne = async (collection: Sampled) => (collection === 'sites' ? north.site : makeNew(collection))

/** Tries one operation and returns whether it changed or returned the stored document. */
async function canDo(user: Person | null, collection: Sampled, letter: string): Promise<boolean> {
  const stored = async (id: string) =>
    (await payload.db.find<{ id: string }>({ collection, where: { id: { equals: id } } })).docs[0]
  if (letter === 'c') {
    const before = await payload.count({ collection, overrideAccess: true })
    const isCreated = await local
      .create(callAs(user, collection, { data: sampleOf(collection), ...fileFor(collection) }))
      .then(
        () => true,
        () => false,
      )
    expect((await payload.count({ collection, overrideAccess: true })).totalDocs).toBe(
      before.totalDocs + Number(isCreated),
    )
    return isCreated
  }
  if (letter === 'd' && collection === 'sites') {
    const id = await makeNew('sites')
    await local.delete(callAs(user, collection, { id })).catch(() => null)
    return (await stored(id)) === undefined
  }
  const id = await makeOne(collection)
  if (letter === 'r') {
    const found = await local.find(callAs(user, collection, { where: { id: { equals: id } } })).catch(() => null)
    return Number(fieldsOf(found).totalDocs ?? 0) === 1
  }
  if (letter === 'u') {
    const before = await stored(id)
    await local
      .update(callAs(user, collection, { id, data: changes[collection] ?? { name: `New ${(serial += 1)}` } }))
      .catch(() => null)
    return JSON.stringify(await stored(id)) !== JSON.stringify(before)
  }
  await local.delete(callAs(user, collection, { id })).catch(() => null)
  return (await stored(id)) === undefined
}

const permittedLetters = async (user: Person | null, collection: Sampled) => {
  let letters = ''
  for (const letter of 'crud') letters += (await canDo(user, collection, letter)) ? letter : '-'
  return letters
}

// c create, r read, u update, d delete: permissions at a person's own site
const own: Record<Sampled, Record<Role, string>> = {
  dishes: {
    administrator: 'crud',
    siteManager: 'crud',
    editor: '-r--',
    menuEditor: 'crud',
    shopManager: '-r--',
    dietitian: '-ru-',
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
  test.each(ownRows)('%s has the permissions %s in %s of their own site', async (role, letters, collection) =>
    expect(await permittedLetters(people.get(role) ?? null, collection)).toBe(letters),
  )
  test.each(otherRows)('%s has the permissions %s in %s of the site', async (name, letters, collection) =>
    expect(await permittedLetters(people.get(name) ?? null, collection)).toBe(letters),
  )
  test.each(collections)('denies anonymous access to %s', async (collection) =>
    expect(await permittedLetters(null, collection)).toBe('----'),
  )

  test.each(['administrator', 'siteManager', null])('denies %s access to revisions', async (role) => {
    const user = role ? (people.get(role) ?? null) : null
    await expect(local.find(callAs(user, 'revisions', {}))).rejects.toThrow()
    await expect(local.create(callAs(user, 'revisions', { data: { token: 'x' } }))).rejects.toThrow()
  })
})

describe('staff cannot widen their own rights', () => {
  test.each(['siteManager', 'editor', 'menuEditor'] as const)(
    'denies %s a change of their own role or sites',
    async (role) => {
      const person = await makePerson(payload, role, [north.site], `climber-${role}@example.com`)
      await local
        .update(
          callAs(person, 'staff', {
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

  test.each(['siteManager', 'editor', 'menuEditor', null])('denies %s the creation of an account', async (role) => {
    const data = { ...samples.staff(), role: 'administrator', sites: [{ site: south.site }] }
    await expect(local.create(callAs(role ? (people.get(role) ?? null) : null, 'staff', { data }))).rejects.toThrow()
    expect(
      (await payload.count({ collection: 'staff', where: { email: { equals: data.email } }, overrideAccess: true }))
        .totalDocs,
    ).toBe(0)
  })

  test.each(['siteManager', 'menuEditor'])(
    'denies %s writing to another site or moving a document there',
    async (role) => {
      const user = people.get(role) ?? null
      await expect(
        local.create(callAs(user, 'dishes', { data: { ...samples.dishes(), site: south.site } })),
      ).rejects.toThrow()
      await local.update(callAs(user, 'dishes', { id: north.pie, data: { site: south.site } })).catch(() => null)
      expect(
        (await payload.findByID({ collection: 'dishes', id: north.pie, depth: 0, overrideAccess: true })).site,
      ).toBe(north.site)
    },
  )

  test('an administrator changes roles and sites of others', async () => {
    const person = await makePerson(payload, 'editor', [north.site], 'promoted@example.com')
    await local.update(
      callAs(people.get('administrator') ?? null, 'staff', {
        id: person.id,
        data: { role: 'siteManager', sites: [{ site: south.site }] },
      }),
    )
    expect(await personOf(payload, person.id)).toMatchObject({ role: 'siteManager', sites: [{ site: south.site }] })
  })

  test('an editor changes the name of their own account', async () => {
    const person = await makePerson(payload, 'editor', [north.site], 'renamed@example.com')
    await local.update(callAs(person, 'staff', { id: person.id, data: { name: 'Renamed' } }))
    expect((await personOf(payload, person.id)).name).toBe('Renamed')
  })
})
