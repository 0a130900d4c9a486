import type { CollectionSlug } from 'payload'
import type { Role } from '@/domain/roles'
import { readSite } from '@/features/content/read'
import { fieldsOf, rowsOf } from '@/server/stored'
import { addVotes } from '@/server/survey-votes'
import { createInBoth } from '@/server/write-both'
import { askSite } from '@/v1/ask-sites'
import { siteInfo } from '@/v1/shapes/site-info'
import { both, makeCampus, type Campus } from '../support/campus'
import { closePayload, openPayload } from '../support/payload'
import { pdf, png } from '../support/sample-files'
import { makePerson, type Person } from '../support/staff'
import { readingIn, refusedAt } from '../support/studio'

const payload = await openPayload()
let north: Campus
let south: Campus
const people = new Map<Role, Person>()
const uploads = new Map<string, string>()

/** The Local API without a type for each collection, for tables that go through many. */
type Local = Record<
  'create' | 'update' | 'duplicate' | 'restoreVersion' | 'find' | 'findByID' | 'findVersions',
  (options: object) => Promise<{ id: string } & Record<string, unknown>>
>
const local = payload as unknown as Local
const english = await readingIn(payload, 'en')
const french = await readingIn(payload, 'fr')

/** Saves as the operator, who reads the studio in one language. */
const create = (collection: string, data: object, req: object = english) =>
  local.create({ collection, data, req: { ...req }, depth: 0, overrideAccess: true })
const update = (collection: string, id: string, data: object, options: object = {}) =>
  local.update({ collection, id, data, req: { ...english }, depth: 0, overrideAccess: true, ...options })
const readBack = (collection: string, id: string, locale: 'en' | 'fr') =>
  local.findByID({ collection, id, locale, fallbackLocale: false, depth: 0, overrideAccess: true })

beforeAll(async () => {
  process.env.SCRIPT_HOSTS = 'cdn.example.com'
  north = await makeCampus(payload, 'northgate')
  south = await makeCampus(payload, 'southgate')
  for (const role of ['administrator', 'editor', 'menuEditor'] as const)
    people.set(role, await makePerson(payload, role, role === 'administrator' ? [] : [north.site]))
  const alt = { en: 'A dot', fr: 'Un point' }
  const [dot, page] = [await png(600, 400), pdf()]
  for (const collection of ['images', 'section-banners', 'event-images'] as const) {
    const file = { data: dot, mimetype: 'image/png', name: `${collection}.png`, size: dot.length }
    uploads.set(collection, await createInBoth(payload, { collection, data: { site: north.site, alt }, file }))
  }
  for (const collection of ['newsletter-files', 'catering-documents'] as const) {
    const file = { data: page, mimetype: 'application/pdf', name: `${collection}.pdf`, size: page.length }
    uploads.set(collection, await createInBoth(payload, { collection, data: { site: north.site }, file }))
  }
}, 60_000)
afterAll(async () => {
  delete process.env.SCRIPT_HOSTS
  await closePayload()
})

