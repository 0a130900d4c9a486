import { addDays } from '@/domain/calendar'
import { applyChanges, ImportFailed } from '@/features/dining/import/apply-changes'
import type { Cycle } from '@/features/dining/import/expand-cycle'
import { countsOf, prepareImport, writeImport } from '@/features/dining/import/import-file'
import { reportOf } from '@/features/dining/import/problems'
import { readDay } from '@/features/dining/read-day'
import { fieldsOf } from '@/server/stored'
import { createInBoth, updateDishInBoth } from '@/server/write-both'
import { both, makeCampus, makeFilters, today, type Campus } from '../support/campus'
import { closePayload, openPayload } from '../support/payload'

const payload = await openPayload()
let north: Campus
let south: Campus

beforeAll(async () => {
  await makeFilters(payload)
  north = await makeCampus(payload, 'northgate')
  south = await makeCampus(payload, 'southgate')
})
afterAll(closePayload)

const prepare = (lines: string[], cycle: Cycle | null = null, campus = north) =>
  prepareImport(new TextEncoder().encode(lines.join('\n')), { siteId: campus.site, cycle })

/** Imports; the counts, or the report of a refusal. */
async function load(lines: string[], cycle: Cycle | null = null, campus = north) {
  const prepared = await prepare(lines, cycle, campus)
  if (!prepared.ok) return reportOf(prepared.problems)
  await writeImport(prepared.value)
  return countsOf(prepared.value)
}

const dishOf = async (code: string, campus = north) => {
  const { docs } = await payload.find({
    collection: 'dishes',
    where: { and: [{ site: { equals: campus.site } }, { code: { equals: code } }] },
    locale: 'all',
    depth: 1,
    overrideAccess: true,
  })
  return docs[0] ? fieldsOf(docs[0]) : null
}
const codesOf = (filters: unknown) =>
  Array.isArray(filters) ? filters.map((filter) => fieldsOf(filter).code) : filters
const dishHeader =
  'code,name_en,name_fr,description_en,description_fr,calories,sodium_mg,iron_mg,allergens,may_contain,labels,mrn,brand'
const chili =
  'chili,Bean chili,Chili aux haricots,Slow-cooked,Mijoté,320,<1,5+,milk|soy,egg,vegan|halal,20417,bol zigzag'
const menuHeader = 'location,date,period_en,period_fr,period_order,category_en,category_fr,category_order,dish,closed'
const row = (date: string, dish: string, place = 'north-hall') =>
  `${place},${date},Lunch,Dîner,30,Soups,Soupes,10,${dish},`

