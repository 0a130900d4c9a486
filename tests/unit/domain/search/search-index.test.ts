import { labelKeywords, mealKeywords } from '@/domain/search/dish-keywords'
import { indexWords, searchEntries, startSearchIndex, type SearchableEntry } from '@/domain/search/search-index'
import { parseSearch, significantWords } from '@/domain/search/search-words'

const supper = mealKeywords({ en: 'Dinner', fr: 'Souper' })
const lunch = mealKeywords({ en: 'Lunch', fr: 'Dîner' })

/** Name in English, name in French, labels and meals, text. */
const dishes: [string, string, string[], string][] = [
  ['Egg noodles', 'Pâtes aux œufs', supper, 'Tossed with butter and parsley.'],
  ['Vegan chili', 'Chili végane', [...labelKeywords(['vegan']), ...supper], 'Beans and tomato.'],
  ['Lentil soup', 'Soupe aux lentilles', [...labelKeywords(['vegan']), ...lunch], 'A bowl of red lentils.'],
  ['Macaroni and cheese', 'Macaroni au fromage', [...labelKeywords(['vegetarian']), ...lunch], 'With chili flakes.'],
  ['Brownie', 'Brownie', labelKeywords(['gluten-free']), 'Chocolate.'],
  ['Bread', 'Pain', lunch, 'Contains gluten. Free refills.'],
]
function indexOf(entries: readonly SearchableEntry[]) {
  const builder = startSearchIndex()
  for (const entry of entries) builder.add(entry)
  return builder.finish()
}
const index = indexOf(
  dishes.map(([en, fr, keywords, text]) => ({
    title: [...indexWords(en), ...indexWords(fr)],
    keywords,
    text: indexWords(text),
  })),
)
const find = (input: string) => searchEntries(index, significantWords(parseSearch(input).words))

test.each`
  input                      | found                                                    | why
  ${'noodles'}               | ${['Egg noodles']}                                       | ${'a word of the English name'}
  ${'NOOD'}                  | ${['Egg noodles']}                                       | ${'the beginning of a word'}
  ${'pates'}                 | ${['Egg noodles']}                                       | ${'the French name without its accent'}
  ${'Pâtes'}                 | ${['Egg noodles']}                                       | ${'the French name with its accent'}
  ${'oeufs'}                 | ${['Egg noodles']}                                       | ${'a ligature as two letters'}
  ${'œuf noodles'}           | ${['Egg noodles']}                                       | ${'one word of each language'}
  ${'noodles egg'}           | ${['Egg noodles']}                                       | ${'words in another order'}
  ${'parsley'}               | ${['Egg noodles']}                                       | ${'a word of the text alone'}
  ${'egg butter'}            | ${['Egg noodles']}                                       | ${'a word of the name, one of the text'}
  ${'oodles'}                | ${['Egg noodles']}                                       | ${'the first letter missing'}
  ${'ood'}                   | ${[]}                                                    | ${'the middle of a word'}
  ${'egg fish'}              | ${[]}                                                    | ${'one word of two'}
  ${''}                      | ${[]}                                                    | ${'no words'}
  ${'constructor'}           | ${[]}                                                    | ${'the name of an object property'}
  ${'chili'}                 | ${['Vegan chili', 'Macaroni and cheese']}                | ${'the name before the text'}
  ${'macarroni'}             | ${['Macaroni and cheese']}                               | ${'a letter too many'}
  ${'brwonie'}               | ${['Brownie']}                                           | ${'two letters swapped'}
  ${'lentiles soupe'}        | ${['Lentil soup']}                                       | ${'an error in one of two words'}
  ${'vegan'}                 | ${['Vegan chili', 'Lentil soup']}                        | ${'a diet: in the name, then as a label'}
  ${'vegan supper'}          | ${['Vegan chili']}                                       | ${'a diet and a meal'}
  ${'souper végane'}         | ${['Vegan chili']}                                       | ${'the same in French'}
  ${'vegan dinner'}          | ${['Vegan chili']}                                       | ${'an English word for the evening meal'}
  ${'dîner végétalien'}      | ${['Lentil soup']}                                       | ${'a French word for the noon meal'}
  ${'vegetarian lunch'}      | ${['Lentil soup', 'Macaroni and cheese']}                | ${'vegan dishes are vegetarian'}
  ${'vegetarien'}            | ${['Vegan chili', 'Lentil soup', 'Macaroni and cheese']} | ${'a diet without its accents'}
  ${'soup'}                  | ${['Lentil soup']}                                       | ${'no dish of the meal souper'}
  ${'soupe'}                 | ${['Lentil soup']}                                       | ${'the same in French'}
  ${'the bread'}             | ${['Bread']}                                             | ${'a word that says nothing'}
  ${'%'}                     | ${[]}                                                    | ${'a sign without letters'}
  ${'\u202Echocolate\u202C'} | ${['Brownie']}                                           | ${'marks of direction'}
  ${'خبز'}                   | ${[]}                                                    | ${'another script'}
`('$input finds $found: $why', ({ input, found }) => {
  expect(find(input).map(({ entry }) => dishes[entry]?.[0])).toEqual(found)
})

test.each`
  input          | rank  | inTitle
  ${'noodles'}   | ${0}  | ${true}
  ${'nood'}      | ${1}  | ${true}
  ${'nood eg'}   | ${2}  | ${true}
  ${'parsley'}   | ${4}  | ${false}
  ${'egg parsl'} | ${5}  | ${false}
  ${'noodels'}   | ${7}  | ${false}
  ${'parslye'}   | ${11} | ${false}
`('$input has the rank $rank', ({ input, rank, inTitle }) => {
  expect(find(input)[0]).toEqual({ entry: 0, rank, inTitle })
})

test('finds nothing in an empty index, and repeats no entry', () => {
  expect(searchEntries(indexOf([]), ['soup'])).toEqual([])
  const twice = indexOf([{ title: ['soup'], keywords: ['soup'], text: ['soup', 'soups'] }])
  expect(searchEntries(twice, ['soup'])).toEqual([{ entry: 0, rank: 0, inTitle: true }])
})