const two = both('Soup', 'Soupe')
const fair = both('Fair', 'Foire')
const html = both('<p>a</p>', '<p>b</p>')
type Written = [clause: string, collection: CollectionSlug, data: object, field: string, texts: typeof two]
/** A document of each collection in both languages, and one text of it to read back. */
const ofASite: Written[] = [
  ['[PUB-3.9]', 'events', { title: fair, start: '2026-11-20', description: html }, 'title', fair],
  ['[PUB-3.9]', 'balanced-living-events', { title: fair, start: '2026-11-20' }, 'title', fair],
  ['[PUB-3.11]', 'special-offers', { name: two, brief: fair, start: '2026-11-20' }, 'brief', fair],
  ['[PUB-3.13]', 'photo-albums', { name: two }, 'name', two],
  ['[PUB-3.14]', 'staff-members', { firstName: 'Ana', lastName: 'Roy', title: two, bio: html }, 'title', two],
  ['[PUB-3.15]', 'surveys', { question: two, choices: [{ choice: two }, { choice: fair }] }, 'question', two],
  ['[PUB-3.16]', 'blog-articles', { title: fair, publishedDate: '2026-11-20', body: html }, 'body', html],
  ['[PUB-3.16]', 'directors-meetings', { location: two, start: '2026-11-20', startsAt: '13:30' }, 'location', two],
  ['[PUB-2.29]', 'popups', { title: fair, message: two, useLink: true, link: 'https://example.edu/' }, 'message', two],
  ['[PUB-3.17]', 'microsites', { tagline: two, stats: [{ title: two, days: 3 }] }, 'tagline', two],
  ['[PUB-3.17]', 'microsite-sections', { name: two, slug: 'hi', nodes: [{ name: two, slug: 'retail' }] }, 'name', two],
  ['[PUB-3.2]', 'sections', { name: two, slug: 'hi', nodes: [{ name: two, slug: 'equipe' }] }, 'name', two],
]
const ofAllSites: Written[] = [
  ['[PUB-2.72]', 'legal-texts', { title: fair, kind: 'privacy' }, 'title', fair],
  ['[PUB-3.18]', 'cuisines', { name: two, value: 'thai' }, 'name', two],
  ['[PUB-3.18]', 'payment-methods', { name: two, value: 'payWithCash' }, 'name', two],
  ['[PUB-3.18]', 'location-features', { name: two, value: 'isDineIn' }, 'name', two],
]
const createInTwo = (collection: CollectionSlug, data: object) =>
  local.create({ collection, data: { ...data, _status: 'published' }, locale: 'all', depth: 0, overrideAccess: true })

describe('content is written in both languages and read back in each', () => {
  test.each([...ofASite, ...ofAllSites])('%s %s', async (...[, collection, data, field, texts]: Written) => {
    const site = ofASite.some((row) => row[1] === collection) ? { site: south.site } : {}
    const { id } = await createInTwo(collection, { ...data, ...site })
    expect((await readBack(collection, id, 'en'))[field]).toBe(texts.en)
    expect((await readBack(collection, id, 'fr'))[field]).toBe(texts.fr)
  })

  const related: [string, CollectionSlug, object, string, collection: string][] = [
    ['[PUB-3.9]', 'events', { title: fair, start: '2026-11-20' }, 'picture', 'event-images'],
    ['[PUB-3.9]', 'events', { title: fair, start: '2026-11-20' }, 'location', 'hall'],
    ['[PUB-3.12]', 'newsletters', { name: two, date: '2026-11-20' }, 'file', 'newsletter-files'],
    ['[PUB-3.16]', 'catering-files', { title: two }, 'file', 'catering-documents'],
    [
      '[PUB-3.2]',
      'sections',
      { name: two, slug: 'about', useBanner: true, bannerTextAlign: 'center' },
      'banner',
      'section-banners',
    ],
  ]
  test.each(related)(
    '%s %s %j has a %s of its own site, and none of another',
    async (_, collection, data, field, from) => {
      const value = from === 'hall' ? north.hall : uploads.get(from)
      expect(await refusedAt(createInTwo(collection, { ...data, [field]: value, site: south.site }))).toHaveProperty(
        field,
      )
      const { id } = await createInTwo(collection, { ...data, [field]: value, site: north.site })
      expect((await readBack(collection, id, 'fr'))[field]).toBe(value)
    },
  )

  test('[PUB-3.13] the photographs of an album have captions in both languages', async () => {
    const photos = [{ image: uploads.get('images'), caption: two }]
    const { id } = await createInTwo('photo-albums', { site: north.site, name: fair, photos })
    expect((await readBack('photo-albums', id, 'fr')).photos).toMatchObject([{ caption: 'Soupe' }])
  })

  test('[PUB-3.14] a phone number is kept as its ten digits', async () => {
    const data = { site: north.site, firstName: 'Ana', lastName: 'Roy', phone: '(613) 555-0142' }
    const { id } = await createInTwo('staff-members', data)
    expect((await readBack('staff-members', id, 'en')).phone).toBe('6135550142')
  })
})