describe('dishes', () => {
  test('[PUB-3.7] are stored with everything that the file says, in both languages', async () => {
    expect(await load([dishHeader, chili])).toEqual({ unchanged: 0, changed: 0, added: 1 })
    const dish = await dishOf('chili')
    expect(dish).toMatchObject({
      name: both('Bean chili', 'Chili aux haricots'),
      description: both('Slow-cooked', 'Mijoté'),
      calories: 320,
      mrn: 20417,
      nutrients: { sodium: '<1', iron: '5+' },
      allergensDeclared: true,
      brand: { name: 'Bol Zigzag' },
      site: { id: north.site },
    })
    expect([codesOf(dish?.allergens), codesOf(dish?.mayContain), codesOf(dish?.labels)]).toEqual([
      ['milk', 'soy'],
      ['egg'],
      ['vegan', 'halal'],
    ])
  })

  test('of the same file again are unchanged, and nothing is written', async () => {
    const before = await dishOf('chili')
    expect(await load([dishHeader, chili])).toEqual({ unchanged: 1, changed: 0, added: 0 })
    expect((await dishOf('chili'))?.updatedAt).toBe(before?.updatedAt)
  })

  test('are written where they differ, and only there', async () => {
    const second = 'stew,Stew,Ragoût,,,,,,none,,,,'
    expect(await load([dishHeader, chili.replace('Chili aux haricots', 'Chili de haricots'), second])).toEqual({
      unchanged: 0,
      changed: 1,
      added: 1,
    })
    expect(await dishOf('chili')).toMatchObject({
      name: both('Bean chili', 'Chili de haricots'),
      description: both('Slow-cooked', 'Mijoté'),
    })
    expect(await load([dishHeader, chili, second])).toEqual({ unchanged: 1, changed: 1, added: 0 })
  })

  test('keep what a file without its column does not mention', async () => {
    expect(await load(['code,name_en,name_fr', 'chili,Chili,Chili'])).toEqual({ unchanged: 0, changed: 1, added: 0 })
    const dish = await dishOf('chili')
    expect(dish).toMatchObject({
      name: both('Chili'),
      description: both('Slow-cooked', 'Mijoté'),
      calories: 320,
      nutrients: { sodium: '<1', iron: '5+' },
      allergensDeclared: true,
    })
    expect(codesOf(dish?.allergens)).toEqual(['milk', 'soy'])
  })

  test('lose what the file states to be empty, and are then not declared', async () => {
    await load([dishHeader, 'chili,Chili,Chili,,,,,,,,,,'])
    expect(await dishOf('chili')).toMatchObject({
      allergensDeclared: false,
      calories: null,
      nutrients: { sodium: null, iron: null },
    })
    expect(codesOf((await dishOf('chili'))?.allergens) ?? []).toEqual([])
  })

  test('are those of their site alone, under the same code', async () => {
    expect(await load([dishHeader, chili], null, south)).toEqual({ unchanged: 0, changed: 0, added: 1 })
    expect((await dishOf('chili', south))?.name).toEqual(both('Bean chili', 'Chili aux haricots'))
    expect((await dishOf('chili'))?.name).toEqual(both('Chili'))
  })

  test('[PUB-3.7] with one unknown allergen stop the whole file: nothing of it is written', async () => {
    const { totalDocs } = await payload.count({ collection: 'dishes', overrideAccess: true })
    expect(await load([dishHeader, 'new,New,Nouveau,,,,,,none,,,,', chili.replace('milk|soy', 'milk|gluton')])).toEqual(
      ['line 3: unknown allergen "gluton" (did you mean gluten?)'],
    )
    expect((await payload.count({ collection: 'dishes', overrideAccess: true })).totalDocs).toBe(totalDocs)
    expect(await dishOf('new')).toBeNull()
  })

  test('hold hostile text as text', async () => {
    const text = `=cmd|' /C calc'!A0`
    await load([dishHeader, `hostile,"${text}","<script>alert(1)</script>",,,,,,none,,,,`])
    expect((await dishOf('hostile'))?.name).toEqual({ en: text, fr: '<script>alert(1)</script>' })
  })
})

describe('menus', () => {
  test('[PUB-4.4] are served as the file says, and a second import changes nothing', async () => {
    const lines = [menuHeader, row(today, 'soup'), row(today, 'pie'), `River Café,${today},,,,,,,,yes`]
    expect(await load(lines)).toEqual({ unchanged: 0, changed: 0, added: 2 })
    const day = await readDay(north.site, north.hall, today)
    expect(day.periods).toMatchObject([
      {
        name: both('Lunch', 'Dîner'),
        sortOrder: 30,
        categories: [
          { name: both('Soups', 'Soupes'), items: [{ dish: { id: north.soup } }, { dish: { id: north.pie } }] },
        ],
      },
    ])
    expect(await readDay(north.site, north.cafe, today)).toEqual({ closed: true, periods: [], changedAt: null })
    expect(await load(lines)).toEqual({ unchanged: 2, changed: 0, added: 0 })
  })

  test('that change are at once what visitors read, with the same ids of periods and items', async () => {
    const before = await readDay(north.site, north.hall, today)
    expect(
      await load([menuHeader, row(today, 'pie'), `cafe-du-fleuve,${today},Lunch,Dîner,30,Soups,Soupes,10,soup,`]),
    ).toEqual({ unchanged: 0, changed: 2, added: 0 })
    const after = await readDay(north.site, north.hall, today)
    expect(after.periods[0]?.id).toBe(before.periods[0]?.id)
    expect(after.periods[0]?.categories[0]?.items.map(({ id }) => id)).toEqual([
      before.periods[0]?.categories[0]?.items[1]?.id,
    ])
    expect((await readDay(north.site, north.cafe, today)).closed).toBe(false)
  })

  test('leave days that the file lacks as they are', async () => {
    const tomorrow = addDays(today, 1)
    expect(await load([menuHeader, row(tomorrow, 'soup')])).toEqual({ unchanged: 0, changed: 0, added: 1 })
    expect((await readDay(north.site, north.hall, today)).periods).toHaveLength(1)
  })

  test('of a cycle fill its weeks', async () => {
    const header = menuHeader.replace('date', 'week,weekday')
    const lines = [header, 'salle-nord,1,1,Lunch,Dîner,30,Soups,Soupes,10,soup,', 'salle-nord,2,1,,,,,,,,yes']
    expect(await load(lines, { from: '2027-03-09', weeks: 4 })).toEqual({ unchanged: 0, changed: 0, added: 4 })
    // 2027-03-07 is the Sunday of that week
    const closed = await Promise.all(
      ['2027-03-08', '2027-03-15', '2027-03-22', '2027-03-29'].map(
        async (date) => (await readDay(north.site, north.hall, date)).closed,
      ),
    )
    expect(closed).toEqual([false, true, false, true])
    expect(await load(lines)).toEqual([
      'the file tells days by week and weekday: say with --cycle-from on which Sunday week 1 begins',
    ])
    expect(await load([menuHeader, row(today, 'pie')], { from: '2027-03-09', weeks: 4 })).toEqual([
      '--cycle-from is for menus by week and weekday; this file has none',
    ])
  })

  test('name what the site does not have by its line, and write nothing', async () => {
    const date = '2027-05-01'
    expect(await load([menuHeader, row(date, 'soup'), row(date, 'pye'), row(date, 'soup', 'south-hall')])).toEqual([
      'line 3: unknown dish "pye" (did you mean pie?)',
      'line 4: unknown location "south-hall" (did you mean north-hall?)',
    ])
    expect(await readDay(north.site, north.hall, date)).toEqual({ closed: false, periods: [], changedAt: null })
  })

  test('never take a dish or a location of another site', async () => {
    await createInBoth(payload, {
      collection: 'dishes',
      data: { site: south.site, code: 'elsewhere', name: both('Elsewhere') },
    })
    await createInBoth(payload, {
      collection: 'locations',
      data: { site: south.site, name: both('Far Hall', 'Salle lointaine'), occupancy: 'na' },
    })
    expect(
      await load([menuHeader, row(today, 'elsewhere'), row(today, 'soup', 'far-hall'), row(today, 'soup', south.hall)]),
    ).toEqual([
      'line 2: unknown dish "elsewhere"',
      'line 3: unknown location "far-hall"',
      expect.stringMatching(/^line 4: unknown location "[0-9a-f]{24}"/),
    ])
  })
})

