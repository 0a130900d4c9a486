import { jest } from '@jest/globals'
import { handleEndpoints } from 'payload'
import config from '@payload-config'
import { applyChanges, ImportError } from '@/features/menu/import/apply-changes'
import type { MenuCycle } from '@/features/menu/import/expand-cycle'
import { countChanges, prepareImport, writeImport } from '@/features/menu/import/import-file'
import { formatProblems } from '@/features/menu/import/import-problems'
import { readStoredDay } from '@/features/menu/read-day'
import { readMenuFilters, readPlaces } from '@/features/places/read-places'
import { formatOpenMensa, type Canteen } from '@/feeds/menu/open-mensa'
import { waitForBackgroundWork } from '@/server/background-work'
import { withLock, saveLockKey } from '@/server/database/locks/with-lock'
import { readStoredMenus, saveMenuDraft } from '@/server/database/menu/stored-menus'
import { fieldsOf, rowsOf } from '@/server/database/stored-values'
import { createLocalized, updateDish } from '@/server/database/write-localized'
import { both, makeCampus, makeFilters, today, type Campus } from '../../support/data/campus'
import { makePerson } from '../../support/data/staff'
import { updateDocument } from '../../support/data/update-document'
import { closePayload, openPayload } from '../../support/payload'
import { tokenOfStaff } from '../../support/studio/studio-api'

const payload = await openPayload()
let north: Campus
let south: Campus

beforeAll(async () => {
  await makeFilters(payload)
  north = await makeCampus(payload, 'northgate')
  south = await makeCampus(payload, 'southgate')
})
afterAll(closePayload)

const prepare = (lines: string[], cycle: MenuCycle | null = null, campus = north) =>
  prepareImport(new TextEncoder().encode(lines.join('\n')), { siteId: campus.site, cycle })

