import { getLocalI18n, ValidationError, type CollectionSlug } from 'payload'
import sharp from 'sharp'
import { readSite } from '@/features/content/read'
import { readPlaces } from '@/features/dining/read-places'
import { fieldsOf, rowsOf } from '@/server/stored'
import { bothLanguages } from '@/server/write-both'
import { both, makeCampus, type Campus } from '../support/campus'
import { closePayload, onMongo, openPayload } from '../support/payload'

const payload = await openPayload()
const create = bothLanguages(payload)
let north: Campus
let south: Campus
/** Documents of each site that a home page names. */
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
async function makePicture(collection: CollectionSlug, site: string): Promise<string> {
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0b5d4e' } })
    .png()
    .toBuffer()
  const file = { data, mimetype: 'image/png', name: `dot-${(serial += 1)}.png`, size: data.length }
  const made = await local.create({
    collection,
    data: { site, alt: both('A table', 'Une table') },
    locale: 'all',
    file,
    overrideAccess: true,
  })
  return String(fieldsOf(made).id)
}

async function makeContent({ site, hall }: Campus) {
  const made = async (collection: CollectionSlug, data: object) =>
    String(
      fieldsOf(
        await local.create({
          collection,
          data: { site, _status: 'published', ...data },
          locale: 'all',
          overrideAccess: true,
        }),
      ).id,
    )
  const image = await makePicture('images', site)
  const popupImage = await makePicture('popup-images', site)
  return {
    image,
    logo: await makePicture('logo', site),
    event: await made('events', { title: both('Open house', 'Portes ouvertes'), start: '2026-12-01' }),
    draftEvent: await made('events', { title: both('Secret', 'Secret'), start: '2026-12-01', _status: 'draft' }),
    offer: await made('special-offers', { name: both('Two for one', 'Deux pour un') }),
    popup: await made('popups', { title: both('Welcome', 'Bienvenue'), image: popupImage, daysBetweenViews: 3 }),
    location: hall,
  }
}

type Said = { path: string; message: string }[]
/** What a save is refused for, at which fields; empty when it is not. */
async function refusals(save: Promise<unknown>): Promise<Said> {
  try {
    await save
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.data.errors.map(({ path, message }) => ({ path, message }))
  }
}
const pathsOf = (said: Said) => said.map(({ path }) => path)

/** Staff who read the studio in French save in French. */
const inFrench = { req: { i18n: await getLocalI18n({ config: payload.config, language: 'fr' }) } }
const said = async (save: (language: object) => Promise<unknown>) => ({
  en: await refusals(save({})),
  fr: await refusals(save(inFrench)),
})

const saveSite = (data: object) => (language: object) =>
  local.update({ collection: 'sites', id: north.site, data, overrideAccess: true, ...language })

