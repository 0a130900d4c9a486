import { addDays } from '@/domain/calendar'
import { applyChanges, ImportFailed } from '@/features/dining/import/apply-changes'
import { prepareImport, writeImport } from '@/features/dining/import/import-file'
import { readDay } from '@/features/dining/read-day'
import { clock } from '@/server/clock'
import { createInBoth } from '@/server/write-both'
import { both, makeCampus, makeFilters, today, type Campus } from '../support/campus'
import { closePayload, openPayload } from '../support/payload'
import { makePerson } from '../support/staff'
import { studioOf } from '../support/studio-api'

const payload = await openPayload()
let campus: Campus

beforeAll(async () => {
  await makeFilters(payload)
  campus = await makeCampus(payload, 'northgate')
})
afterAll(closePayload)

const dayOf = (...dishes: string[]) => ({
  periods: [
    {
      name: both('Lunch', 'Dîner'),
      categories: [{ name: both('Soups', 'Soupes'), items: dishes.map((dish) => ({ dish })) }],
    },
  ],
})
let days = 0
/** A menu of the soup on a day of its own. */
async function aMenu() {
  const date = addDays(today, (days += 1))
  const data = { site: campus.site, location: campus.hall, date, day: dayOf(campus.soup) }
  const id = await createInBoth(payload, { collection: 'menus', data })
  const changedAt = async () => (await readDay(campus.site, campus.hall, date)).changedAt
  const save = (data: object) => payload.update({ collection: 'menus', id, data, overrideAccess: true })
  return { id, date, changedAt, save }
}
const instant = async (about: () => Promise<unknown>) => {
  const from = clock.milliseconds()
  await about()
  return { from, until: clock.milliseconds() }
}

describe('a menu of a day', () => {
  test('that is new was not changed, nor is it by a save that changes nothing', async () => {
    const { changedAt, save } = await aMenu()
    expect(await changedAt()).toBeNull()
    await save({ day: dayOf(campus.soup) })
    await save({ closed: false })
    expect(await changedAt()).toBeNull()
  })

  test.each([
    ['other dishes', () => ({ day: dayOf(campus.pie) })],
    ['one dish more', () => ({ day: dayOf(campus.soup, campus.pie) })],
    ['no dishes', () => ({ day: { periods: [] } })],
    ['the word that the day is closed', () => ({ closed: true })],
  ])('that gets %s says when', async (_, change) => {
    const { changedAt, save } = await aMenu()
    const { from, until } = await instant(() => save(change()))
    const at = (await changedAt())?.getTime() ?? 0
    expect(at).toBeGreaterThanOrEqual(from)
    expect(at).toBeLessThanOrEqual(until)
  })

  test('keeps the time of its change through a save that changes nothing', async () => {
    const { changedAt, save } = await aMenu()
    await save({ day: dayOf(campus.pie) })
    const first = await changedAt()
    await save({ day: dayOf(campus.pie) })
    expect(await changedAt()).toEqual(first)
  })

  test('takes the time from nobody: what the studio’s form sends for it is passed over', async () => {
    const { id, changedAt } = await aMenu()
    const ask = await studioOf(payload, await makePerson(payload, 'menuEditor', [campus.site]))
    const data = { changedAt: '2001-02-03T04:05:06.000Z' }
    expect(await ask('PATCH', `menus/${id}`, { data })).toMatchObject({ status: 200 })
    expect(await changedAt()).toBeNull()
    await ask('PATCH', `menus/${id}`, { data: { ...data, day: dayOf(campus.pie) } })
    expect((await changedAt())?.getFullYear()).toBeGreaterThan(2001)
  })
})

describe('an imported file', () => {
  const header = 'location,date,period_en,period_fr,period_order,category_en,category_fr,category_order,dish,closed'
  const load = async (date: string, dish: string) => {
    const lines = [header, `north-hall,${date},Lunch,Dîner,,Soups,Soupes,,${dish},`]
    const prepared = await prepareImport(new TextEncoder().encode(lines.join('\n')), { siteId: campus.site })
    if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems))
    return prepared.value
  }

  test('that says what is there stamps nothing; one that says something else does', async () => {
    const { date, changedAt } = await aMenu()
    await writeImport(await load(date, 'soup'))
    expect(await changedAt()).toBeNull()
    await writeImport(await load(date, 'pie'))
    expect(await changedAt()).not.toBeNull()
  })

  test('that fails half-way takes its stamps back', async () => {
    const { date, changedAt } = await aMenu()
    const { changes } = await load(date, 'pie')
    const [change] = changes
    if (change?.collection !== 'menus' || !change.previous) throw new Error('The file changes no menu.')
    const impossible = { ...change, line: 3, data: { ...change.data, day: { periods: 'all' } as never } }
    await expect(applyChanges(payload, [...changes, impossible])).rejects.toThrow(ImportFailed)
    expect(await changedAt()).toBeNull()
  })
})