/** Said at a field, in English and in French. */
type Sentences = [en: string | RegExp, fr: string | RegExp]
const required: Sentences = ['This field is required.', 'Ce champ est requis.']
const endsEarly: Sentences = ['The end comes before the start.', 'La fin précède le début.']
const dateMissing: Sentences = ['Choose a date.', 'Choisissez une date.']
const refusedRows: [string, CollectionSlug, object, string, Sentences][] = [
  ['[PUB-3.9]', 'events', { title: 'Fair' }, 'start', dateMissing],
  ['[PUB-3.9]', 'events', { start: '2026-11-20' }, 'title', required],
  ['[PUB-3.9]', 'events', { title: 'Fair', start: '2026-11-20', end: '2026-11-19' }, 'end', endsEarly],
  [
    '[PUB-3.9]',
    'events',
    { title: 'Fair', start: '2026-11-31' },
    'start',
    [/^This date does not exist/, /^Cette date n’existe pas/],
  ],
  [
    '[PUB-3.9]',
    'events',
    { title: 'Fair', start: '2026-11-20', startsAt: '14:00', endsAt: '13:00' },
    'endsAt',
    ['It ends before it starts.', 'L’heure de fin précède l’heure de début.'],
  ],
  [
    '[PUB-3.9]',
    'balanced-living-events',
    { title: 'Fair', start: '2026-11-20', showFrom: '2026-11-20', showUntil: '2026-11-19' },
    'showUntil',
    endsEarly,
  ],
  ['[PUB-3.11]', 'special-offers', { name: 'Deal', start: '2026-11-20', end: '2026-11-19' }, 'end', endsEarly],
  ['[PUB-3.12]', 'newsletters', { name: 'News', date: '2026-11-20' }, 'file', required],
  ['[PUB-3.12]', 'newsletters', { name: 'News' }, 'date', dateMissing],
  ['[PUB-3.13]', 'photo-albums', { name: 'Album', photos: [{ caption: 'x' }] }, 'photos.0.image', required],
  ['[PUB-3.14]', 'staff-members', { firstName: 'Ana' }, 'lastName', required],
  [
    '[PUB-3.14]',
    'staff-members',
    { firstName: 'Ana', lastName: 'Roy', phone: '555-0142' },
    'phone',
    [/^Write ten digits/, /^Écrivez dix chiffres/],
  ],
  [
    '[PUB-3.14]',
    'staff-members',
    { firstName: 'Ana', lastName: 'Roy', phone: '1 613 555 0142' },
    'phone',
    [/^Write ten digits/, /^Écrivez dix chiffres/],
  ],
  [
    '[PUB-3.14]',
    'staff-members',
    { firstName: 'Ana', lastName: 'Roy', email: 'ana' },
    'email',
    [/valid email/, /adresse e-mail valide/],
  ],
  [
    '[PUB-3.15]',
    'surveys',
    { question: 'Which?', choices: [{ choice: 'one' }] },
    'choices',
    [/at least 2/, /au moins 2/],
  ],
  ['[PUB-3.15]', 'surveys', { question: 'Which?' }, 'choices', [/at least 2/, /au moins 2/]],
  [
    '[PUB-3.15]',
    'surveys',
    { question: 'Which?', choices: Array.from({ length: 21 }, (_, n) => ({ choice: `${n}` })) },
    'choices',
    [/20/, /20/],
  ],
  ['[PUB-3.16]', 'blog-articles', { title: 'Blog' }, 'publishedDate', dateMissing],
  [
    '[PUB-3.16]',
    'directors-meetings',
    { location: 'Hall', start: '2026-11-20', startsAt: '25:00' },
    'startsAt',
    [/^Write a time/, /^Écrivez une heure/],
  ],
  ['[PUB-3.16]', 'catering-files', { title: 'Menu' }, 'file', required],
  [
    '[PUB-2.29]',
    'popups',
    { title: 'Hello', useLink: true },
    'link',
    ['Say where the link leads.', 'Indiquez où mène le lien.'],
  ],
  [
    '[PUB-2.29]',
    'popups',
    { title: 'Hello', useLink: true, link: 'javascript:alert(1)' },
    'link',
    [/^Write an address/, /^Écrivez une adresse/],
  ],
  [
    '[PUB-2.30]',
    'popups',
    { title: 'Hello', daysBetweenViews: 366 },
    'daysBetweenViews',
    [/from 0 to 365/, /de 0 à 365/],
  ],
  [
    '[PUB-2.30]',
    'popups',
    { title: 'Hello', daysBetweenViews: 1.5 },
    'daysBetweenViews',
    [/from 0 to 365/, /de 0 à 365/],
  ],
  ['[PUB-3.17]', 'microsites', { stats: [{ days: 3 }] }, 'stats.0.title', required],
  [
    '[PUB-3.17]',
    'microsite-sections',
    { name: 'Retail', slug: 'Retail!' },
    'slug',
    [/^Use lower-case/, /^Utilisez des lettres/],
  ],
  ['[PUB-2.72]', 'legal-texts', { title: 'Privacy' }, 'kind', required],
  ['[PUB-3.18]', 'cuisines', { name: 'Thai', value: 'Thai food' }, 'value', [/^Use letters/, /^Utilisez des lettres/]],
  [
    '[PUB-3.18]',
    'payment-methods',
    { name: 'Cash', value: 'cash' },
    'value',
    [/^Use one of: payWith/, /^Utilisez l’un de ces codes\u00a0: payWith/],
  ],
  [
    '[PUB-3.2]',
    'sections',
    { name: 'Account', slug: 'customer-account' },
    'slug',
    [/used by the system/, /utilisée par le système/],
  ],
  [
    '[PUB-3.2]',
    'sections',
    { name: 'Private', slug: 'privacy', masterSlug: 'staff' },
    'slug',
    [/used by the system/, /utilisée par le système/],
  ],
  [
    '[PUB-3.2]',
    'sections',
    {
      name: 'Two',
      slug: 'two',
      nodes: [
        { name: 'a', slug: 'a' },
        { name: 'b', slug: 'a' },
      ],
    },
    'nodes.1.slug',
    [/^Another page of this section/, /^Une autre page de cette section/],
  ],
  [
    '[PUB-3.2]',
    'sections',
    { name: 'Two', slug: 'two', nodes: [{ name: 'a', slug: 'two' }] },
    'nodes.0.slug',
    [/^Another page of this section/, /^Une autre page de cette section/],
  ],
  [
    '[PUB-3.2]',
    'sections',
    { name: 'Two', slug: 'two', nodes: [{ name: 'a', slug: 'login' }] },
    'nodes.0.slug',
    [/used by the system/, /utilisée par le système/],
  ],
  [
    '[PUB-3.2]',
    'sections',
    { name: 'Two', slug: 'two', nodes: [{ name: 'a', slug: 'a', isUrl: true }] },
    'nodes.0.url',
    [/^Say where/, /^Indiquez où/],
  ],
  [
    '[PUB-3.2]',
    'sections',
    { name: 'Two', slug: 'two', url: 'javascript:alert(1)' },
    'url',
    [/^Write an address/, /^Écrivez une adresse/],
  ],
  [
    '[PUB-2.32]',
    'sections',
    { name: 'Two', slug: 'two', useBanner: true, bannerTextFont: 'x;}body{' },
    'bannerTextFont',
    [/name of a font/, /nom d’une police/],
  ],
  [
    '[PUB-2.34]',
    'sections',
    { name: 'Two', slug: 'two', scriptUrl: 'http://cdn.example.com/a.js' },
    'scriptUrl',
    [/^Write an address like https/, /^Écrivez une adresse comme https/],
  ],
  [
    '[PUB-2.34]',
    'sections',
    { name: 'Two', slug: 'two', scriptUrl: 'https://evil.example/a.js' },
    'scriptUrl',
    [/SCRIPT_HOSTS/, /exploitant du serveur/],
  ],
  [
    '[PUB-2.34]',
    'sections',
    { name: 'Two', slug: 'two', masterSlug: 'meal-plan-purchase', scriptUrl: 'https://cdn.example.com/a.js' },
    'scriptUrl',
    [/sign in, pay/, /se connecte, paie/],
  ],
]
const said = (sentence: string | RegExp) => (typeof sentence === 'string' ? sentence : expect.stringMatching(sentence))

