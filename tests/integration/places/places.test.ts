import { getLocalI18n, ValidationError, type CollectionSlug } from 'payload'
import { readSite } from '@/features/site/read-sites'
import { fieldsOf } from '@/server/database/stored-values'
import { localizedCreator } from '@/server/database/write-localized'
import { both, makeCampus, type Campus } from '../../support/data/campus'
import { closePayload, openPayload } from '../../support/payload'
import { png } from '../../support/data/sample-files'

const payload = await openPayload()
const create = localizedCreator(payload)
let north: Campus
let south: Campus
/** Documents to which the home page of each site can refer. */
let ofNorth: Awaited<ReturnType<typeof makeContent>>
let ofSouth: Awaited<ReturnType<typeof makeContent>>

beforeAll(async () => {
  north = await makeCampus(payload, 'northgate')
  south = await makeCampus(payload, 'southgate')
  ofNorth = await makeContent(north)
  ofSouth = await makeContent(south)
})
afterAll(closePayload)

type Local = Record<'create' | 'update' | 'findByID' | 'delete', (options: object) => Promise<unknown>>
const local = payload as unknown as Local // collections come from tables here, which Payload's per-collection types cannot follow

let serial = 0
/** Creates a published document in both languages. */
async function make(collection: CollectionSlug, site: string, fields: object, file?: object): Promise<string> {
  const data = { site, _status: 'published', ...fields }
  return String(fieldsOf(await local.create({ collection, data, file, locale: 'all', overrideAccess: true })).id)
}
async function makePicture(collection: CollectionSlug, site: string): Promise<string> {
  const data = await png(8, 8)
  const file = { data, mimetype: 'image/png', name: `dot-${(serial += 1)}.png`, size: data.length }
  return make(collection, site, { alt: both('A table', 'Une table') }, file)
}

async function makeContent({ site, hall }: Campus) {
  const image = await makePicture('popup-images', site)
  const start = '2026-12-01'
  return {
    image: await makePicture('images', site),
    logo: await makePicture('logo', site),
    event: await make('events', site, { title: both('Open house', 'Portes ouvertes'), start }),
    draftEvent: await make('events', site, { title: both('Secret', 'Secret'), start, _status: 'draft' }),
    offer: await make('special-offers', site, { name: both('Two for one', 'Deux pour un') }),
    popup: await make('popups', site, { title: both('Welcome', 'Bienvenue'), image, daysBetweenViews: 3 }),
    location: hall,
  }
}

type Refusals = { path: string; message: string }[]
/** The refusals of a save with their fields; empty when the save succeeds. */
async function refusals(save: Promise<unknown>): Promise<Refusals> {
  try {
    await save
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.data.errors.map(({ path, message }) => ({ path, message }))
  }
}
const pathsOf = (errors: Refusals) => errors.map(({ path }) => path)

/** The options of a save in the French studio. */
const inFrench = { req: { i18n: await getLocalI18n({ config: payload.config, language: 'fr' }) } }
const refusalsByLanguage = async (save: (language: object) => Promise<unknown>) => ({
  en: await refusals(save({})),
  fr: await refusals(save(inFrench)),
})

const saveSite = (data: object) => (language: object) =>
  local.update({ collection: 'sites', id: north.site, data, overrideAccess: true, ...language })

