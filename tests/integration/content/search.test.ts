import { noFilters } from '@/domain/menu/filters/menu-filters'
import { parseSearch } from '@/domain/search/search-words'
import { findDishes } from '@/features/menu/dish-search/find-dishes'
import { dishIndexBytes, indexDishes } from '@/features/menu/dish-search/read-dish-index'
import { readDishSearch } from '@/features/menu/dish-search/exclusion-note'
import { readMenuFilters, readPlaces } from '@/features/places/read-places'
import { selectContent } from '@/features/search/find-content'
import { contentIndexBytes, indexContent, readContentIndex } from '@/features/search/read-content-index'
import { readSite } from '@/features/site/read-sites'
import { everySiteTag } from '@/server/cache/cache-tags'
import { caches, expireTag } from '@/server/cache/caches'
import { clock } from '@/server/clock'
import { localizedCreator } from '@/server/database/write-localized'
import { makeArticles, makeServings } from '../../bench/search/make-corpus'
import { both, makeCampus, makeFilters, today, type Campus } from '../../support/data/campus'
import { updateDocument } from '../../support/data/update-document'
import { closePayload, openPayload } from '../../support/payload'

const payload = await openPayload()
const create = localizedCreator(payload)
const overrideAccess = true // the test acts as the system
const noon = new Date('2026-11-20T17:05:00Z')
const moment = { now: noon, zone: 'America/Toronto' }
clock.now = () => noon
clock.milliseconds = () => noon.getTime()

let north: Campus
let ids: Record<string, string>

beforeAll(async () => {
  north = await makeCampus(payload, 'northgate')
  const filters = await makeFilters(payload)
  const site = north.site
  const published = { site, _status: 'published' as const }
  const { id: chili } = await create('dishes', {
    site,
    code: 'chili',
    name: both('Red chili', 'Chili rouge'),
    description: both('Beans and tomato.', 'Haricots et tomates.'),
    labels: [filters.get('vegan') ?? ''],
    allergensDeclared: true,
  })
  const milk = [filters.get('milk') ?? '']
  const gratins = await Promise.all(
    [{ allergens: milk }, { mayContain: milk, containsNone: true }, { allergensDeclared: false }].map(
      async (fields, index) => {
        const name = both(`Gratin ${index}`, `Gratin ${index}`)
        return (await create('dishes', { site, name, code: `gratin-${index}`, allergensDeclared: true, ...fields })).id
      },
    ),
  )
  const item = (id: string, dish: string) => ({ id, dish })
  const period = (id: string, en: string, fr: string, items: object[]) => ({
    id,
    name: both(en, fr),
    sortOrder: 1,
    categories: [{ id: id.replace(/^./, 'c'), name: both('Hot', 'Chaud'), sortOrder: 1, items }],
  })
  await payload.create({
    collection: 'menus',
    overrideAccess,
    data: {
      ...published,
      location: north.hall,
      date: today,
      day: {
        periods: [
          period('a'.repeat(24), 'Lunch', 'Dîner', [
            ...[north.soup, chili, ...gratins].map((dish, index) => item(String(index + 1).repeat(24), dish)),
          ]),
          period('b'.repeat(24), 'Dinner', 'Souper', [item('9'.repeat(24), chili)]),
        ],
      },
    },
  })
  const news = await create('news', {
    ...published,
    linkType: 'default',
    title: both('New ovens', 'De nouveaux fours'),
  })
  const event = await create('events', {
    ...published,
    active: true,
    title: both('Chili night', 'Soirée chili'),
    start: today,
  })
  const offer = await create('special-offers', {
    ...published,
    active: true,
    name: both('Free coffee', 'Café gratuit'),
    start: today,
  })
  ids = { chili, news: news.id, event: event.id, offer: offer.id }
})
afterAll(closePayload)

async function siteNow() {
  const site = await readSite(north.site)
  if (!site) throw new Error('no site')
  return site
}
const search = async (input: string) => {
  const { locations } = await readPlaces(north.site)
  const search = readDishSearch(input, await readMenuFilters())
  return findDishes({ siteId: north.site, locations, ...moment, search, filters: noFilters, locale: 'fr' })
}
const dishesFor = async (input: string) => {
  const found = await search(input)
  return found.dishes.map(({ dish, servings }) => [dish.name.en, servings.map(({ period }) => period.name.en)])
}
const contentFor = async (input: string) => {
  const index = await readContentIndex(await siteNow(), noon)
  return selectContent(index, parseSearch(input).words).map(({ kind, items }) => [
    kind,
    items.map(({ title }) => title.en),
  ])
}

test.each(['vegan supper', 'souper végane', 'souper vegetalien', 'chili hall supper'])(
  'finds a dish by diet, meal and place: %s',
  async (input) => {
    expect(await dishesFor(input)).toEqual([['Red chili', ['Dinner']]])
  },
)

test('finds dishes with a typing error, and shows every meal when no meal is asked for', async () => {
  expect(await dishesFor('chilli')).toEqual([['Red chili', ['Lunch', 'Dinner']]])
  expect(await dishesFor('tomates')).toEqual([['Red chili', ['Lunch', 'Dinner']]])
  expect(await dishesFor('pea soup')).toEqual([['Pea soup', ['Lunch']]])
})