describe('what cannot be is refused at its field, in the language of the studio', () => {
  test.each(refusedRows)('%s %s %j at %s', async (_, collection, data, field, [en, fr]) => {
    const given = {
      ...data,
      _status: 'published',
      ...(['legal-texts', 'cuisines', 'payment-methods'].includes(collection) ? {} : { site: north.site }),
    }
    expect(await refusedAt(create(collection, given))).toMatchObject({ [field]: said(en) })
    expect(await refusedAt(create(collection, given, french))).toMatchObject({ [field]: said(fr) })
  })

  test.each(['events', 'newsletters', 'surveys', 'sections', 'microsite-sections', 'legal-texts'] as const)(
    'an unfinished %s is kept as a draft, twice on one site, and is not published',
    async (collection) => {
      const site = collection === 'legal-texts' ? {} : { site: north.site }
      const unfinished = () => local.create({ collection, data: { ...site }, draft: true, overrideAccess: true })
      const [first, second] = [await unfinished(), await unfinished()]
      expect(first.id).not.toBe(second.id)
      expect(await refusedAt(update(collection, first.id, { _status: 'published' }))).not.toBeNull()
    },
  )
})

describe('of what there can be one of, the index decides, and says so at the field', () => {
  const section: Sentences = [
    'Another section of this site has this address: choose another.',
    'Une autre section de ce site porte cette adresse\u00a0: choisissez-en une autre.',
  ]
  const rows: [string, CollectionSlug, () => object, string, Sentences][] = [
    ['[PUB-3.2]', 'sections', () => ({ site: north.site, name: 'One', slug: 'only-one' }), 'slug', section],
    ['[PUB-3.17]', 'microsite-sections', () => ({ site: north.site, name: 'One', slug: 'only-one' }), 'slug', section],
    [
      '[PUB-3.17]',
      'microsites',
      () => ({ site: north.site }),
      'site',
      [/^This site has one already/, /^Ce site en a déjà un/],
    ],
    [
      '[PUB-2.72]',
      'legal-texts',
      () => ({ title: 'Terms', kind: 'termsOfUse' }),
      'kind',
      [/^There is a text of this kind/, /^Il existe déjà un texte de ce type/],
    ],
    [
      '[PUB-2.72]',
      'legal-texts',
      () => ({ title: 'Terms', kind: 'termsOfUse', onlyFor: north.site }),
      'kind',
      [/^There is a text/, /^Il existe déjà/],
    ],
    [
      '[PUB-3.18]',
      'cuisines',
      () => ({ name: 'Greek', value: 'greek' }),
      'value',
      [/^Another entry has this code/, /^Une autre entrée porte ce code/],
    ],
    [
      '[PUB-3.7]',
      'dishes',
      () => ({ site: north.site, name: 'Stew', code: 'only-one' }),
      'code',
      [/^Another dish of this site/, /^Un autre plat de ce site/],
    ],
    [
      '[PUB-4.4]',
      'menus',
      () => ({ site: north.site, location: north.hall, date: '2027-03-01', closed: true }),
      'date',
      [/^There is a menu/, /^Il y a déjà un menu/],
    ],
  ]
  test.each(rows)('%s %s', async (_, collection, data, field, [en, fr]) => {
    const given = () => ({ ...data(), _status: 'published' })
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, () => refusedAt(create(collection, given())).catch(() => ({}))),
    )
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1)
    expect(await refusedAt(create(collection, given()))).toEqual({ [field]: said(en) })
    expect(await refusedAt(create(collection, given(), french))).toEqual({ [field]: said(fr) })
  })

  test('[PUB-3.2] a section that takes the address of another is refused alike, another site’s is free', async () => {
    const { id } = await create('sections', { site: north.site, name: 'Mover', slug: 'mover', _status: 'published' })
    expect(await refusedAt(update('sections', id, { slug: 'only-one' }))).toEqual({ slug: section[0] })
    await create('sections', { site: south.site, name: 'One', slug: 'only-one', _status: 'published' })
  })

  test('[PUB-3.2] a copy of a section has an address of its own', async () => {
    const { id } = await create('sections', { site: north.site, name: 'Model', slug: 'model', _status: 'published' })
    const copy = await local.duplicate({ collection: 'sections', id, overrideAccess: true })
    expect(copy).toMatchObject({ name: 'Model', slug: 'model-copy' })
  })
})

