import type { Payload } from 'payload'
import sharp from 'sharp'
import { addVotes } from '@/server/database/survey-votes'
import { localizedCreator } from '@/server/database/write-localized'
import { both, makeCampus, makeFilters, today } from './campus'
import { makePerson } from './staff'

const overrideAccess = true // the test has full access

/**
 * Creates documents that are hard to back up: ordered lists, empty and missing values, other scripts, versions, locks, scheduled
 * jobs, preferences. Returns the ids that tests use.
 */
export async function createHostileCampus(payload: Payload) {
  const create = localizedCreator(payload)
  const filters = await makeFilters(payload)
  const campus = await makeCampus(payload, 'northgate')
  const other = await makeCampus(payload, 'southgate')

  const picture = async (name: string) => ({
    name,
    mimetype: 'image/png',
    data: await sharp({ create: { width: 900, height: 700, channels: 3, background: '#a06' } })
      .png()
      .toBuffer(),
    size: 0,
  })
  const upload = async (collection: 'images' | 'location-images' | 'logo', name: string) => {
    const file = await picture(name)
    const data = { site: campus.site, alt: both('A “plate” 🍽️', 'Une « assiette »! 🍽️') }
    return create(collection, data, { file: { ...file, size: file.data.length } })
  }
  const [first, second, third] = [
    await upload('images', 'z.png'),
    await upload('images', 'a.png'),
    await upload('location-images', 'L’été à midi.png'),
  ]

  await payload.update({
    collection: 'locations',
    id: campus.hall,
    data: {
      image: third.id,
      menuImages: [second.id, first.id],
      customPaymentTypes: ['Troc', 'Argent', 'Étoiles ✨'],
      shortDescription: '',
      address: { street: '1, rue de l’Œuf', lat: 45.5017, lon: -73.5673 },
    },
    overrideAccess,
  })
  await create('dishes', {
    site: campus.site,
    code: 'nasty',
    name: both('𝒲𝑜𝓃𝓉𝑜𝓃 雲呑 שלום 👩‍🍳', 'L\u2019«\u00a0œuf\u00a0» e\u0301'),
    description: { en: '', fr: null },
    allergensDeclared: true,
    allergens: ['soy', 'milk', 'egg'].map((code) => String(filters.get(code))),
    nutrients: { sodium: '<1', iron: '5+' },
  })
  await payload.create({
    collection: 'dishes',
    locale: 'en',
    data: { site: campus.site, code: 'english', name: 'English alone', portion: '1 cup' },
    overrideAccess,
  })
  const items = (dishes: string[]) => [{ name: both('Grill', 'Gril'), items: dishes.map((dish) => ({ dish })) }]
  for (const { site, hall, soup, pie } of [campus, other])
    await create('menus', {
    _status: 'published',
      site,
      location: hall,
      date: today,
      day: {
        periods: [
          { name: both('Lunch', 'Dîner'), sortOrder: 2, categories: items([soup, pie]) },
          { name: both('Breakfast', 'Déjeuner'), sortOrder: 1, categories: items([pie]) },
        ],
      },
    })
  await create('menus', { _status: 'published', site: campus.site, location: campus.hall, date: '2026-11-21', closed: true })
  await create('schedules', {
    site: campus.site,
    location: campus.hall,
    type: 'location',
    days: ['5', '0', '6'],
    opensAt: '07:30',
    closesAt: '23:00',
  })
  await create('sections', {
    site: campus.site,
    name: both('Fun', 'Plaisir'),
    slug: 'fun',
    nodes: ['z', 'a', 'm'].map((slug) => ({ name: both(slug.toUpperCase()), slug })),
  })
  await payload.update({
    collection: 'sites',
    id: campus.site,
    locale: 'en',
    data: {
      homepageAlerts: [
        { message: 'Storm ⛈️', start: today },
        { message: 'Sun', start: today },
      ],
    },
    overrideAccess,
  })

  const news = await create('news', { site: campus.site, title: both('Draft', 'Brouillon'), _status: 'draft' } as never)
  const change = (data: object, options: object = {}) =>
    payload.update({ collection: 'news', id: news.id, data, overrideAccess, ...options } as never)
  await change({ title: 'Published', brief: 'é', _status: 'published' })
  await change({ title: 'Publié', _status: 'published' }, { locale: 'fr', publishSpecificLocale: 'fr' })
  await change({ title: 'Changed, not published' }, { draft: true })
  const waitUntil = new Date('2031-01-02T03:04:05.678Z')
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'news', value: news.id }, locale: 'all' },
    waitUntil,
  } as never)

  const { id: survey } = await create('surveys', {
    site: campus.site,
    question: both('Soup?', 'Soupe?'),
    choices: [
      { id: 'c'.repeat(24), choice: both('Yes', 'Oui') },
      { id: 'd'.repeat(24), choice: both('No', 'Non') },
    ],
    _status: 'published',
  })
  await addVotes(payload, survey, 'd'.repeat(24), 4711)

  const person = await makePerson(payload, 'siteManager', [campus.site, other.site])
  await makePerson(payload, 'administrator', [])
  const lockUntil = new Date(Date.now() + 600_000).toISOString()
  await payload.update({ collection: 'staff', id: person.id, data: { lockUntil, loginAttempts: 100 }, overrideAccess })
  await payload.db.create({
    collection: 'payload-preferences',
    data: { user: { relationTo: 'staff', value: person.id }, key: 'nav', value: { z: [1, null], a: { b: '' } } },
  })
  await payload.db.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'dishes', value: campus.pie },
      user: { relationTo: 'staff', value: person.id },
    },
  })
  const json = {
    zebra: [1, [2, []], {}],
    apple: null,
    'a.b': '',
    Ünï: { y: 1.5, x: -1e21, w: true },
    long: 'é🥐'.repeat(40_000),
  }
  await payload.kv.set('nasty', json)
  return { campus, other, news: news.id, person: person.id, json, waitUntil }
}
