import type { Dish } from '@/domain/menu/dish/dish'
import { groupSafeDishes, judgeDish, type ServedLocation } from '@/domain/menu/allergens/safe-dishes'
import type { Schedule } from '@/domain/places/hours/schedules'
import { makeDish } from '../../../features/menu/dish-fixture'
import { scheduleRow } from '../../places/hours/schedule-fixture'

const dishWith = (over: Partial<Dish>) => makeDish(over)

test.each`
  dish                                                     | allergens              | diets        | verdict
  ${{ allergens: [] }}                                     | ${['peanuts']}         | ${[]}        | ${'safe'}
  ${{ allergens: ['milk'] }}                               | ${['peanuts']}         | ${[]}        | ${'safe'}
  ${{ allergens: ['peanuts'] }}                            | ${['peanuts']}         | ${[]}        | ${'unsafe'}
  ${{ mayContain: ['peanuts'] }}                           | ${['peanuts']}         | ${[]}        | ${'unsafe'}
  ${{ allergens: ['milk'] }}                               | ${['peanuts', 'milk']} | ${[]}        | ${'unsafe'}
  ${{ allergensDeclared: false }}                          | ${['peanuts']}         | ${[]}        | ${'undeclared'}
  ${{ allergensDeclared: false, allergens: ['peanuts'] }}  | ${['peanuts']}         | ${[]}        | ${'unsafe'}
  ${{ allergensDeclared: false, mayContain: ['peanuts'] }} | ${['peanuts']}         | ${[]}        | ${'unsafe'}
  ${{ allergensDeclared: false, allergens: ['milk'] }}     | ${['peanuts']}         | ${[]}        | ${'undeclared'}
  ${{ allergensDeclared: false }}                          | ${[]}                  | ${[]}        | ${'undeclared'}
  ${{ allergensDeclared: false, labels: ['vegan'] }}       | ${[]}                  | ${['vegan']} | ${'undeclared'}
  ${{ labels: ['vegan'] }}                                 | ${['milk']}            | ${['vegan']} | ${'safe'}
  ${{ labels: ['vegetarian'] }}                            | ${['milk']}            | ${['vegan']} | ${'unsuitable'}
  ${{ labels: ['vegan'], mayContain: ['milk'] }}           | ${['milk']}            | ${['vegan']} | ${'unsafe'}
`('[PUB-4.7] judges $dish for $allergens and $diets as $verdict', ({ dish, allergens, diets, verdict }) => {
  expect(judgeDish(dishWith(dish), { allergens, diets })).toBe(verdict)
})

const friday = '2026-11-20'
const opening = (opens: number, closes: number) =>
  scheduleRow({ days: [5], opensAtMinute: opens * 60, closesAtMinute: closes * 60 })
const meal = (en: string, fr: string, opens: number, closes: number): Schedule => ({
  ...opening(opens, closes),
  type: 'meal',
  name: { en, fr },
})
const soup = makeDish({ id: '1'.repeat(24) })
const satay = makeDish({ id: '2'.repeat(24), allergens: ['peanuts'] })
const cake = makeDish({ id: '3'.repeat(24), allergensDeclared: false })
const period = (id: string, en: string, fr: string, ...dishes: Dish[]) => ({
  id,
  name: { en, fr },
  categories: [
    { id: `${id}-first`, items: dishes.map((dish) => ({ dish })) },
    { id: `${id}-second`, items: dishes.map((dish) => ({ dish })) },
  ],
})
const choice = { allergens: ['peanuts'], diets: [] }
const moment = { date: friday, minute: 0 }
const north: ServedLocation = {
  ...moment,
  id: 'north',
  schedules: [opening(7, 20), meal('Lunch', 'Dîner', 11, 14), meal('Dinner', 'Souper', 17, 20)],
  periods: [period('n2', 'Lunch', 'Dîner', soup, satay, cake), period('n3', 'Dinner', 'Souper', satay)],
}
const kitchen: ServedLocation = {
  ...moment,
  id: 'kitchen',
  schedules: [opening(7, 20), meal('lunch', 'Repas du midi', 11, 13)],
  periods: [period('k2', 'lunch', 'Repas du midi', soup), period('k9', 'All day', 'Toute la journée', cake)],
}

const outline = (minute: number) =>
  groupSafeDishes(
    [
      { ...north, minute },
      { ...kitchen, minute },
    ],
    choice,
  ).map(({ name, isOver, locations }) => [
    name.en,
    isOver,
    locations.map(({ locationId, safe, undeclared }) => [
      locationId,
      safe.map(({ dish }) => dish.id[0]).join(''),
      undeclared.map(({ dish }) => dish.id[0]).join(''),
    ]),
  ])

test('groups dishes by meal and location, lists each once, and keeps undeclared ones apart', () => {
  expect(outline(12 * 60)).toEqual([
    [
      'Lunch',
      false,
      [
        ['north', '1', '3'],
        ['kitchen', '1', ''],
      ],
    ],
    ['Dinner', false, [['north', '', '']]],
    ['All day', false, [['kitchen', '', '3']]],
  ])
})

test('keeps a meal that has ended at one location apart from the others', () => {
  expect(outline(13 * 60).map(([name, isOver, locations]) => [name, isOver, (locations as string[][]).length])).toEqual(
    [
      ['Lunch', false, 1],
      ['Lunch', true, 1],
      ['Dinner', false, 1],
      ['All day', false, 1],
    ],
  )
})

test('links a dish to its first category, or to the first where it is not sold out', () => {
  const linked = (location: ServedLocation) => groupSafeDishes([location], choice)[0]?.locations[0]?.safe[0]
  expect(linked(north)?.categoryId).toBe('n2-first')
  const categories = ['first', 'second'].map((id) => ({ id, items: [{ dish: { ...soup, soldOut: id === 'first' } }] }))
  const lunch = { id: 'n2', name: { en: 'Lunch', fr: 'Dîner' }, categories }
  expect(linked({ ...north, periods: [lunch] })).toMatchObject({ categoryId: 'second', dish: { soldOut: false } })
})
