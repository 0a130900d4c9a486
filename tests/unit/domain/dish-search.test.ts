import { foldDish, foldedWords, foundIn, longestSearch, searchWords } from '@/domain/dish-search'

test.each`
  text                      | words
  ${'Pâtes à l’Œuf'}        | ${['pates', 'a', 'l', 'oeuf']}
  ${'CRÈME BRÛLÉE'}         | ${['creme', 'brulee']}
  ${'Mac & cheese (large)'} | ${['mac', 'cheese', 'large']}
  ${'Cæsar  salad'}         | ${['caesar', 'salad']}
  ${"Shepherd's pie"}       | ${['shepherd', 's', 'pie']}
  ${'Pa\u0302te\u0301'}     | ${['pate']}
  ${'7-grain bread'}        | ${['7', 'grain', 'bread']}
  ${'寿司'}                 | ${['寿司']}
  ${' \t\u00a0—…'}          | ${[]}
  ${'<script>alert(1)'}     | ${['script', 'alert', '1']}
  ${'\ud83c\u0000%_\\'}     | ${[]}
`('[PUB-2.38] the words of $text', ({ text, words }) => {
  expect(foldedWords(text)).toEqual(words)
})

test.each`
  what                                | asked                          | words                             | shortened
  ${'nothing'}                        | ${''}                          | ${[]}                             | ${false}
  ${'only signs'}                     | ${'?!*'}                       | ${[]}                             | ${false}
  ${'two words'}                      | ${' Soupe  POIS '}             | ${['soupe', 'pois']}              | ${false}
  ${'six words'}                      | ${'a b c d e f'}               | ${['a', 'b', 'c', 'd', 'e', 'f']} | ${false}
  ${'a seventh is left out'}          | ${'a b c d e f g'}             | ${['a', 'b', 'c', 'd', 'e', 'f']} | ${true}
  ${'eighty characters of one word'}  | ${'x'.repeat(80)}              | ${['x'.repeat(80)]}               | ${false}
  ${'the rest of a word is left out'} | ${'x'.repeat(81)}              | ${['x'.repeat(80)]}               | ${true}
  ${'the rest of the second too'}     | ${`${'x'.repeat(77)} pasta`}   | ${['x'.repeat(77), 'pa']}         | ${true}
  ${'a space at the end is no word'}  | ${`${'x'.repeat(79)} pasta`}   | ${['x'.repeat(79)]}               | ${true}
  ${'what is endless is cut'}         | ${`soup${' '.repeat(99_999)}`} | ${['soup']}                       | ${true}
`('[PUB-2.38] asked: $what', ({ asked, words, shortened }) => {
  expect(searchWords(asked)).toEqual({ words, shortened })
  expect(words.join(' ').length).toBeLessThanOrEqual(longestSearch)
})

const pasta = foldDish({
  name: { en: 'Egg noodles', fr: 'Pâtes aux œufs' },
  description: { en: 'Tossed with butter and parsley.', fr: null },
})

test.each`
  asked            | place            | why
  ${'noodles'}     | ${'name'}        | ${'a word of the English name'}
  ${'NOOD'}        | ${'name'}        | ${'the beginning of a word'}
  ${'pates'}       | ${'name'}        | ${'the French name without its accent'}
  ${'Pâtes'}       | ${'name'}        | ${'the French name with its accent'}
  ${'oeufs'}       | ${'name'}        | ${'a ligature written apart'}
  ${'œuf noodles'} | ${'name'}        | ${'one word of each language'}
  ${'noodles egg'} | ${'name'}        | ${'words in another order'}
  ${'parsley'}     | ${'description'} | ${'a word of the description alone'}
  ${'egg butter'}  | ${'description'} | ${'a word of the name, one of the description'}
  ${'oodles'}      | ${null}          | ${'the end of a word'}
  ${'egg fish'}    | ${null}          | ${'one word of two'}
  ${''}            | ${null}          | ${'nothing asked'}
  ${'constructor'} | ${null}          | ${'a word of the language it is written in'}
`('[PUB-2.38] $asked: $why', ({ asked, place }) => {
  expect(foundIn(pasta, searchWords(asked).words)).toBe(place)
})