describe('a write that fails half-way', () => {
  test('puts back what was written before it: new documents are gone, changed ones are as they were', async () => {
    await load([dishHeader, chili])
    const raw = async () =>
      (
        await payload.db.find({
          collection: 'dishes',
          where: { site: { equals: north.site } },
          sort: 'code',
          pagination: false,
          limit: 0,
        })
      ).docs
    const before = await raw()
    const prepared = await prepare([
      dishHeader,
      chili.replace('Bean chili', 'Changed').replace('milk|soy', 'fish').replace('5+', ''),
      'first,First,Premier,,,,,,none,,,,',
      'second,Second,Deuxième,,,,,,none,,,,',
    ])
    if (!prepared.ok) throw new Error('refused')
    await createInBoth(payload, {
      collection: 'dishes',
      data: { site: north.site, code: 'second', name: both('Somebody else was faster') },
    })
    const failure = await writeImport(prepared.value).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ImportFailed)
    expect(failure).toMatchObject({
      line: 4,
      restored: 2,
      notRestored: 0,
      message: expect.stringMatching(
        /^line 4 could not be written \(.*\); the 2 documents that were touched are as they were$/,
      ),
    })
    const after = (await raw()).filter((doc) => fieldsOf(doc).code !== 'second')
    expect(after).toEqual(before)
  })

  test('tells how many could not be put back', async () => {
    const prepared = await prepare([dishHeader, 'gone,Gone,Parti,,,,,,none,,,,', 'third,Third,Troisième,,,,,,none,,,,'])
    if (!prepared.ok) throw new Error('refused')
    await createInBoth(payload, {
      collection: 'dishes',
      data: { site: north.site, code: 'third', name: both('Third') },
    })
    const broken = Object.create(payload, {
      db: { value: Object.create(payload.db, { deleteOne: { value: () => Promise.reject(new Error('no')) } }) },
    }) as typeof payload
    await expect(applyChanges(broken, prepared.value.changes)).rejects.toMatchObject({ restored: 0, notRestored: 1 })
  })
})

test('[PUB-3.7] a dish corrected by hand between two imports is set again by the second', async () => {
  const dish = await dishOf('chili')
  await updateDishInBoth(payload, String(dish?.id), {
    data: { allergensDeclared: false },
    texts: { name: both('By hand', 'À la main') },
  })
  expect(await load([dishHeader, chili])).toEqual({ unchanged: 0, changed: 1, added: 0 })
  expect(await dishOf('chili')).toMatchObject({
    name: both('Bean chili', 'Chili aux haricots'),
    allergensDeclared: true,
  })
})