test.each(['without milk', 'dairy free dishes', 'sans lait', 'allergie aux produits laitiers', 'lunch without milk'])(
  '[PUB-4.7] "%s" finds no dish that contains or may contain it, and sets undeclared dishes apart',
  async (input) => {
    const { dishes, undeclared } = await search(input)
    const names = (list: typeof dishes) => list.map(({ dish }) => dish.name.en)
    expect([names(dishes), names(undeclared)]).toEqual([['Red chili', 'Pea soup'], ['Gratin 2']])
  },
)

test('[PUB-4.7] finds nothing for a search that excludes something unknown', async () => {
  expect(await search('chili without coconut')).toMatchObject({ dishes: [], undeclared: [] })
})

test('finds locations, events, offers and news in both languages', async () => {
  expect(await contentFor('salle')).toEqual([['places', ['North Hall']]])
  expect(await contentFor('fleuve')).toEqual([['places', ['River Café']]])
  expect(await contentFor('chili')).toEqual([['events', ['Chili night']]])
  expect(await contentFor('nouveaux fours')).toEqual([['news', ['New ovens']]])
  expect(await contentFor('cafe')).toEqual([
    ['places', ['River Café']],
    ['offers', ['Free coffee']],
  ])
})

test('finds sections and their pages in both languages, by name and text, but no unpublished ones', async () => {
  const page = (slug: string, en: string, fr: string, published = true) => ({ slug, name: both(en, fr), published })
  const section = (slug: string, names: ReturnType<typeof both>, fields: object) =>
    create('sections', { site: north.site, slug, name: names, _status: 'published', ...fields })
  await section('sustainability', both('Sustainability', 'Développement durable'), {
    published: true,
    title: both('Our footprint', 'Notre empreinte'),
    body: both('<p>We compost every <strong>peel</strong>.</p>', '<p>Chaque <strong>pelure</strong> se composte.</p>'),
    nodes: [page('bicycles', 'Bicycles', 'Vélos'), page('secret-page', 'Mushroom cellar', 'Champignonnière', false)],
  })
  await section('hidden', both('Hidden cellar', 'Cave cachée'), {
    published: false,
    nodes: [page('hidden-page', 'Hidden wine', 'Vin caché')],
  })
  await section('draft', both('Draft cellar', 'Cave en brouillon'), { published: true, _status: 'draft' })
  const found = [['pages', ['Sustainability']]]
  for (const input of ['sustainability', 'developpement durable', 'footprint', 'empreinte', 'peel', 'pelure'])
    expect([input, await contentFor(input)]).toEqual([input, found])
  for (const input of ['bicycles', 'vélos']) expect(await contentFor(input)).toEqual([['pages', ['Bicycles']]])
  for (const input of ['mushroom', 'champignonnière', 'cellar', 'brouillon', 'hidden wine', 'vin'])
    expect([input, await contentFor(input)]).toEqual([input, []])
})

test('finds what staff save at once, and never drafts', async () => {
  expect(await contentFor('tandoori')).toEqual([])
  await updateDocument(payload, 'news', ids.news ?? '', { title: 'Tandoori ovens' }, { locale: 'en' })
  expect(await contentFor('tandoori')).toEqual([['news', ['Tandoori ovens']]])
  await payload.update({ collection: 'news', id: ids.news ?? '', data: { _status: 'draft' }, overrideAccess })
  expect(await contentFor('tandoori')).toEqual([])
  await updateDocument(payload, 'dishes', ids.chili ?? '', { name: 'Green curry' }, { locale: 'en' })
  expect(await dishesFor('curry')).toHaveLength(1)
  expect(await dishesFor('red')).toEqual([])
})

test('finds the rest when one kind cannot be read, and all of it afterwards', async () => {
  const find = payload.db.find.bind(payload.db)
  expireTag(everySiteTag)
  payload.db.find = ((args: Parameters<typeof find>[0]) => {
    if (args.collection === 'events') throw new Error('no such table')
    return find(args)
  }) as typeof payload.db.find
  try {
    const index = await readContentIndex(await siteNow(), noon)
    expect(index.failed).toEqual(['events'])
    expect(await contentFor('coffee')).toEqual([['offers', ['Free coffee']]])
  } finally {
    payload.db.find = find
  }
  expect(await contentFor('chili')).toEqual([['events', ['Chili night']]])
})

test('keeps the indexes of two large sites in the cache, so that no search builds one again', async () => {
  const dishes = await indexDishes(makeServings(5_000, 10_000), [])
  const content = await indexContent(makeArticles(500))
  const entries = ['one', 'two'].flatMap((site) => [
    { key: `dishes of ${site}`, value: dishes, bytes: dishIndexBytes(dishes) },
    { key: `content of ${site}`, value: content, bytes: contentIndexBytes(content) },
  ])
  for (const { key, ...entry } of entries) await caches.indexes.getOrBuild(key, async () => ({ ...entry, tags: [] }))
  expect(entries.filter(({ key }) => caches.indexes.peek(key) === undefined).map(({ key }) => key)).toEqual([])
})