/** Imports lines and returns the counts, or the reported problems. */
async function load(lines: string[], cycle: MenuCycle | null = null, campus = north) {
  const prepared = await prepare(lines, cycle, campus)
  if (!prepared.ok) return formatProblems(prepared.problems)
  await writeImport(prepared.value)
  return countChanges(prepared.value)
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

describe('importing dishes', () => {
  test('[PUB-3.7] stores every column in both languages', async () => {
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

  test('tells servers of written dishes while it goes on, so that nothing depends on its end', async () => {
    const lines = ['one', 'two', 'three'].map((code) => chili.replace('chili,', `${code},`))
    const prepared = await prepare([dishHeader, ...lines])
    if (!prepared.ok) throw new Error(formatProblems(prepared.problems).join())
    const tokens: string[] = []
    const readToken = async () => {
      const { docs } = await payload.db.find<{ id: string; token: string }>({
        collection: 'revisions',
        where: { id: { equals: north.site } },
      })
      return docs[0]?.token ?? ''
    }
    const start = performance.now()
    const elapsed = jest.spyOn(performance, 'now').mockImplementation(() => start)
    await writeImport(prepared.value, async (done) => {
      tokens.push(await readToken())
      if (done === 1) elapsed.mockImplementation(() => start + 1_001)
    })
    elapsed.mockRestore()
    expect(new Set(tokens).size).toBe(2) // before and after the second that the first dish took
    expect(await readToken()).not.toBe(tokens[2])
  })

  test('writes nothing when the same file is imported again', async () => {
    const before = await dishOf('chili')
    expect(await load([dishHeader, chili])).toEqual({ unchanged: 1, changed: 0, added: 0 })
    expect((await dishOf('chili'))?.updatedAt).toBe(before?.updatedAt)
  })

  test('keeps stored values of missing columns', async () => {
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

  test('[PUB-3.7] keeps what staff declare after the file was read, in columns that it lacks', async () => {
    await load([dishHeader, chili])
    const prepared = await prepare(['code,name_en,name_fr,sodium_mg', 'chili,Chili,Chili,5'])
    if (!prepared.ok) throw new Error(formatProblems(prepared.problems).join())
    const dish = await dishOf('chili')
    const [fish] = (
      await payload.db.find<{ id: string }>({ collection: 'menu-filters', where: { code: { equals: 'fish' } } })
    ).docs
    const byStaff = {
      data: { allergens: [String(fish?.id)], nutrients: { iron: '7' } },
      texts: { customAllergens: both('Lupin') },
    }
    await updateDish(payload, String(dish?.id), byStaff, null)
    await writeImport(prepared.value)
    const imported = await dishOf('chili')
    expect(codesOf(imported?.allergens)).toEqual(['fish'])
    expect(imported).toMatchObject({ name: both('Chili'), customAllergens: both('Lupin'), calories: 320 })
    expect(imported?.nutrients).toMatchObject({ sodium: '5', iron: '7' })
    await load([dishHeader.replace(',brand', ',brand,custom_allergens_en,custom_allergens_fr'), `${chili},,`])
  })

  test('clears values of empty cells, and an empty allergens cell is undeclared', async () => {
    await load([dishHeader, 'chili,Chili,Chili,,,,,,,,,,'])
    expect(await dishOf('chili')).toMatchObject({
      allergensDeclared: false,
      calories: null,
      nutrients: { sodium: null, iron: null },
    })
    expect(codesOf((await dishOf('chili'))?.allergens) ?? []).toEqual([])
  })

  test('keeps dishes of two sites with the same code apart', async () => {
    expect(await load([dishHeader, chili], null, south)).toEqual({ unchanged: 0, changed: 0, added: 1 })
    expect((await dishOf('chili', south))?.name).toEqual(both('Bean chili', 'Chili aux haricots'))
    expect((await dishOf('chili'))?.name).toEqual(both('Chili'))
  })

  test('refuses the whole file for one unknown allergen', async () => {
    const { totalDocs } = await payload.count({ collection: 'dishes', overrideAccess: true })
    expect(await load([dishHeader, 'new,New,Nouveau,,,,,,none,,,,', chili.replace('milk|soy', 'milk|gluton')])).toEqual(
      ['line 3: unknown allergen "gluton" (did you mean gluten?)'],
    )
    expect((await payload.count({ collection: 'dishes', overrideAccess: true })).totalDocs).toBe(totalDocs)
    expect(await dishOf('new')).toBeNull()
  })
})

describe('importing menus', () => {
  test('[PUB-4.4] serves the imported menu and closed days, and a second import changes nothing', async () => {
    const lines = [menuHeader, row(today, 'soup'), row(today, 'pie'), `River Café,${today},,,,,,,,yes`]
    expect(await load(lines)).toEqual({ unchanged: 0, changed: 0, added: 2 })
    const day = await readStoredDay(north.site, north.hall, today)
    expect(day.periods).toMatchObject([
      {
        name: both('Lunch', 'Dîner'),
        sortOrder: 30,
        categories: [
          { name: both('Soups', 'Soupes'), items: [{ dish: { id: north.soup } }, { dish: { id: north.pie } }] },
        ],
      },
    ])
    expect(await readStoredDay(north.site, north.cafe, today)).toEqual({ closed: true, periods: [], changedAt: null })
    expect(await load(lines)).toEqual({ unchanged: 2, changed: 0, added: 0 })
  })

  test('reads back the OpenMensa feed of a location in both languages: nothing changes', async () => {
    const days = [{ ...(await readStoredDay(north.site, north.hall, today)), date: today }]
    const [filters, { locations }] = await Promise.all([readMenuFilters(), readPlaces(north.site)])
    const location = locations.find(({ id }) => id === north.hall) as Canteen['location']
    const display = { displayCal: true, porkIcon: true, sodiumWarning: true }
    const feed = { location, today, days, filters, display, feedUrl: 'https://example.edu/a.xml', pageUrl: null }
    const place = { location: 'Salle Nord', period: null }
    for (const locale of ['en', 'fr'] as const) {
      const prepared = await prepareImport(Buffer.from(formatOpenMensa(feed, locale)), { siteId: north.site, place })
      expect(prepared).toMatchObject({ value: { unchanged: 1, changes: [] } })
    }
  })

  test('serves changes at once and keeps the ids of periods and items', async () => {
    const before = await readStoredDay(north.site, north.hall, today)
    expect(
      await load([menuHeader, row(today, 'pie'), `cafe-du-fleuve,${today},Lunch,Dîner,30,Soups,Soupes,10,soup,`]),
    ).toEqual({ unchanged: 0, changed: 2, added: 0 })
    const after = await readStoredDay(north.site, north.hall, today)
    expect(after.periods[0]?.id).toBe(before.periods[0]?.id)
    expect(after.periods[0]?.categories[0]?.items.map(({ id }) => id)).toEqual([
      before.periods[0]?.categories[0]?.items[1]?.id,
    ])
    expect((await readStoredDay(north.site, north.cafe, today)).closed).toBe(false)
  })

  test('refuses dishes and locations of another site', async () => {
    await createLocalized(payload, {
      collection: 'dishes',
      data: { site: south.site, code: 'elsewhere', name: both('Elsewhere') },
    })
    await createLocalized(payload, {
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

describe('an import that fails during writing', () => {
  test('deletes created documents and restores changed ones', async () => {
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
    await createLocalized(payload, {
      collection: 'dishes',
      data: { site: north.site, code: 'second', name: both('Somebody else was faster') },
    })
    const failure = await writeImport(prepared.value).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ImportError)
    expect(failure).toMatchObject({
      line: 4,
      undone: 2,
      notUndone: [],
      message: expect.stringMatching(/^line 4 could not be written \(.*\); undone changes: 2$/),
    })
    const after = (await raw()).filter((doc) => fieldsOf(doc).code !== 'second')
    expect(after).toEqual(before)
  })

  describe('does not take back what somebody has saved', () => {
    const dish = (code: string, name: string) => `${code},${name},${name},,,,,,none,,,,`
    const edit = (id: string) => updateDocument(payload, 'dishes', id, { calories: 777 }) // a save of staff
    /** Imports a changed dish, a new one and one that fails. `meanwhile` runs after each write. */
    async function failWith(code: string, meanwhile: (done: number) => Promise<unknown>) {
      await load([dishHeader, dish(`${code}-old`, 'Before')])
      const lines = [dish(`${code}-old`, 'After'), dish(`${code}-new`, 'New'), dish(`${code}-taken`, 'Taken')]
      const prepared = await prepare([dishHeader, ...lines])
      if (!prepared.ok) throw new Error('refused')
      await createLocalized(payload, {
        collection: 'dishes',
        data: { site: north.site, code: `${code}-taken`, name: both('Somebody else was faster') },
      })
      await meanwhile(0)
      return applyChanges(payload, prepared.value.changes, meanwhile).catch((error: unknown) => error)
    }
    const idOf = async (code: string) => String((await dishOf(code))?.id)

    test('after the import wrote it, and names the lines', async () => {
      const failure = await failWith('since', async (done) => {
        if (done === 2) for (const code of ['since-old', 'since-new']) await edit(await idOf(code))
      })
      const reason = expect.objectContaining({ en: 'saved by somebody else since' })
      expect(failure).toMatchObject({
        ...{ line: 4, undone: 0 },
        notUndone: [
          { line: 3, reason },
          { line: 2, reason },
        ],
        message: expect.stringMatching(
          /; undone changes: 0, changes that could not be undone: line 3 \(saved by somebody else since\), line 2 /,
        ),
      })
      expect(await dishOf('since-old')).toMatchObject({ name: both('After', 'After'), calories: 777 })
      expect(await dishOf('since-new')).toMatchObject({ calories: 777 })
    })

    test('between the comparison with the file and the write', async () => {
      const failure = await failWith('between', async (done) => {
        if (done === 0) await edit(await idOf('between-old'))
      })
      expect(failure).toMatchObject({ undone: 2, notUndone: [] })
      expect(await dishOf('between-old')).toMatchObject({ name: both('Before', 'Before'), calories: 777 })
      expect(await dishOf('between-new')).toBeNull()
    })

    test('and waits for a save that is under way', async () => {
      let saved: Promise<unknown> = Promise.resolve()
      const failure = await failWith('during', async (done) => {
        if (done !== 2) return
        const id = await idOf('during-old')
        let begin = () => {}
        const begun = new Promise<void>((resolve) => (begin = resolve))
        saved = withLock(payload, saveLockKey('dishes', id), async () => {
          begin()
          for (let turn = 0; turn < 200; turn++) await new Promise(setImmediate) // the undoing waits by then
          await edit(id)
        })
        await begun
      })
      await saved
      expect(failure).toMatchObject({ undone: 1, notUndone: [{ line: 2 }] })
      expect(await dishOf('during-old')).toMatchObject({ calories: 777 })
    })
  })
})

describe('staff who may change the menus of a site import a file', () => {
  const stew = dishHeader + '\n' + chili.replace('chili,Bean chili,Chili', '=stew,=1+1,Ragoût')
  const send = async (token: string | undefined, method: string, path: string, body?: BodyInit) => {
    const headers = { Authorization: `JWT ${token}`, 'Accept-Language': 'fr' }
    const request = new Request(`http://localhost:3000/api/menus/${path}`, { method, headers, body })
    const response = await handleEndpoints({ config, request })
    return [response.status, await response.json()] as [number, Record<string, unknown>]
  }
  const newest = async (token = editor) =>
    rowsOf((await send(token, 'GET', `imports?site=${north.site}`))[1].imports)[0]
  /** Imports a file, or checks it, and returns the report: of an import that was begun, that of its record at the end. */
  const importAs = async (token: string | undefined, file: BodyInit, query = '', { site } = north) => {
    const answer = await send(token, 'POST', `import?site=${site}&file=week.csv&${query}`, file)
    if (answer[0] !== 202) return answer
    await waitForBackgroundWork()
    const { kind, counts, problems } = (await newest(token)) ?? {}
    return [200, { kind, counts, problems }] as [number, Record<string, unknown>]
  }
  const tokenOf = async (role: 'menuEditor' | 'editor') =>
    tokenOfStaff(payload, await makePerson(payload, role, [north.site]))
  let editor: string | undefined
  let contentEditor: string | undefined
  beforeAll(async () => {
    await makePerson(payload, 'administrator', []) // the first account becomes one
    editor = await tokenOf('menuEditor')
    contentEditor = await tokenOf('editor')
  })

  test('after they have seen what would change, in their own name', async () => {
    const file = Buffer.from(stew.replace('=stew', 'stew'), 'latin1')
    const guessed = [expect.stringMatching(/^le fichier n’est pas en Unicode/)]
    const report = { kind: 'dishes', counts: { added: 1, changed: 0, unchanged: 0 }, problems: guessed }
    expect(await importAs(editor, file, 'check=true')).toEqual([200, report])
    expect(await dishOf('stew')).toBeNull()
    expect(await importAs(editor, file)).toEqual([200, report])
    const dish = await dishOf('stew')
    expect(dish).toMatchObject({ name: both('=1+1', 'Ragoût aux haricots'), savedBy: { name: 'menuEditor' } })
  })

  test('and read in their language why a line is refused, and nothing is written', async () => {
    const rows = Array.from({ length: 5_001 }, (_, at) => `many-${at},Dish,Plat`)
    for (const [file, problem] of [
      [stew, /^ligne 2\u00a0: code peut avoir des minuscules .*«\u00a0=stew\u00a0»/],
      ['code,name_en,name_fr,colour\na,A,A,red', /^ligne 1\u00a0: colonne inconnue «\u00a0colour\u00a0»/],
      [['code,name_en,name_fr', ...rows].join('\n'), /^le fichier modifie plus de 5000 documents/],
    ] as const)
      expect(await importAs(editor, file)).toEqual([
        200,
        expect.objectContaining({ kind: null, counts: null, problems: [expect.stringMatching(problem)] }),
      ])
    expect(await dishOf('many-0')).toBeNull()
  })

  test('with other columns, when they say what these are', async () => {
    const file = 'Code,Nom du plat,Prix,name_en\nflan,Flan,3.50,Custard'
    const check = (columns: object) => importAs(editor, file, `columns=${encodeURIComponent(JSON.stringify(columns))}`)
    const foreign = [{ name: 'nom du plat', guess: 'name_fr' }, expect.objectContaining({ name: 'prix' })]
    expect((await check({}))[1]).toMatchObject({ counts: null, columns: { foreign } })
    expect((await check({ 'nom du plat': 'name_en', prix: '' }))[1].problems).toEqual([
      expect.stringMatching('choisis'),
    ])
    expect((await check({ 'nom du plat': 'name_fr', prix: '' }))[1]).toMatchObject({ counts: { added: 1 } })
    expect(await dishOf('flan')).toMatchObject({ name: both('Custard', 'Flan') })
    expect((await importAs(editor, file, 'columns=[1'))[0]).toBe(400)
  })

  test('from the feed of a canteen, whose new dishes have no declared allergens', async () => {
    const feed = `<openmensa><canteen><day date="2026-12-24"><category name="Wok"><meal><name>Sugar pie</name></meal>
      <meal><name>Ramen</name><note>Sesame</note></meal></category></day></canteen></openmensa>`
    const counts = { added: 2, changed: 0, unchanged: 0 }
    expect(await importAs(editor, feed)).toEqual([200, expect.objectContaining({ counts: null })])
    const place = `location=${north.cafe}&period=Souper`
    expect(await importAs(editor, feed, place)).toEqual([200, expect.objectContaining({ kind: 'menus', counts })])
    expect(await dishOf('ramen')).toMatchObject({ allergensDeclared: false, description: both('Sesame') })
    const { periods } = await readStoredDay(north.site, north.cafe, '2026-12-24')
    expect(periods[0]?.categories[0]?.items.map(({ dish }) => dish.name.en)).toEqual(['Sugar pie', 'Ramen'])
  })

  test('and nobody else does, nor a file that is too large or a cycle without a day', async () => {
    const statusOf = async (...call: Parameters<typeof importAs>) => (await importAs(...call))[0]
    expect(await statusOf(contentEditor, stew)).toBe(403)
    expect(await statusOf(editor, stew, '', south)).toBe(403)
    expect(await statusOf(editor, new Uint8Array(20 * 1024 * 1024 + 1))).toBe(413)
    expect(await statusOf(editor, stew, 'weeks=4')).toBe(400)
  })

  const undo = (id: unknown, token = editor) => send(token, 'POST', `imports/${String(id)}/undo`)

  test('and take it back: what was new goes, what was changed is as it was, what is needed or saved since stays', async () => {
    await importAs(editor, `${dishHeader}\nold,Old,Ancien,,,,,,none,,,,\nkept,Kept,Gardé,,,,,,none,,,,`)
    const before = await payload.db.findOne({ collection: 'dishes', where: { code: { equals: 'old' } } })
    const lines = ['old,Newer,Nouveau', 'kept,Other,Autre', 'fresh,Fresh,Frais', 'served,Served,Servi']
    await importAs(editor, [dishHeader, ...lines.map((line) => `${line},,,,,,none,,,,`)].join('\n'))
    await updateDocument(payload, 'dishes', String((await dishOf('kept'))?.id), { calories: 777 })
    expect(await load([menuHeader, row('2099-01-02', 'served')])).toMatchObject({ added: 1 })
    const { id } = (await newest()) ?? {}
    expect([await undo(id), await undo(id)].map(([status]) => status)).toEqual([202, 409])
    await waitForBackgroundWork()
    expect(await newest()).toMatchObject({
      ...{ state: 'undone', total: 4, written: 4, left: 2 },
      problems: [expect.stringMatching(/^Servi\u00a0: Encore utilisé\u00a0: .*2099/), expect.stringMatching(/^Autre/)],
    })
    expect(await payload.db.findOne({ collection: 'dishes', where: { code: { equals: 'old' } } })).toEqual(before)
    expect([await dishOf('fresh'), (await dishOf('kept'))?.calories]).toEqual([null, 777])
    expect((await undo(id))[0]).toBe(409)
    const where = { documentId: { equals: id } }
    const { docs } = await payload.db.find({ collection: 'changes', where, sort: 'action' })
    const logged = { author: 'menuEditor', kind: 'dishes', title: 'week.csv' }
    expect(docs).toEqual([
      expect.objectContaining({ ...logged, action: 'import', details: '2 new; 2 changed' }),
      expect.objectContaining({ ...logged, detailsFr: '2 documents annulés; 2 restent tels quels' }),
    ])
  })

  test('also one that its server did not end, but none of another site', async () => {
    await importAs(editor, `${dishHeader}\nhalf,Half,Moitié,,,,,,none,,,,`)
    const id = String((await newest())?.id)
    await payload.db.updateOne({ collection: 'imports', id, data: { state: 'running' } })
    expect(await newest()).toMatchObject({ state: 'stopped', left: 1 })
    const stranger = await tokenOfStaff(payload, await makePerson(payload, 'menuEditor', [south.site]))
    const refused = [await undo(id, stranger), await undo(id, contentEditor)]
    expect([...refused, await undo(id)].map(([status]) => status)).toEqual([404, 403, 202])
    await waitForBackgroundWork()
    expect([(await newest())?.state, await dishOf('half')]).toEqual(['undone', null])
  })

  test('and menus: a draft of such a day stays a draft', async () => {
    const importDay = (dish: string) => importAs(editor, [menuHeader, row('2099-02-01', dish)].join('\n'))
    const read = async () => (await readStoredMenus(payload, { date: { equals: '2099-02-01' } }))[0]
    await importDay('kept')
    const before = await read()
    const draft = { closed: true, day: before?.published?.day }
    if (before) await saveMenuDraft(payload, before, draft, { overrideAccess: true })
    await importDay('old')
    expect((await read())?.published).not.toEqual(before?.published)
    await undo((await newest())?.id)
    await waitForBackgroundWork()
    expect(await read()).toMatchObject({ published: before?.published, draft })
  })
})