describe('the colours of a site', () => {
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
    what                                     | data                                                       | path
    ${'a name'}                              | ${{ brandColor: 'teal' }}                                  | ${'brandColor'}
    ${'half a colour'}                       | ${{ carouselControlColor: '#12' }}                         | ${'carouselControlColor'}
    ${'white text on a yellow brand'}        | ${{ brandColor: '#ffd100' }}                               | ${'textColor'}
    ${'grey text on the brand'}              | ${{ textColor: '#777777' }}                                | ${'textColor'}
    ${'white text on yellow buttons'}        | ${{ buttonColor: '#ffd100', buttonTextColor: white }}      | ${'buttonTextColor'}
    ${'white text on them when pointed at'}  | ${{ buttonColor: '#ffd100', buttonTextHoverColor: white }} | ${'buttonTextHoverColor'}
    ${'dark text on buttons of the brand'}   | ${{ buttonTextColor: '#1c1a16' }}                          | ${'buttonTextColor'}
    ${'a pale word for closed on the paper'} | ${{ alternateClosedColor: '#f58a80' }}                     | ${'alternateClosedColor'}
  `('[PUB-3.1] $what is refused at $path', async ({ data, path }) => {
    const { en, fr } = await said(saveSite({ ...none, ...data }))
    expect(pathsOf(en)).toEqual([path])
    expect(pathsOf(fr)).toEqual([path])
    expect(en[0]?.message).not.toBe(fr[0]?.message)
  })

  // #777777 has luminance 0.1845, #1e5f74 0.1000: 0.2345 / 0.15 = 1.56
  test('[PUB-3.1] the refusal says the contrast that is reached, and a colour that would do', async () => {
    const { en, fr } = await said(saveSite({ ...none, textColor: '#777777' }))
    expect(en[0]?.message).toMatch(
      /^On #1e5f74 this colour reaches a contrast of 1\.5 to 1, and text needs 4\.5\. #[0-9a-f]{6} would do\.$/,
    )
    expect(fr[0]?.message).toMatch(
      /^Sur #1e5f74, cette couleur atteint un contraste de 1,5 pour 1, et un texte demande 4,5\. #[0-9a-f]{6} conviendrait\.$/,
    )
    const offered = /#[0-9a-f]{6} would/.exec(en[0]?.message ?? '')?.[0].slice(0, 7)
    expect(await refusals(saveSite({ ...none, textColor: offered })({}))).toEqual([])
    expect(await refusals(saveSite(none)({}))).toEqual([])
  })

  test('[PUB-3.1] a new site is asked the same', async () => {
    const data = {
      name: 'Pale',
      slug: 'pale',
      timeZone: 'America/Toronto',
      defaultLocale: 'en',
      country: 'ca',
      buttonColor: '#ffffff',
      buttonTextColor: '#eeeeee',
    }
    expect(pathsOf(await refusals(local.create({ collection: 'sites', data, overrideAccess: true })))).toEqual([
      'buttonTextColor',
    ])
  })
})

describe('alerts of a site', () => {
  const alert = (over: object) => ({ message: 'Snow', ...over })
  test('[PUB-3.1] one that ends before it starts is refused in its own row', async () => {
    const homepageAlerts = [
      alert({ start: '2026-11-20', end: '2026-11-20' }),
      alert({ start: '2026-11-21', end: '2026-11-20' }),
      alert({ end: '2026-02-30' }),
    ]
    expect(await said(saveSite({ homepageAlerts }))).toEqual({
      en: [
        { path: 'homepageAlerts.1.end', message: 'The end comes before the start.' },
        { path: 'homepageAlerts.2.end', message: 'This date does not exist. Write it like 2026-11-20.' },
      ],
      fr: [
        { path: 'homepageAlerts.1.end', message: 'La fin précède le début.' },
        { path: 'homepageAlerts.2.end', message: 'Cette date n’existe pas. Écrivez-la comme 2026-11-20.' },
      ],
    })
  })

  test('[PUB-2.19] one keeps its address unless it is switched off', async () => {
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

describe('the documents that a site names', () => {
  test('[PUB-3.1] another site’s picture, event, offer, location, logo or popup is refused at its field', async () => {
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
    const { en, fr } = await said(saveSite(data))
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

  test('[PUB-3.1] a site that is being created has none to name', async () => {
    const before = await sizes('sites')
    const data = { name: 'New', slug: 'new', timeZone: 'America/Toronto', defaultLocale: 'en', country: 'ca' }
    const save = local.create({ collection: 'sites', data: { ...data, logo: ofNorth.logo }, overrideAccess: true })
    expect(pathsOf(await refusals(save))).toEqual(['logo'])
    expect(await sizes('sites')).toBe(before)
  })

  test('[PUB-3.1] a carousel row without a picture is refused at its picture', async () => {
    const { en, fr } = await said(saveSite({ homepageImages: [{ caption: 'Lunch' }] }))
    expect([pathsOf(en), pathsOf(fr)]).toEqual([['homepageImages.0.image'], ['homepageImages.0.image']])
  })

  test('[PUB-2.31] a picture, event or popup that is deleted leaves the site whole', async () => {
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

/** Everything of a document that was written, as it is read back in one language. */
const readBack = async (collection: CollectionSlug, id: string, locale: string) =>
  fieldsOf(await local.findByID({ collection, id, locale, fallbackLocale: false, depth: 0, overrideAccess: true }))

/** Saves texts in both languages and what has none, and reads each language back. */
async function roundTrip(collection: CollectionSlug, id: string, plain: object, en: object, fr: object) {
  const save = (data: object, locale: string) => local.update({ collection, id, data, locale, overrideAccess: true })
  await save({ ...plain, ...en }, 'en')
  await save(fr, 'fr')
  expect(await readBack(collection, id, 'en')).toMatchObject({ ...plain, ...en })
  expect(await readBack(collection, id, 'fr')).toMatchObject({ ...plain, ...fr })
}

const flags = (names: string) => Object.fromEntries(names.split(/\s+/).map((name) => [name, true]))

describe('everything that is written', () => {
  test('[PUB-3.1] [CUS-3.18] of a site is kept in both languages', async () => {
    const { image, event, offer, location, logo, popup } = ofNorth
    const texts = (language: string) =>
      Object.fromEntries(
        ['News', 'WhatsOpen', 'Events', 'MealPlans', 'Contact'].flatMap((panel) => [
          [`panelHeader${panel}`, `${panel} header, ${language}`],
          [`panelSubtitle${panel}`, `${panel} subtitle, ${language}`],
        ]),
      )
    const plain = {
      ...flags(`hasContactInfo showMealPlanPrices displayCal k12 installments activePromoCode mealPlanSubscriptions
        coffeeSubscription weeklyMppSubscriptions notifications allergenCard foodInsecurity useReservations
        transparentHeader showClosedLocations sodiumWarning porkIcon hasPopup panelDisplayNews panelDisplayWhatsOpen
        panelDisplayEvents panelDisplayMealPlans panelDisplayContact customerLogin`),
      contactName: 'Priya Raman',
      contactPhone: '7055550163',
      contactEmail: 'priya@example.edu',
      carouselControlColor: '#fefefe',
      logo,
      invertedLogo: logo,
      activePopup: popup,
      homepageAlerts: [],
    }
    const inLanguage = (language: string) => ({
      ...texts(language),
      customerLoginText: `Sign in, ${language}`,
      contactTitle: `Manager, ${language}`,
      wcag: `We listen, ${language}`,
    })
    await roundTrip('sites', north.site, plain, inLanguage('en'), inLanguage('fr'))
    // rows and groups are written whole
    const rows = (language: string, ids: { images?: unknown; tiles?: unknown } = {}) => ({
      homepageImages: [
        {
          ...(ids.images ? { id: ids.images } : {}),
          image,
          caption: `Lunch, ${language}`,
          captionColor: '#ffffff',
          link: '/northgate/news',
          event,
          specialOffer: offer,
          location,
          isDefault: true,
          active: false,
        },
      ],
      tiles: [
        { ...(ids.tiles ? { id: ids.tiles } : {}), name: `Map, ${language}`, link: 'https://example.edu', image },
      ],
      diningMap: { image, altText: `North is up, ${language}` },
    })
    await local.update({ collection: 'sites', id: north.site, data: rows('en'), locale: 'en', overrideAccess: true })
    const made = await readBack('sites', north.site, 'en')
    const ids = { images: rowsOf(made.homepageImages)[0]?.id, tiles: rowsOf(made.tiles)[0]?.id }
    expect(ids.images).toMatch(/^[0-9a-f]{24}$/)
    await roundTrip('sites', north.site, {}, rows('en', ids), rows('fr', ids))
  })

  test('[PUB-3.1] a phone is kept as its digits', async () => {
    await saveSite({ contactPhone: '(705) 555-0163' })({})
    expect((await readBack('sites', north.site, 'en')).contactPhone).toBe('7055550163')
    const { en, fr } = await said(saveSite({ hasContactInfo: true, contactPhone: '555-0163' }))
    expect(en).toEqual([{ path: 'contactPhone', message: 'Write ten digits, such as 613 555 0142.' }])
    expect(fr).toEqual([{ path: 'contactPhone', message: 'Écrivez dix chiffres, comme 613 555-0142.' }])
  })

  test('[PUB-3.1] and is read for the pages: in use or not, with what is published', async () => {
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
      header: { en: 'MealPlans header, en', fr: 'MealPlans header, fr' },
      subtitle: { en: 'MealPlans subtitle, en', fr: 'MealPlans subtitle, fr' },
    })
    await local.update({ collection: 'popups', id: ofNorth.popup, data: { _status: 'draft' }, overrideAccess: true })
    expect((await readSite(north.site))?.popup).toBeNull()
    await saveSite({ hasPopup: false, hasContactInfo: false })({})
    expect((await readSite(north.site))?.contact).toBeNull()
  })

  test('[PUB-3.3] [CUS-3.16] of a location is kept in both languages', async () => {
    const cuisine = await payload.create({
      collection: 'cuisines',
      data: { value: 'japanese', name: 'Japanese' },
      overrideAccess: true,
    })
    const plain = {
      ...flags(`useReservations useReservationHours sameDayReservations limitReservationVisits allowGuestFriends`),
      reservationMaxVisits: 2,
      reservationInterval: 15,
      reservationCapacity: 40,
      guestFriendLimit: 3,
      contactPhone: '7055550164',
      brands: [north.brand],
      cuisines: [cuisine.id],
    }
    const inLanguage = (language: string) => ({
      displayName: `The Hall, ${language}`,
      mealStatus: `Brunch, ${language}`,
      customLabels: [`Local, ${language}`, 'Bio'],
      customCuisines: [`Hawaiian, ${language}`],
    })
    await roundTrip('locations', north.hall, plain, inLanguage('en'), inLanguage('fr'))
    const hall = (await readPlaces(north.site)).locations.find(({ id }) => id === north.hall)
    expect(hall).toMatchObject({
      brands: [{ id: north.brand, name: 'Bol Zigzag' }],
      cuisines: [{ value: 'japanese' }],
      customLabels: { en: ['Local, en', 'Bio'], fr: ['Local, fr', 'Bio'] },
      customCuisines: { en: ['Hawaiian, en'], fr: ['Hawaiian, fr'] },
      mealStatus: { en: 'Brunch, en', fr: 'Brunch, fr' },
    })
  })
})

describe('reservations of a location', () => {
  const asked = { useReservations: true, reservationInterval: 15, reservationCapacity: 40 }
  const save = (data: object) => (language: object) =>
    local.update({ collection: 'locations', id: north.cafe, data, overrideAccess: true, ...language })

  test.each`
    what                               | over                                                         | path                      | en                                | fr
    ${'no interval'}                   | ${{ reservationInterval: null }}                             | ${'reservationInterval'}  | ${'a whole number from 5 to 240'} | ${'un nombre entier de 5 à 240'}
    ${'four minutes'}                  | ${{ reservationInterval: 4 }}                                | ${'reservationInterval'}  | ${'a whole number from 5 to 240'} | ${'un nombre entier de 5 à 240'}
    ${'241 minutes'}                   | ${{ reservationInterval: 241 }}                              | ${'reservationInterval'}  | ${'a whole number from 5 to 240'} | ${'un nombre entier de 5 à 240'}
    ${'half a minute'}                 | ${{ reservationInterval: 7.5 }}                              | ${'reservationInterval'}  | ${'a whole number from 5 to 240'} | ${'un nombre entier de 5 à 240'}
    ${'no capacity'}                   | ${{ reservationCapacity: null }}                             | ${'reservationCapacity'}  | ${'a whole number, 1 or more'}    | ${'un nombre entier, 1 ou plus'}
    ${'room for nobody'}               | ${{ reservationCapacity: 0 }}                                | ${'reservationCapacity'}  | ${'a whole number, 1 or more'}    | ${'un nombre entier, 1 ou plus'}
    ${'a limit of visits without one'} | ${{ limitReservationVisits: true }}                          | ${'reservationMaxVisits'} | ${'a whole number, 1 or more'}    | ${'un nombre entier, 1 ou plus'}
    ${'no visit at all'}               | ${{ limitReservationVisits: true, reservationMaxVisits: 0 }} | ${'reservationMaxVisits'} | ${'a whole number, 1 or more'}    | ${'un nombre entier, 1 ou plus'}
    ${'guests without a limit'}        | ${{ allowGuestFriends: true }}                               | ${'guestFriendLimit'}     | ${'a whole number, 1 or more'}    | ${'un nombre entier, 1 ou plus'}
  `('[CUS-3.16] $what is refused at $path', async ({ over, path, en, fr }) => {
    expect(await said(save({ ...asked, ...over }))).toEqual({
      en: [{ path, message: `Write ${en}.` }],
      fr: [{ path, message: `Écrivez ${fr}.` }],
    })
  })

  test('[CUS-3.16] nothing of it is asked of a location without reservations, and 5 and 240 minutes pass', async () => {
    expect(await refusals(save({ useReservations: false, reservationCapacity: null })({}))).toEqual([])
    for (const reservationInterval of [5, 240])
      expect(await refusals(save({ ...asked, reservationInterval, limitReservationVisits: false })({}))).toEqual([])
  })

  test('[PUB-3.3] another site’s brand, building or picture is refused at its field', async () => {
    const { en } = await said(save({ brands: [north.brand, south.brand], building: south.building }))
    expect(pathsOf(en).toSorted()).toEqual(['brands', 'building'])
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
    what                                | data                                                    | path          | en                                                       | fr
    ${'dates the wrong way round'}      | ${{ ...usual, start: '2026-12-02', end: '2026-12-01' }} | ${'end'}      | ${'The last day comes before the first.'}                | ${'Le dernier jour précède le premier.'}
    ${'special hours without end'}      | ${{ ...special, end: null }}                            | ${'start'}    | ${'Special hours need a first and a last day.'}          | ${'Les heures spéciales ont besoin d’un premier et d’un dernier jour.'}
    ${'no opening time'}                | ${{ ...usual, opensAt: null }}                          | ${'opensAt'}  | ${'Say when it opens.'}                                  | ${'Indiquez l’heure d’ouverture.'}
    ${'no closing time'}                | ${{ ...usual, closesAt: '' }}                           | ${'closesAt'} | ${'Say when it closes.'}                                 | ${'Indiquez l’heure de fermeture.'}
    ${'closing when it opens'}          | ${{ ...usual, closesAt: '07:00' }}                      | ${'closesAt'} | ${/^It closes when it opens\./}                          | ${/^L’heure de fermeture est celle de l’ouverture\./}
    ${'reservations past midnight'}     | ${{ ...reserved, opensAt: '20:00', closesAt: '01:00' }} | ${'closesAt'} | ${/^Reservations end on the day they begin/}             | ${/^Les réservations finissent le jour même/}
    ${'reservations until midnight'}    | ${{ ...reserved, closesAt: '00:00' }}                   | ${'closesAt'} | ${/^Reservations end on the day they begin/}             | ${/^Les réservations finissent le jour même/}
    ${'reservations closed at opening'} | ${{ ...reserved, closesAt: '07:00' }}                   | ${'closesAt'} | ${/^It closes when it opens\./}                          | ${/^L’heure de fermeture est celle de l’ouverture\./}
    ${'a time that is none'}            | ${{ ...usual, opensAt: '25:00' }}                       | ${'opensAt'}  | ${'Write a time like 07:30 or 22:00.'}                   | ${'Écrivez une heure comme 07:30 ou 22:00.'}
    ${'a date that is none'}            | ${{ ...usual, start: '2027-02-29' }}                    | ${'start'}    | ${'This date does not exist. Write it like 2026-11-20.'} | ${'Cette date n’existe pas. Écrivez-la comme 2026-11-20.'}
  `('[PUB-3.5] [CUS-3.16] $what: refused at $path', async ({ data, path, en, fr }) => {
    const location = await place()
    const refused = await said(add(location, data))
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
  ])('[PUB-3.5] %s is taken', async (_, data) => {
    expect(await refusals(add(await place(), data)({}))).toEqual([])
  })

  test('[PUB-3.5] only special hours can close a day', async () => {
    const id = await added(await place(), { ...usual, closed: true })
    expect(await readBack('schedules', id, 'en')).toMatchObject({ closed: false, opensAt: '07:00' })
  })

  test('[PUB-3.5] those that overlap others of their location and type are refused, and the others named', async () => {
    const location = await place()
    const other = { ...usual, days: ['1', '2'], start: '2026-09-01', end: '2026-12-20' }
    const id = await added(location, other)
    expect(await said(add(location, { ...usual, opensAt: '19:00', closesAt: '22:00' }))).toEqual({
      en: [
        {
          path: 'opensAt',
          message:
            'This location has hours of this type at that time already: Mon, Tue 07:00–20:00, from 2026-09-01 to 2026-12-20.',
        },
      ],
      fr: [
        {
          path: 'opensAt',
          message:
            'Ce point de service a déjà des heures de ce type à ce moment : Lun, Mar 07:00–20:00, du 2026-09-01 au 2026-12-20.',
        },
      ],
    })
    // other weekdays, other dates, other hours, another type, another location, and itself
    for (const free of [
      { days: ['3', '4'] },
      { days: ['1', '2'], start: '2026-12-21' },
      { days: ['1', '2'], opensAt: '20:00', closesAt: '22:00', start: '2026-09-01', end: '2026-12-20' },
      { type: 'meal', name: 'Lunch' },
      { type: 'reservation', name: 'Lunch' },
    ])
      expect(await refusals(add(location, { ...usual, ...free })({}))).toEqual([])
    expect(await refusals(add(await place(), usual)({}))).toEqual([])
    const change = (data: object) => local.update({ collection: 'schedules', id, data, overrideAccess: true })
    expect(await refusals(change({ closesAt: '19:30' }))).toEqual([])
    expect(pathsOf(await refusals(change({ days: ['1', '3'] })))).toEqual(['opensAt'])
    expect(pathsOf(await refusals(change({ end: null })))).toEqual(['opensAt'])
    expect(await readBack('schedules', id, 'en')).toMatchObject({ ...other, closesAt: '19:30' })
  })

  test('[PUB-3.5] special hours are refused at their first day on a date that another exception stands for', async () => {
    const location = await place()
    await added(location, { ...special, closed: true })
    const { en, fr } = await said(add(location, { ...special, start: '2026-12-26', end: '2026-12-31' }))
    expect(en).toEqual([
      {
        path: 'start',
        message:
          'This location has hours of this type at that time already: Sun, Mon, Tue, Wed, Thu, Fri, Sat closed, from 2026-12-24 to 2026-12-26.',
      },
    ])
    expect(pathsOf(fr)).toEqual(['start'])
    expect(fr[0]?.message).toContain('fermé, du 2026-12-24 au 2026-12-26')
    expect(await refusals(add(location, { ...special, start: '2026-12-27', end: '2026-12-31' })({}))).toEqual([])
  })

  test('[PUB-3.5] a bulk writer is asked the same', async () => {
    const location = await place()
    const quietly = (data: object) =>
      refusals(
        local.create({
          collection: 'schedules',
          data: { site: north.site, location, ...data },
          context: { quiet: true },
          overrideAccess: true,
        }),
      )
    expect(await quietly(usual)).toEqual([])
    expect(pathsOf(await quietly({ ...usual, days: ['5'] }))).toEqual(['opensAt'])
  })

  test('[PUB-3.5] a location of another site is refused at its field, whatever its hours', async () => {
    const elsewhere = await place(south)
    await local.create({
      collection: 'schedules',
      data: { site: south.site, location: elsewhere, ...usual },
      overrideAccess: true,
    })
    expect(pathsOf(await refusals(add(elsewhere, usual)({})))).toEqual(['location'])
    expect(pathsOf(await refusals(add('not-an-id', usual)({})))).toEqual(['location'])
  })

  test('[CUS-3.16] blocks to reserve are no opening hours', async () => {
    const location = await place()
    await added(location, { ...reserved, name: 'Lunch' })
    const read = (await readPlaces(north.site)).locations.find(({ id }) => id === location)
    expect(read?.schedules).toEqual([])
  })

  const storedAt = async (location: string) =>
    (await payload.find({ collection: 'schedules', where: { location: { equals: location } }, overrideAccess: true }))
      .docs

  test('[PUB-3.5] of eight that overlap, saved at the same moment, no two are kept', async () => {
    const location = await place()
    const saves = await Promise.all(
      Array.from({ length: 8 }, (_, n) => refusals(add(location, { ...usual, closesAt: `2${n % 4}:00` })({}))),
    )
    const kept = await storedAt(location)
    expect(kept.length).toBeLessThanOrEqual(1)
    expect(saves.filter((refused) => refused.length === 0)).toHaveLength(kept.length)
    if (kept.length === 0) expect(await refusals(add(location, usual)({}))).toEqual([])
  })

  test('[PUB-3.5] of two moved into one another at the same moment, no two are kept there', async () => {
    const location = await place()
    const ids = [
      await added(location, { ...usual, name: 'One', closesAt: '10:00' }),
      await added(location, { ...usual, name: 'Other', opensAt: '12:00', closesAt: '14:00' }),
    ]
    const move = (id: string | undefined) =>
      refusals(
        local.update({
          collection: 'schedules',
          id,
          data: { name: 'Moved', opensAt: '10:00', closesAt: '12:00' },
          overrideAccess: true,
        }),
      )
    const outcomes = await Promise.all(ids.map(move))
    const moved = (await storedAt(location)).filter(({ opensAt }) => opensAt === '10:00')
    expect(moved.length).toBeLessThanOrEqual(1)
    expect(outcomes.filter((refused) => refused.length === 0)).toHaveLength(moved.length)
    const renamed = (await storedAt(location)).filter(({ name }) => name === 'Moved')
    expect(renamed).toHaveLength(moved.length)
  })

  test('[PUB-3.5] eight that do not overlap are kept, one after the other or as the database can', async () => {
    const location = await place()
    const saves = await Promise.all(everyDay.map((day) => refusals(add(location, { ...usual, days: [day] })({}))))
    const kept = saves.filter((refused) => refused.length === 0)
    // MongoDB lets one of two transactions at a location begin again; without transactions all stand
    expect(kept.length).toBeGreaterThanOrEqual(onMongo ? 1 : 7)
    expect(await storedAt(location)).toHaveLength(kept.length)
  })
})
