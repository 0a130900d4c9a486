import { addDays } from '@/domain/calendar'
import { readDay } from '@/features/dining/read-day'
import { createInBoth } from '@/server/write-both'
import { both, makeCampus, makeFilters, today, type Campus } from '../support/campus'
import { closePayload, openPayload } from '../support/payload'

const payload = await openPayload()
let filters: Map<string, string>
let campus: Campus
let menu: string

beforeAll(async () => {
  filters = await makeFilters(payload)
  campus = await makeCampus(payload, 'northgate')
  const category = { name: both('Soups', 'Soupes'), items: [{ dish: campus.soup }] }
  menu = await createInBoth(payload, {
    collection: 'menus',
    data: {
      site: campus.site,
      location: campus.hall,
      date: today,
      day: { periods: [{ name: both('Lunch', 'Dîner'), categories: [category] }] },
    },
  })
})
afterAll(closePayload)

const served = async (date = today) =>
  (await readDay(campus.site, campus.hall, date)).periods[0]?.categories[0]?.items[0]
const edit = (locale: 'en' | 'fr', data: object) =>
  payload.update({ collection: 'dishes', id: campus.soup, locale, data, overrideAccess: true })

describe('a dish that staff change', () => {
  test('[PUB-1.4] in French is new in French on the next reading, and as it was in English', async () => {
    expect((await served())?.dish.name).toEqual(both('Pea soup', 'Soupe aux pois'))
    await edit('fr', { name: 'Soupe aux pois jaunes', description: 'Comme chez nous' })
    expect((await served())?.dish).toMatchObject({
      name: both('Pea soup', 'Soupe aux pois jaunes'),
      description: { en: null, fr: 'Comme chez nous' },
    })
  })

  test('[PUB-1.4] in English is new in English on the next reading, and as it was in French', async () => {
    await edit('en', { name: 'Yellow pea soup', portion: '1 cup' })
    expect((await served())?.dish).toMatchObject({
      name: both('Yellow pea soup', 'Soupe aux pois jaunes'),
      portion: { en: '1 cup', fr: null },
      description: { en: null, fr: 'Comme chez nous' },
    })
  })

  test.each(['en', 'fr'] as const)(
    '[PUB-3.7] in its allergens, while editing in %s, is new at once',
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

  test('[PUB-3.7] keeps its nutrients when only a text is changed', async () => {
    await edit('en', { nutrients: { iron: '<1' } })
    await edit('fr', { name: 'Soupe' })
    expect((await served())?.dish).toMatchObject({ nutrients: { iron: '<1' }, allergens: ['fish'] })
  })

  test('cannot be given an amount that nobody can read, nor a label for an allergen', async () => {
    await expect(edit('en', { nutrients: { iron: 'lots' } })).rejects.toThrow()
    await expect(edit('en', { allergens: [filters.get('vegan')] })).rejects.toThrow()
    expect((await served())?.dish).toMatchObject({ nutrients: { iron: '<1' }, allergens: ['fish'] })
  })

  test('cannot be duplicated with its card, which names it by id', async () => {
    await expect(payload.duplicate({ collection: 'dishes', id: campus.soup, overrideAccess: true })).rejects.toThrow()
  })

  test('that is deleted is no longer served', async () => {
    await payload.delete({ collection: 'dishes', id: campus.soup, overrideAccess: true })
    expect(await served()).toBeUndefined()
  })
})

describe('a day that staff save', () => {
  const day = (...dishes: string[]) => ({
    periods: [
      {
        name: both('Lunch', 'Dîner'),
        categories: [{ name: both('Sweets', 'Desserts'), items: dishes.map((dish) => ({ dish })) }],
      },
    ],
  })
  const save = (data: object) => payload.update({ collection: 'menus', id: menu, data, overrideAccess: true })

  test('[PUB-4.4] is what the next visitor reads', async () => {
    await save({ day: day(campus.pie) })
    expect((await served())?.dish.name.fr).toBe('Tarte au sucre')
    await save({ closed: true })
    expect(await readDay(campus.site, campus.hall, today)).toMatchObject({ closed: true, periods: [] })
    await save({ closed: false })
  })

  test('and moved to another date has new ids of its items and the old ones of its periods', async () => {
    const [itemBefore, before] = [await served(), await readDay(campus.site, campus.hall, today)]
    const tomorrow = addDays(today, 1)
    await save({ date: tomorrow })
    const after = await readDay(campus.site, campus.hall, tomorrow)
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
    ['something that is no menu', () => ({ periods: 'all' })],
  ])('is refused with %s, and stays as it was', async (_, wrong) => {
    const before = await readDay(campus.site, campus.hall, today)
    await expect(save({ day: wrong() })).rejects.toThrow()
    expect(await readDay(campus.site, campus.hall, today)).toEqual(before)
  })

  test('is refused with a dish of another site', async () => {
    const other = await makeCampus(payload, 'southgate')
    await expect(save({ day: day(other.pie) })).rejects.toMatchObject({
      data: { errors: [{ path: 'day', message: 'A dish of this menu is not one of this site’s dishes.' }] },
    })
  })
})