const at = (date: string, time = '12:00') => new Date(`${date}T${time}:00-05:00`)
const sectionsOn = async (site: string, date: string, time?: string) =>
  (await readSite(site, at(date, time)))?.sections.map(({ slug }) => slug) ?? []

/** `section_list` of v1 at an instant, from the same reads as its cached answers. */
async function listedByV1(slug: string, now: Date): Promise<string[]> {
  const asked = await askSite({ slug })
  if (!asked.ok) throw new Error('there is such a site')
  const value = await asked.value.read(now)
  if (!value.ok) throw new Error('it is published')
  return siteInfo(value.value, 'en').site.section_list.map((row) => row.slug)
}

describe('[PUB-3.2] who visits sees a section', () => {
  const site = () => south.site
  test('when it is published, and never its draft', async () => {
    const { id } = await local.create({
      collection: 'sections',
      data: { site: site(), name: 'New', slug: 'new' },
      draft: true,
      overrideAccess: true,
    })
    expect(await sectionsOn(site(), '2026-11-20')).not.toContain('new')
    expect(await listedByV1('southgate', at('2026-11-20'))).not.toContain('new')
    await update('sections', id, { _status: 'published' })
    expect(await sectionsOn(site(), '2026-11-20')).toContain('new')
    expect(await listedByV1('southgate', at('2026-11-20'))).toContain('new')
    await update('sections', id, { name: 'Newer' }, { draft: true })
    const shown = (await readSite(site(), at('2026-11-20')))?.sections.find((it) => it.id === id)
    expect(shown?.name.en).toBe('New')
    await update('sections', id, { _status: 'draft' })
    expect(await sectionsOn(site(), '2026-11-20')).not.toContain('new')
  })

  test('from its first to its last day on its campus, without another save', async () => {
    const data = {
      site: site(),
      name: 'Week',
      slug: 'week',
      showFrom: '2026-11-20',
      showUntil: '2026-11-21',
      _status: 'published',
    }
    await create('sections', data)
    for (const [date, time, shown] of [
      ['2026-11-19', '23:59', false],
      ['2026-11-20', '00:00', true],
      ['2026-11-21', '23:59', true],
      ['2026-11-22', '00:00', false],
      ['2026-11-20', '12:00', true],
    ] as const) {
      expect((await sectionsOn(site(), date, time)).includes('week')).toBe(shown)
      expect((await listedByV1('southgate', at(date, time))).includes('week')).toBe(shown)
    }
  })

  test('that has no status, as those from before there were drafts; an address makes its page a link', async () => {
    const nodes = [{ name: 'Link', slug: 'link', url: 'https://example.edu/' }]
    const data = { site: site(), name: 'Old', slug: 'old', nodes, _status: 'published' }
    const { id } = await create('sections', data)
    await payload.db.updateOne({ collection: 'sections', id, data: { _status: null } })
    const old = (await readSite(site(), at('2026-11-20')))?.sections.find((section) => section.slug === 'old')
    expect(old?.nodes).toMatchObject([{ slug: 'link', url: 'https://example.edu/' }])
    expect(await listedByV1('southgate', at('2026-11-20'))).toContain('old')
  })

  test('with its banner, whose picture says what it shows', async () => {
    const found = (await readSite(north.site))?.sections.find(({ slug }) => slug === 'about')
    expect(found?.banner).toMatchObject({
      picture: { kind: 'section_banner', alt: { en: 'A dot', fr: 'Un point' } },
      textAlign: 'center',
      textFont: null,
    })
  })
})

