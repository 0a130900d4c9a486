import {
  defaultOnTheGoChoices,
  makeChoiceValue,
  onTheGoLists,
  resolveOnTheGoChoices,
  type OnTheGoList,
  type StoredOnTheGoChoice,
} from '@/domain/forms/on-the-go-lists'

const empty = Object.fromEntries(onTheGoLists.map((list) => [list, []])) as unknown as Record<
  OnTheGoList,
  StoredOnTheGoChoice[]
>
const row = (value: string, en: string | null, fr: string | null, hidden = false) => ({
  value,
  name: { en, fr },
  hidden,
})

test('[CUS-2.48] offers the specified choices on a site without settings', () => {
  const choices = resolveOnTheGoChoices(null)
  for (const list of onTheGoLists)
    expect(choices[list]).toEqual({ offered: defaultOnTheGoChoices[list], withdrawn: [] })
  expect(choices.entrees.offered.map(({ value }) => value)).toEqual(['Salad', 'Sandwich', 'Pizza'])
})

test('offers the choices of staff in their order, without hidden ones', () => {
  const { entrees } = resolveOnTheGoChoices({
    ...empty,
    entrees: [
      row('Soup', 'Soup', 'Soupe'),
      row('Pizza', 'Flatbread', null, false),
      row('Salad', 'Salad', 'Salade', true),
    ],
  })
  expect(entrees.offered).toEqual([
    { value: 'Soup', name: { en: 'Soup', fr: 'Soupe' } },
    { value: 'Pizza', name: { en: 'Flatbread', fr: 'Pizza' } },
  ])
  expect(entrees.withdrawn).toEqual(['Salad', 'Sandwich'])
})

test.each([
  ['a name in one language counts for both', row('Soup', null, 'Soupe'), { en: 'Soupe', fr: 'Soupe' }],
  ['a default choice keeps its French name', row('Sandwich', 'Sub', null), { en: 'Sub', fr: 'Sandwich' }],
  ['a default choice needs no name', row('Salad', null, null), { en: 'Salad', fr: 'Salade' }],
  ['a choice without a name has its value', row('Soup', null, null), { en: 'Soup', fr: 'Soup' }],
  ['a choice without a value is left out', row('', 'Soup', 'Soupe'), undefined],
])('%s', (_, stored, name) => {
  expect(resolveOnTheGoChoices({ ...empty, entrees: [stored] }).entrees.offered[0]?.name).toEqual(name)
})

test.each([
  ['Soup', [], 'Soup'],
  ['  Soup,  of the day ', [], 'Soup of the day'],
  ['Soup', ['Soup'], 'Soup 2'],
  ['Soup', ['Soup', 'Soup 2'], 'Soup 3'],
  ['x'.repeat(300), [], 'x'.repeat(120)],
])('%s among %j is stored as %s', (name, taken, value) => {
  expect(makeChoiceValue(name, taken)).toBe(value)
})
