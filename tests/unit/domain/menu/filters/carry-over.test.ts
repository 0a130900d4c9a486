import { carryMealOver } from '@/domain/menu/filters/carry-over'

const period = (id: string, en: string, fr: string) => ({ id, name: { en, fr } })
const north = [period('n1', 'Breakfast', 'Déjeuner'), period('n2', 'Lunch', 'Dîner'), period('n3', 'Dinner', 'Souper')]
const kitchen = [period('k1', 'lunch ', 'Repas du midi'), period('k2', 'Evening', 'souper')]

test.each`
  what                                    | requested | shown   | missing
  ${'the same English name'}              | ${'n2'}   | ${'k1'} | ${null}
  ${'the same French name'}               | ${'n3'}   | ${'k2'} | ${null}
  ${'a meal that is not served here'}     | ${'n1'}   | ${null} | ${'Breakfast'}
  ${'an id that the previous hall lacks'} | ${'x'}    | ${null} | ${null}
  ${'no meal'}                            | ${null}   | ${null} | ${null}
`('finds $what', ({ requested, shown, missing }) => {
  const result = carryMealOver(kitchen, north, requested)
  expect(result.period?.id ?? null).toBe(shown)
  expect(result.missing?.en ?? null).toBe(missing)
})

test('carries nothing over without a previous location', () =>
  expect(carryMealOver(kitchen, [], 'n2')).toEqual({ period: null, missing: null }))