describe('[PUB-2.34] the script of a section', () => {
  const scriptUrl = 'https://cdn.example.com/map.js'
  const asked = (role: Role, rest: object) => ({
    collection: 'sections',
    user: people.get(role),
    overrideAccess: false,
    req: { ...english },
    depth: 0,
    ...rest,
  })

  test('is set by administrators alone, and an editor’s save leaves it', async () => {
    const data = { site: north.site, name: 'Map', slug: 'scripted', useScript: true, scriptUrl, _status: 'published' }
    const byEditor = await local.create(asked('editor', { data: { ...data, slug: 'unscripted' } }))
    expect(byEditor.scriptUrl ?? null).toBeNull()
    const { id } = await local.create(asked('administrator', { data }))
    await local.update(asked('editor', { id, data: { name: 'Plan', scriptUrl: 'https://cdn.example.com/other.js' } }))
    expect(await readBack('sections', id, 'en')).toMatchObject({ name: 'Plan', scriptUrl })
    expect(
      await refusedAt(local.update(asked('editor', { id, data: { slug: 'login-form', masterSlug: 'login' } }))),
    ).toEqual({ masterSlug: said(/^No script/) })
  })

  test('that the operator no longer allows does not keep staff from saving its page', async () => {
    const { id } = await create('sections', {
      site: north.site,
      name: 'Past',
      slug: 'past',
      scriptUrl,
      _status: 'published',
    })
    process.env.SCRIPT_HOSTS = ''
    await local.update(asked('editor', { id, data: { name: 'Present' } }))
    process.env.SCRIPT_HOSTS = 'cdn.example.com'
    expect(await readBack('sections', id, 'en')).toMatchObject({ name: 'Present', scriptUrl })
  })
})

