import { addDays } from '@/domain/time/calendar'
import { readStoredDay } from '@/features/menu/read-day'
import { caches } from '@/server/cache/caches'
import { createLocalized } from '@/server/database/write-localized'
import { both, makeCampus, makeFilters, today, type Campus } from '../../support/data/campus'
import { closePayload, openPayload } from '../../support/payload'

const payload = await openPayload()
let filters: Map<string, string>
let campus: Campus
let menu: string

beforeAll(async () => {
  filters = await makeFilters(payload)
  campus = await makeCampus(payload, 'northgate')
  const category = { name: both('Soups', 'Soupes'), items: [{ dish: campus.soup }] }
  menu = await createLocalized(payload, {
    collection: 'menus',
    data: {
      ...{ site: campus.site, location: campus.hall, _status: 'published' },
      date: today,
      day: { periods: [{ name: both('Lunch', 'Dîner'), categories: [category] }] },
    },
  })
})
afterAll(closePayload)

const served = async (date = today) =>
  (await readStoredDay(campus.site, campus.hall, date)).periods[0]?.categories[0]?.items[0]
const edit = (locale: 'en' | 'fr', data: object) =>
  payload.update({ collection: 'dishes', id: campus.soup, locale, data, overrideAccess: true })

describe('changing a dish', () => {
  test('updates the French texts and keeps the English ones', async () => {
    expect((await served())?.dish.name).toEqual(both('Pea soup', 'Soupe aux pois'))
    await edit('fr', { name: 'Soupe aux pois jaunes', description: 'Comme chez nous' })
    expect((await served())?.dish).toMatchObject({
      name: both('Pea soup', 'Soupe aux pois jaunes'),
      description: { en: null, fr: 'Comme chez nous' },
    })
  })

  test('updates the English texts and keeps the French ones', async () => {
    await edit('en', { name: 'Yellow pea soup', portion: '1 cup' })
    expect((await served())?.dish).toMatchObject({
      name: both('Yellow pea soup', 'Soupe aux pois jaunes'),
      portion: { en: '1 cup', fr: null },
      description: { en: null, fr: 'Comme chez nous' },
    })
  })

  test.each(['en', 'fr'] as const)(
    '[PUB-3.7] shows changed allergens, calories and nutrients at once when edited in %s',
    async (locale) => {
      await edit(locale, {
        allergens: [filters.get('milk'), filters.get('egg')],
        mayContain: [],
        allergensDeclared: true,
        nutrients: { sodium: '2400' },
        calories: 90,
      })
      expect((await served())?.dish).toMatchObject({
        allergens: ['milk', 'egg'],
        allergensDeclared: true,
        nutrients: { sodium: '2400' },
        calories: 90,
      })
      await edit(locale, { allergens: [filters.get('fish')], nutrients: { sodium: '' }, calories: null })
      const dish = (await served())?.dish
      expect(dish).toMatchObject({ allergens: ['fish'], calories: null })
      expect(dish?.nutrients).not.toHaveProperty('sodium')
    },
  )

  test('[PUB-3.7] shows a dish as not declared whose allergens were lost below all rules', async () => {
    await edit('en', { allergens: [filters.get('peanuts')], mayContain: [], allergensDeclared: true })
    expect((await served())?.dish).toMatchObject({ allergensDeclared: true, allergens: ['peanuts'] })
    await payload.db.updateOne({ collection: 'dishes', id: campus.soup, data: { allergens: [] } })
    for (const cache of Object.values(caches)) cache.clear()
    expect((await served())?.dish).toMatchObject({ allergensDeclared: false, allergens: [] })
    await edit('en', { allergens: [filters.get('fish')], allergensDeclared: true })
  })

  test('[PUB-3.8] shows an allergen under its new code when staff rename it', async () => {
    const rename = (code: string) =>
      payload.update({
        collection: 'menu-filters',
        id: String(filters.get('fish')),
        data: { code },
        overrideAccess: true,
      })
    for (const code of ['any-fish', 'fish']) {
      await rename(code)
      expect((await served())?.dish.allergens).toEqual([code])
    }
  })

  test('keeps the nutrients when only a text changes', async () => {
    await edit('en', { nutrients: { iron: '<1' } })
    await edit('fr', { name: 'Soupe' })
    expect((await served())?.dish).toMatchObject({ nutrients: { iron: '<1' }, allergens: ['fish'] })
  })

  test('refuses an unreadable amount and a label as an allergen', async () => {
    await expect(edit('en', { nutrients: { iron: 'lots' } })).rejects.toThrow()
    await expect(edit('en', { allergens: [filters.get('vegan')] })).rejects.toThrow()
    expect((await served())?.dish).toMatchObject({ nutrients: { iron: '<1' }, allergens: ['fish'] })
  })

  test('refuses to duplicate a dish, because nobody has declared the copy', async () => {
    await expect(payload.duplicate({ collection: 'dishes', id: campus.soup, overrideAccess: true })).rejects.toThrow()
  })

  test('no longer serves a deleted dish', async () => {
    await payload.delete({ collection: 'dishes', id: campus.soup, overrideAccess: true })
    expect(await served()).toBeUndefined()
  })
})

describe('saving a menu', () => {
  const day = (...dishes: string[]) => ({
    periods: [
      {
        name: both('Lunch', 'Dîner'),
        categories: [{ name: both('Sweets', 'Desserts'), items: dishes.map((dish) => ({ dish })) }],
      },
    ],
  })
  const save = (data: object) => payload.update({ collection: 'menus', id: menu, data, overrideAccess: true })

  test('[PUB-4.4] serves the saved menu at once, and no periods when closed', async () => {
    await save({ day: day(campus.pie) })
    expect((await served())?.dish.name.fr).toBe('Tarte au sucre')
    await save({ closed: true })
    expect(await readStoredDay(campus.site, campus.hall, today)).toMatchObject({ closed: true, periods: [] })
    await save({ closed: false })
  })

  test('[V1-14.2] keeps period ids and creates new item ids when the date changes', async () => {
    const [itemBefore, before] = [await served(), await readStoredDay(campus.site, campus.hall, today)]
    const tomorrow = addDays(today, 1)
    await save({ date: tomorrow })
    const after = await readStoredDay(campus.site, campus.hall, tomorrow)
    expect(after.periods[0]?.id).toBe(before.periods[0]?.id)
    expect((await served(tomorrow))?.dish.id).toBe(itemBefore?.dish.id)
    expect((await served(tomorrow))?.id).not.toBe(itemBefore?.id)
    await save({ date: today })
    expect((await served())?.id).toBe(itemBefore?.id)
  })

  test.each([
    ['a dish that does not exist', () => day('0123456789abcdef01234567')],
    ['a dish twice in one category', () => day(campus.pie, campus.pie)],
    ['a period without a French name', () => ({ periods: [{ name: { en: 'Lunch', fr: ' ' }, categories: [] }] })],
    ['a value that is not a menu', () => ({ periods: 'all' })],
  ])('refuses %s and keeps the stored menu', async (_, wrong) => {
    const before = await readStoredDay(campus.site, campus.hall, today)
    await expect(save({ day: wrong() })).rejects.toThrow()
    expect(await readStoredDay(campus.site, campus.hall, today)).toEqual(before)
  })

  test('refuses a dish of another site', async () => {
    const other = await makeCampus(payload, 'southgate')
    await expect(save({ day: day(other.pie) })).rejects.toMatchObject({
      data: { errors: [{ path: 'day', message: 'A dish on this menu does not belong to this site.' }] },
    })
  })
})
