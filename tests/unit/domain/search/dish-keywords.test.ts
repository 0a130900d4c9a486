import { keepBestServings, labelKeywords, mealKeywords } from '@/domain/search/dish-keywords'

test.each`
  en              | fr                 | found                             | not
  ${'Dinner'}     | ${'Souper'}        | ${['supper', 'dinner', 'souper']} | ${['diner', 'lunch']}
  ${'Lunch'}      | ${'Dîner'}         | ${['lunch', 'diner', 'midi']}     | ${['dinner', 'souper']}
  ${'Breakfast'}  | ${'Déjeuner'}      | ${['breakfast', 'dejeuner']}      | ${['lunch']}
  ${'Late night'} | ${'Fin de soirée'} | ${['late', 'night', 'soiree']}    | ${['supper']}
`('the meal $en is found by $found', ({ en, fr, found, not }) => {
  const words = mealKeywords({ en, fr })
  for (const word of found) expect(words).toContain(word)
  for (const word of not) expect(words).not.toContain(word)
})

test.each`
  codes                     | found                       | not
  ${['vegan']}              | ${['vegane', 'vegetarian']} | ${['halal']}
  ${['vegetarian']}         | ${['vegetarien', 'vege']}   | ${['vegan', 'vegane']}
  ${['constructor', 'own']} | ${[]}                       | ${['own']}
`('a dish with the labels $codes is found by $found', ({ codes, found, not }) => {
  const words = labelKeywords(codes)
  for (const word of found) expect(words).toContain(word)
  for (const word of not) expect(words).not.toContain(word)
})

const servings = ['north supper', 'north lunch', 'south supper', 'south lunch']
test.each`
  words                     | kept
  ${['supper']}             | ${['north supper', 'south supper']}
  ${['supper', 'south']}    | ${['south supper']}
  ${['vegan']}              | ${servings}
  ${[]}                     | ${servings}
  ${['breakfast', 'north']} | ${['north supper', 'north lunch']}
`('$words keeps $kept', ({ words, kept }) => {
  expect(keepBestServings(servings, words, (serving) => serving.split(' '))).toEqual(kept)
})