describe('versions', () => {
  const versionsOf = async (collection: string, id: string) =>
    rowsOf(
      (
        await local.findVersions({
          collection,
          where: { parent: { equals: id } },
          sort: 'createdAt',
          overrideAccess: true,
        })
      ).docs,
    )

  test('[PUB-3.9] an old version of an event is put back', async () => {
    const { id } = await create('events', {
      site: north.site,
      title: 'First',
      start: '2026-11-20',
      _status: 'published',
    })
    await update('events', id, { title: 'Second' })
    const [old] = await versionsOf('events', id)
    await local.restoreVersion({ collection: 'events', id: old?.id, overrideAccess: true })
    expect((await readBack('events', id, 'en')).title).toBe('First')
  })

  test('[PUB-3.15] staff never write votes, and an old version brings back its words alone', async () => {
    const asked = (rest: object) => ({
      collection: 'surveys',
      user: people.get('editor'),
      overrideAccess: false,
      ...rest,
    })
    const choices = [{ choice: 'Soup', votes: 50 }, { choice: 'Salad' }]
    const { id, choices: begun } = await local.create(
      asked({ data: { site: north.site, question: 'Which?', choices, _status: 'published' } }),
    )
    const votes = async () => rowsOf((await readBack('surveys', id, 'en')).choices).map((row) => row.votes)
    expect(await votes()).toEqual([0, 0])
    const rows = rowsOf(begun)
    for (const [n, row] of rows.entries()) await addVotes(payload, id, String(row.id), 7 + n)
    expect(await votes()).toEqual([7, 8])
    await local.update(
      asked({ id, data: { question: 'Which one?', choices: rows.map((row) => ({ ...row, votes: 1000 })) } }),
    )
    expect(await votes()).toEqual([7, 8])
    const [old] = await versionsOf('surveys', id)
    await local.restoreVersion(asked({ id: old?.id }))
    expect((await readBack('surveys', id, 'en')).question).toBe('Which?')
    expect(await votes()).toEqual([7, 8])
  })
})

describe('rights', () => {
  test.each([
    ['editor', 'events', true],
    ['menuEditor', 'events', false],
    ['editor', 'legal-texts', false],
    ['administrator', 'legal-texts', true],
    ['editor', 'cuisines', false],
  ] as const)('%s may write %s: %s', async (role, collection, may) => {
    const data =
      collection === 'events'
        ? { site: north.site, title: 'x', start: '2026-11-20' }
        : collection === 'cuisines'
          ? { name: 'x', value: 'x' }
          : { kind: 'climateFriendly', title: 'x' }
    const done = await local.create({ collection, data, user: people.get(role), overrideAccess: false }).then(
      ({ id }) => Boolean(id),
      () => false,
    )
    expect(done).toBe(may)
    expect(fieldsOf(people.get(role)).role).toBe(role)
  })
})
