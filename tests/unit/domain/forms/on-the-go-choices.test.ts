import * as choices from '@/domain/forms/on-the-go-choices'

const { entrees, bases, proteins, cheeses, dressings, addons, sides, drinks, plans } = choices
const namesOf = (list: readonly { value: string }[]) => list.map(({ value }) => value)

test('[CUS-2.49] [CUS-2.51] [CUS-2.52] [CUS-2.53] [CUS-2.54] offers the specified options in their order', () => {
  expect(namesOf(entrees)).toEqual(['Salad', 'Sandwich', 'Pizza'])
  expect(namesOf(proteins)).toEqual(
    'Turkey, Ham, Roast Beef, Salami, Chicken Salad, Tuna Salad, Hummus, None'.split(', '),
  )
  expect(namesOf(cheeses)).toEqual('American, Provolone, Cheddar, Swiss, Pepperjack, None'.split(', '))
  expect(namesOf(dressings)).toEqual(
    'Yellow Mustard, Honey Dijon, Mayo, Italian, Ranch, Caesar, Balsamic, Oil & Vinegar, None'.split(', '),
  )
  expect(namesOf(addons)).toEqual('Lettuce, Tomato, Onion, Pickles, Cucumbers, None'.split(', '))
})

test('[CUS-2.57] offers three named plans and six block plans', () => {
  expect(namesOf(plans)).toEqual([
    ...['Gold', 'Silver', 'Bronze', '10 Block Plan', '25 Block Plan'],
    ...['40 Block Plan', '50 Block Plan', '60 Block Plan', '75 Block Plan'],
  ])
})

test('[CUS-2.50] [CUS-2.55] [CUS-2.56] offers 19 bases, 18 sides and 15 drinks, some of them without gluten', () => {
  expect([bases.length, sides.length, drinks.length]).toEqual([19, 18, 15])
  expect(namesOf(bases).filter((name) => name.includes('avoiding gluten'))).toHaveLength(3)
  expect(namesOf(sides).filter((name) => name.startsWith('Gluten-free'))).toHaveLength(3)
})

test('names have no comma, which separates lists, and each has a French name', () => {
  for (const list of Object.values(choices))
    for (const { value, name } of list)
      expect([value.includes(','), name.en, name.fr.trim() !== '']).toEqual([false, value, true])
})
