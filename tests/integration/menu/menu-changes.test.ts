import { addDays } from '@/domain/time/calendar'
import { applyChanges, ImportError } from '@/features/menu/import/apply-changes'
import { prepareImport, writeImport } from '@/features/menu/import/import-file'
import { readStoredDay } from '@/features/menu/read-day'
import { clock } from '@/server/clock'
import { createLocalized } from '@/server/database/write-localized'
import { makeCampus, makeFilters, soupsAtLunch, today, type Campus } from '../../support/data/campus'
import { closePayload, openPayload } from '../../support/payload'
import { makePerson } from '../../support/data/staff'
import { signInToStudio } from '../../support/studio/studio-api'
import { passTime, stopAt } from '../../support/test-clock'

const payload = await openPayload()
stopAt(Date.UTC(2026, 10, 20))
let campus: Campus

beforeAll(async () => {
  await makeFilters(payload)
  campus = await makeCampus(payload, 'northgate')
})
afterAll(closePayload)

let days = 0
/** Creates a menu with soup on an unused date. */
async function aMenu() {
  const date = addDays(today, (days += 1))
  const of = { site: campus.site, location: campus.hall, _status: 'published' as const }
  const data = { ...of, date, day: soupsAtLunch(campus.soup) }
  const id = await createLocalized(payload, { collection: 'menus', data })
  const changedAt = async () => (await readStoredDay(campus.site, campus.hall, date)).changedAt
  const save = (data: object, draft = false) =>
    payload.update({ collection: 'menus', id, data, draft, overrideAccess: true })
  const draft = () => payload.findByID({ collection: 'menus', id, draft: true, overrideAccess: true })
  return { id, date, changedAt, draft, save }
}
describe('changedAt of a menu', () => {
  test('is null for a new menu and after a save without changes', async () => {
    const { changedAt, save } = await aMenu()
    expect(await changedAt()).toBeNull()
    await save({ day: soupsAtLunch(campus.soup) })
    await save({ closed: false })
    expect(await changedAt()).toBeNull()
  })

  test.each([
    ['other dishes', () => ({ day: soupsAtLunch(campus.pie) })],
    ['an additional dish', () => ({ day: soupsAtLunch(campus.soup, campus.pie) })],
    ['no dishes', () => ({ day: { periods: [] } })],
    ['a closed day', () => ({ closed: true })],
  ])('is set when the menu gets %s, and kept by a later save without changes', async (_, change) => {
    const { changedAt, save } = await aMenu()
    const at = clock.now()
    await save(change())
    passTime(60_000)
    await save(change())
    expect(await changedAt()).toEqual(at)
  })

  test('ignores the value that a studio form sends', async () => {
    const { id, changedAt } = await aMenu()
    const ask = await signInToStudio(payload, await makePerson(payload, 'menuEditor', [campus.site]))
    const data = { changedAt: '2001-02-03T04:05:06.000Z' }
    expect(await ask('PATCH', `menus/${id}`, { data })).toMatchObject({ status: 200 })
    expect(await changedAt()).toBeNull()
    await ask('PATCH', `menus/${id}`, { data: { ...data, day: soupsAtLunch(campus.pie) } })
    expect((await changedAt())?.getFullYear()).toBeGreaterThan(2001)
  })
})

describe('changedAt after an import', () => {
  const header = 'location,date,period_en,period_fr,period_order,category_en,category_fr,category_order,dish,closed'
  const load = async (date: string, dish: string) => {
    const lines = [header, `north-hall,${date},Lunch,Dîner,,Soups,Soupes,,${dish},`]
    const prepared = await prepareImport(new TextEncoder().encode(lines.join('\n')), { siteId: campus.site })
    if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems))
    return prepared.value
  }

  test('is set only when the file changes the menu', async () => {
    const { date, changedAt } = await aMenu()
    await writeImport(await load(date, 'soup'))
    expect(await changedAt()).toBeNull()
    await writeImport(await load(date, 'pie'))
    expect(await changedAt()).not.toBeNull()
  })

  test('[PUB-3.7] shows the file and leaves a draft of the day, which it names', async () => {
    const { date, draft, save } = await aMenu()
    await save({ closed: true }, true)
    const prepared = await load(date, 'pie')
    expect(prepared.notes[0]?.reason.en).toContain(`not published: ${date}. Visitors see the file`)
    await writeImport(prepared)
    expect(JSON.stringify(await readStoredDay(campus.site, campus.hall, date))).toContain('Sugar pie')
    expect(await draft()).toMatchObject({ closed: true, _status: 'draft' })
  })

  test('is restored when the import fails, and so is what staff see', async () => {
    const { date, changedAt, draft } = await aMenu()
    const { changes } = await load(date, 'pie')
    const [change] = changes
    if (change?.collection !== 'menus' || !change.previous) throw new Error('Expected a change to a menu.')
    const impossible = { ...change, line: 3, data: { ...change.data, day: { periods: 'all' } as never } }
    await expect(applyChanges(payload, [...changes, impossible])).rejects.toThrow(ImportError)
    expect(await changedAt()).toBeNull()
    expect(JSON.stringify(await draft())).toContain(campus.soup)
  })
})