describe('the colors of a site', () => {
  const none = {
    brandColor: '#1e5f74',
    textColor: '#ffffff',
    buttonColor: null,
    buttonTextColor: null,
    buttonTextHoverColor: null,
    alternateClosedColor: null,
  }
  const white = '#ffffff'
  test.each`
    case                                    | data                                                       | path
    ${'a name'}                             | ${{ brandColor: 'teal' }}                                  | ${'brandColor'}
    ${'half a colour'}                      | ${{ carouselControlColor: '#12' }}                         | ${'carouselControlColor'}
    ${'white text on a yellow brand'}       | ${{ brandColor: '#ffd100' }}                               | ${'textColor'}
    ${'grey text on the brand'}             | ${{ textColor: '#777777' }}                                | ${'textColor'}
    ${'white text on yellow buttons'}       | ${{ buttonColor: '#ffd100', buttonTextColor: white }}      | ${'buttonTextColor'}
    ${'white text on them when pointed at'} | ${{ buttonColor: '#ffd100', buttonTextHoverColor: white }} | ${'buttonTextHoverColor'}
    ${'dark text on buttons of the brand'}  | ${{ buttonTextColor: '#1c1a16' }}                          | ${'buttonTextColor'}
    ${'a pale closed color on the page'}    | ${{ alternateClosedColor: '#f58a80' }}                     | ${'alternateClosedColor'}
  `('refuses $case at $path', async ({ data, path }) => {
    const { en, fr } = await refusalsByLanguage(saveSite({ ...none, ...data }))
    expect(pathsOf(en)).toEqual([path])
    expect(pathsOf(fr)).toEqual([path])
    expect(en[0]?.message).not.toBe(fr[0]?.message)
  })

  // #777777 has luminance 0.1845, #1e5f74 0.1000: 0.2345 / 0.15 = 1.56
  test('names the measured contrast and suggests a color that passes', async () => {
    const { en, fr } = await refusalsByLanguage(saveSite({ ...none, textColor: '#777777' }))
    expect(en[0]?.message).toMatch(
      /^This colour has a contrast of 1\.5:1 on #1e5f74\. Text needs at least 4\.5:1\. Try #[0-9a-f]{6}\.$/,
    )
    expect(fr[0]?.message).toMatch(
      /^Cette couleur a un contraste de 1,5:1 sur #1e5f74\. Un texte exige au moins 4,5:1\. Essayez #[0-9a-f]{6}\.$/,
    )
    const offered = /Try (#[0-9a-f]{6})/.exec(en[0]?.message ?? '')?.[1]
    expect(await refusals(saveSite({ ...none, textColor: offered })({}))).toEqual([])
    expect(await refusals(saveSite(none)({}))).toEqual([])
  })
})

describe('alerts of a site', () => {
  const alert = (over: object) => ({ message: 'Snow', ...over })
  test('refuses an alert that ends before it starts, in its own row', async () => {
    const homepageAlerts = [
      alert({ start: '2026-11-20', end: '2026-11-20' }),
      alert({ start: '2026-11-21', end: '2026-11-20' }),
      alert({ end: '2026-02-30' }),
    ]
    expect(await refusalsByLanguage(saveSite({ homepageAlerts }))).toEqual({
      en: [
        { path: 'homepageAlerts.1.end', message: 'The end date must not be before the start date.' },
        { path: 'homepageAlerts.2.end', message: 'Enter a real date, like 2026-11-20.' },
      ],
      fr: [
        { path: 'homepageAlerts.1.end', message: 'La date de fin ne peut pas précéder la date de début.' },
        { path: 'homepageAlerts.2.end', message: 'Entrez une date réelle, comme 2026-11-20.' },
      ],
    })
  })

  test('ignores the link of an alert when it is switched off', async () => {
    const homepageAlerts = [
      alert({ link: '/northgate/news' }),
      alert({ link: '/northgate/news', useLink: false }),
      alert({ link: '/northgate/news', useLink: true }),
    ]
    await saveSite({ homepageAlerts })({})
    const links = async () => (await readSite(north.site))?.homepageAlerts.map(({ link }) => link)
    expect(await links()).toEqual(['/northgate/news', null, '/northgate/news'])
  })
})

const sizes = async (collection: CollectionSlug) =>
  (await payload.count({ collection, overrideAccess: true })).totalDocs

describe('documents to which a site refers', () => {
  test('refuses documents of another site at their fields', async () => {
    const { image, event, offer, location, logo, popup } = ofSouth
    const data = {
      logo,
      invertedLogo: logo,
      homepageImages: [
        { image: ofNorth.image, event: ofNorth.event, location: ofNorth.location },
        { image, event, specialOffer: offer, location },
      ],
      tiles: [{ name: 'Map', image }],
      diningMap: { image },
      hasPopup: true,
      activePopup: popup,
    }
    const { en, fr } = await refusalsByLanguage(saveSite(data))
    const paths = [
      'activePopup',
      'diningMap.image',
      'homepageImages.1.event',
      'homepageImages.1.image',
      'homepageImages.1.location',
      'homepageImages.1.specialOffer',
      'invertedLogo',
      'logo',
      'tiles.0.image',
    ]
    expect(pathsOf(en).toSorted()).toEqual(paths)
    expect(pathsOf(fr).toSorted()).toEqual(paths)
    expect(en[0]?.message).toBe('Choose something that belongs to this site.')
    expect(fr[0]?.message).toBe('Choisissez un élément qui appartient à ce site.')
  })

  test('refuses documents of other sites when a site is created', async () => {
    const before = await sizes('sites')
    const data = { name: 'New', slug: 'new', timeZone: 'America/Toronto', country: 'ca' }
    const save = local.create({ collection: 'sites', data: { ...data, logo: ofNorth.logo }, overrideAccess: true })
    expect(pathsOf(await refusals(save))).toEqual(['logo'])
    expect(await sizes('sites')).toBe(before)
  })

  test('keeps a site readable when a referenced picture, event or popup is deleted', async () => {
    const image = await makePicture('images', north.site)
    const { event, popup } = await makeContent(north)
    const logo = await makePicture('logo', north.site)
    await saveSite({
      invertedLogo: logo,
      homepageImages: [{ image }, { image: ofNorth.image, event }],
      diningMap: { image },
      hasPopup: true,
      activePopup: popup,
    })({})
    for (const [collection, id] of [
      ['images', image],
      ['events', event],
      ['popups', popup],
      ['logo', logo],
    ])
      await local.delete({ collection, id, overrideAccess: true })
    const site = await readSite(north.site)
    expect(site?.homepageImages.map(({ eventId, picture }) => [eventId, picture.kind])).toEqual([[null, 'images']])
    expect([site?.diningMap, site?.popup, site?.invertedLogo]).toEqual([null, null, null])
    expect(await refusals(saveSite({ homepageImages: [], hasPopup: false, activePopup: null })({}))).toEqual([])
  })
})

/** Reads a document in one language. */
const readBack = async (collection: CollectionSlug, id: string, locale: string) =>
  fieldsOf(await local.findByID({ collection, id, locale, fallbackLocale: false, depth: 0, overrideAccess: true }))

describe('saved fields', () => {
  test('stores a phone number as its digits', async () => {
    await saveSite({ contactPhone: '(705) 555-0163' })({})
    expect((await readBack('sites', north.site, 'en')).contactPhone).toBe('7055550163')
    const { en, fr } = await refusalsByLanguage(saveSite({ hasContactInfo: true, contactPhone: '555-0163' }))
    expect(en).toEqual([{ path: 'contactPhone', message: 'Enter ten digits, such as 613 555 0142.' }])
    expect(fr).toEqual([{ path: 'contactPhone', message: 'Entrez dix chiffres, comme 613 555-0142.' }])
  })

  test('[PUB-3.1] reads images, popup and panels of a site, but no unpublished documents', async () => {
    for (const locale of ['en', 'fr']) {
      const panel = { panelHeaderMealPlans: `Plans, ${locale}`, panelSubtitleMealPlans: `All, ${locale}` }
      const plain = { panelDisplayMealPlans: true, allergenCard: true, useReservations: true, homepageAlerts: [] }
      const data = { ...panel, ...plain }
      await local.update({ collection: 'sites', id: north.site, data, locale, overrideAccess: true })
    }
    await saveSite({
      homepageImages: [
        { image: ofNorth.image, event: ofNorth.event, specialOffer: ofNorth.offer, location: ofNorth.location },
        { image: ofNorth.image, event: ofNorth.draftEvent, active: false },
      ],
      hasPopup: true,
      activePopup: ofNorth.popup,
    })({})
    const site = await readSite(north.site)
    expect(site?.homepageImages).toMatchObject([
      {
        picture: { kind: 'images', alt: { en: 'A table', fr: 'Une table' } },
        eventId: ofNorth.event,
        specialOfferId: ofNorth.offer,
        locationId: ofNorth.location,
        active: true,
      },
      { eventId: null, active: false },
    ])
    expect(site?.homepageImages[0]?.fileSize).toBeGreaterThan(0)
    expect(site?.popup).toMatchObject({
      id: ofNorth.popup,
      title: { en: 'Welcome', fr: 'Bienvenue' },
      picture: { kind: 'popup' },
      daysBetweenViews: 3,
    })
    expect(site?.switches).toMatchObject({ allergenCard: true, useReservations: true })
    expect(site?.panels.mealPlans).toEqual({
      shown: true,
      header: both('Plans, en', 'Plans, fr'),
      subtitle: both('All, en', 'All, fr'),
    })
    await local.update({ collection: 'popups', id: ofNorth.popup, data: { _status: 'draft' }, overrideAccess: true })
    expect((await readSite(north.site))?.popup).toBeNull()
    await saveSite({ hasPopup: false, hasContactInfo: false })({})
    expect((await readSite(north.site))?.contact).toBeNull()
  })

  test('shows the popup that editors publish for the home page where the site names none', async () => {
    const saved = (await refusals(saveSite({ hasPopup: false, activePopup: null })({}))).length
    expect(saved).toBe(0)
    const { popup } = await makeContent(north)
    const save = (data: object) => local.update({ collection: 'popups', id: popup, data, overrideAccess: true })
    const shown = async () => (await readSite(north.site))?.popup?.id ?? null
    expect(await shown()).toBeNull()
    await save({ onHomePage: true, _status: 'draft' })
    expect(await shown()).toBeNull()
    await save({ onHomePage: true, _status: 'published' })
    expect(await shown()).toBe(popup)
    await save({ showFrom: '2999-01-01', _status: 'published' })
    expect(await shown()).toBeNull()
    expect((await readSite(south.site))?.popup).toBeNull()
  })
})

test.each([
  [{ lat: 90.1 }, 'address.lat'],
  [{ lat: -91 }, 'address.lat'],
  [{ lon: 180.5 }, 'address.lon'],
  [{ lon: -181 }, 'address.lon'],
  [{ landmark: 'x'.repeat(121) }, 'landmark'],
])('refuses a location with %j at its field', async ({ landmark, ...address }: Record<string, unknown>, path) => {
  const data = { ...(landmark ? { landmark } : {}), address }
  const save = local.update({ collection: 'locations', id: north.cafe, data, overrideAccess: true })
  expect(pathsOf(await refusals(save))).toEqual([path])
})

describe('reservations of a location', () => {
  const asked = { useReservations: true, reservationInterval: 15, reservationCapacity: 40 }
  const save = (data: object) => (language: object) =>
    local.update({ collection: 'locations', id: north.cafe, data, overrideAccess: true, ...language })

  test.each`
    case                               | over                                | path                      | en                                | fr
    ${'no interval'}                   | ${{ reservationInterval: null }}    | ${'reservationInterval'}  | ${'a whole number from 5 to 240'} | ${'un nombre entier de 5 à 240'}
    ${'four minutes'}                  | ${{ reservationInterval: 4 }}       | ${'reservationInterval'}  | ${'a whole number from 5 to 240'} | ${'un nombre entier de 5 à 240'}
    ${'half a minute'}                 | ${{ reservationInterval: 7.5 }}     | ${'reservationInterval'}  | ${'a whole number from 5 to 240'} | ${'un nombre entier de 5 à 240'}
    ${'no capacity'}                   | ${{ reservationCapacity: null }}    | ${'reservationCapacity'}  | ${'a whole number, 1 or more'}    | ${'un nombre entier, 1 ou plus'}
    ${'room for nobody'}               | ${{ reservationCapacity: 0 }}       | ${'reservationCapacity'}  | ${'a whole number, 1 or more'}    | ${'un nombre entier, 1 ou plus'}
    ${'a limit of visits without one'} | ${{ limitReservationVisits: true }} | ${'reservationMaxVisits'} | ${'a whole number, 1 or more'}    | ${'un nombre entier, 1 ou plus'}
    ${'guests without a limit'}        | ${{ allowGuestFriends: true }}      | ${'guestFriendLimit'}     | ${'a whole number, 1 or more'}    | ${'un nombre entier, 1 ou plus'}
  `('refuses $case at $path', async ({ over, path, en, fr }) => {
    expect(await refusalsByLanguage(save({ ...asked, ...over }))).toEqual({
      en: [{ path, message: `Enter ${en}.` }],
      fr: [{ path, message: `Entrez ${fr}.` }],
    })
  })

  test('requires no reservation settings without reservations, and accepts intervals of 5 and 240 minutes', async () => {
    expect(await refusals(save({ useReservations: false, reservationCapacity: null })({}))).toEqual([])
    for (const reservationInterval of [5, 240])
      expect(await refusals(save({ ...asked, reservationInterval, limitReservationVisits: false })({}))).toEqual([])
  })
})

describe('hours', () => {
  const everyDay = ['0', '1', '2', '3', '4', '5', '6']
  const usual = { type: 'location', days: everyDay, opensAt: '07:00', closesAt: '20:00' }
  const special = { ...usual, type: 'special_hours', start: '2026-12-24', end: '2026-12-26' }
  const reserved = { ...usual, type: 'reservation' }
  /** A location of its own for each test. */
  const place = async (campus = north) =>
    (await create('locations', { site: campus.site, name: both('Place', 'Lieu'), occupancy: 'na' })).id
  const add = (location: string, data: object) => (language: object) =>
    local.create({
      collection: 'schedules',
      data: { site: north.site, location, ...data },
      overrideAccess: true,
      ...language,
    })
  const added = async (location: string, data: object) => String(fieldsOf(await add(location, data)({})).id)

  test.each`
    case                                | data                                                    | path          | en                                                   | fr
    ${'dates the wrong way round'}      | ${{ ...usual, start: '2026-12-02', end: '2026-12-01' }} | ${'end'}      | ${'The last day must not be before the first day.'}  | ${'Le dernier jour ne peut pas précéder le premier.'}
    ${'special hours without end'}      | ${{ ...special, end: null }}                            | ${'start'}    | ${'Enter a first and a last day for special hours.'} | ${'Entrez un premier et un dernier jour pour les heures spéciales.'}
    ${'no opening time'}                | ${{ ...usual, opensAt: null }}                          | ${'opensAt'}  | ${'Enter an opening time.'}                          | ${'Entrez une heure d’ouverture.'}
    ${'no closing time'}                | ${{ ...usual, closesAt: '' }}                           | ${'closesAt'} | ${'Enter a closing time.'}                           | ${'Entrez une heure de fermeture.'}
    ${'closing when it opens'}          | ${{ ...usual, closesAt: '07:00' }}                      | ${'closesAt'} | ${/must differ from the opening/}                    | ${/^L’heure de fermeture doit différer/}
    ${'reservations past midnight'}     | ${{ ...reserved, opensAt: '20:00', closesAt: '01:00' }} | ${'closesAt'} | ${/^Reservations must end/}                          | ${/^Les réservations doivent finir/}
    ${'reservations until midnight'}    | ${{ ...reserved, closesAt: '00:00' }}                   | ${'closesAt'} | ${/^Reservations must end/}                          | ${/^Les réservations doivent finir/}
    ${'reservations closed at opening'} | ${{ ...reserved, closesAt: '07:00' }}                   | ${'closesAt'} | ${/must differ from the opening/}                    | ${/^L’heure de fermeture doit différer/}
    ${'a time that is none'}            | ${{ ...usual, opensAt: '25:00' }}                       | ${'opensAt'}  | ${'Enter a time like 07:30 or 22:00.'}               | ${'Entrez une heure comme 07:30 ou 22:00.'}
    ${'a date that is none'}            | ${{ ...usual, start: '2027-02-29' }}                    | ${'start'}    | ${'Enter a real date, like 2026-11-20.'}             | ${'Entrez une date réelle, comme 2026-11-20.'}
  `('refuses $case at $path', async ({ data, path, en, fr }) => {
    const location = await place()
    const refused = await refusalsByLanguage(add(location, data))
    expect(pathsOf(refused.en)).toEqual([path])
    expect(pathsOf(refused.fr)).toEqual([path])
    expect(refused.en[0]?.message).toEqual(typeof en === 'string' ? en : expect.stringMatching(en))
    expect(refused.fr[0]?.message).toEqual(typeof fr === 'string' ? fr : expect.stringMatching(fr))
  })

  test.each([
    ['a service past midnight', { ...usual, opensAt: '17:00', closesAt: '01:30' }],
    ['a meal past midnight', { ...usual, type: 'meal', name: 'Late', opensAt: '21:00', closesAt: '02:00' }],
    ['a whole day', { ...usual, opensAt: '00:00', closesAt: '00:00' }],
    ['a block to reserve', { ...reserved, name: 'Lunch' }],
    ['the last date there is', { ...usual, start: '2026-01-01', end: '9999-12-31' }],
  ])('accepts %s', async (_, data) => {
    expect(await refusals(add(await place(), data)({}))).toEqual([])
  })

  test('refuses hours that overlap hours of the same location and type, and names them', async () => {
    const location = await place()
    const other = { ...usual, days: ['1', '2'], start: '2026-09-01', end: '2026-12-20' }
    const id = await added(location, other)
    expect(await refusalsByLanguage(add(location, { ...usual, opensAt: '19:00', closesAt: '22:00' }))).toEqual({
      en: [
        {
          path: 'opensAt',
          message:
            'These hours overlap others of the same type at this location: Mon, Tue 07:00–20:00, from 2026-09-01 to 2026-12-20.',
        },
      ],
      fr: [
        {
          path: 'opensAt',
          message:
            'Ces heures en chevauchent d’autres du même type à ce point de service\u00a0: Lun, Mar 07:00–20:00, du 2026-09-01 au 2026-12-20.',
        },
      ],
    })
    // other weekdays, other dates, another type, another location, and itself
    for (const free of [
      { days: ['3', '4'] },
      { days: ['1', '2'], start: '2026-12-21' },
      { type: 'meal', name: 'Lunch' },
    ])
      expect(await refusals(add(location, { ...usual, ...free })({}))).toEqual([])
    expect(await refusals(add(await place(), usual)({}))).toEqual([])
    const change = (data: object) => local.update({ collection: 'schedules', id, data, overrideAccess: true })
    expect(await refusals(change({ closesAt: '19:30' }))).toEqual([])
    expect(pathsOf(await refusals(change({ days: ['1', '3'] })))).toEqual(['opensAt'])
    expect(pathsOf(await refusals(change({ end: null })))).toEqual(['opensAt'])
    expect(await readBack('schedules', id, 'en')).toMatchObject({ ...other, closesAt: '19:30' })
  })

  test('refuses special hours that overlap other special hours, and names the closed ones', async () => {
    const location = await place()
    await added(location, { ...special, closed: true })
    const { en, fr } = await refusalsByLanguage(add(location, { ...special, start: '2026-12-26', end: '2026-12-31' }))
    expect([pathsOf(en), pathsOf(fr)]).toEqual([['start'], ['start']])
    expect(en[0]?.message).toContain('Sun, Mon, Tue, Wed, Thu, Fri, Sat closed, from 2026-12-24 to 2026-12-26.')
    expect(fr[0]?.message).toContain('fermé, du 2026-12-24 au 2026-12-26')
  })

  test('refuses a location of another site at its field', async () => {
    const elsewhere = await place(south)
    await added(elsewhere, { ...usual, site: south.site })
    expect(pathsOf(await refusals(add(elsewhere, usual)({})))).toEqual(['location'])
    expect(pathsOf(await refusals(add('not-an-id', usual)({})))).toEqual(['location'])
  })

  const storedAt = async (location: string) =>
    (await payload.find({ collection: 'schedules', where: { location: { equals: location } }, overrideAccess: true }))
      .docs

  test('keeps at most one of eight overlapping schedules saved concurrently', async () => {
    const location = await place()
    const saves = await Promise.all(
      Array.from({ length: 8 }, (_, n) => refusals(add(location, { ...usual, closesAt: `2${n % 4}:00` })({}))),
    )
    const kept = await storedAt(location)
    expect(kept.length).toBeLessThanOrEqual(1)
    expect(saves.filter((refused) => refused.length === 0)).toHaveLength(kept.length)
    if (kept.length === 0) expect(await refusals(add(location, usual)({}))).toEqual([])
  })
})

describe('pictures instead of daily menus', () => {
  const save = (data: object, language: object = {}) =>
    local.update({ collection: 'locations', id: south.hall, data, overrideAccess: true, locale: 'en', ...language })
  const refused = ['menuContentRichText']

  test('need their text in both languages', async () => {
    expect(pathsOf(await refusals(save({ useMenuImages: true })))).toEqual(refused)
    expect(pathsOf(await refusals(save({ useMenuImages: true, menuContent: '<p>Tea, $2</p>' })))).toEqual(refused)
    expect(await refusals(save({ menuContent: '<p>Tea, $2</p>' }))).toEqual([])
    const french = await refusals(save({ useMenuImages: true }, inFrench))
    expect(french).toEqual([
      { path: 'menuContentRichText', message: expect.stringMatching(/^Écrivez d’abord le texte du menu/) as string },
    ])
    expect(await refusals(save({ useMenuImages: true, menuContent: '<p>Thé, 2 $</p>' }, { locale: 'fr' }))).toEqual([])
  })

  test('keep their text, and an older location without one can be saved', async () => {
    expect(pathsOf(await refusals(save({ menuContent: '' })))).toEqual(refused)
    expect(await refusals(save({ occupancy: 'high' }))).toEqual([])
    const stored = {
      collection: 'locations',
      id: south.hall,
      data: { name: both('Hall', 'Salle'), menuContent: { en: '<p>Tea</p>', fr: null } },
    }
    await payload.db.updateOne({ ...stored, locale: 'all' } as Parameters<typeof payload.db.updateOne>[0])
    expect(await refusals(save({ occupancy: 'low' }))).toEqual([])
    expect(pathsOf(await refusals(save({ menuContent: '' })))).toEqual(refused)
    expect(await refusals(save({ useMenuImages: false, menuContent: '' }))).toEqual([])
  })
})
