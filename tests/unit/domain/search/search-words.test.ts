import { maxSearchLength, parseSearch, significantWords } from '@/domain/search/search-words'

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
`('normalizes the words of $text', ({ text, words }) => {
  expect(parseSearch(text).words).toEqual(words)
})

test.each`
  what                                           | input                          | words                             | shortened
  ${'nothing'}                                   | ${''}                          | ${[]}                             | ${false}
  ${'punctuation only'}                          | ${'?!*'}                       | ${[]}                             | ${false}
  ${'two words'}                                 | ${' Soupe  POIS '}             | ${['soupe', 'pois']}              | ${false}
  ${'six words'}                                 | ${'a b c d e f'}               | ${['a', 'b', 'c', 'd', 'e', 'f']} | ${false}
  ${'six of seven words'}                        | ${'a b c d e f g'}             | ${['a', 'b', 'c', 'd', 'e', 'f']} | ${true}
  ${'eighty characters of one word'}             | ${'x'.repeat(80)}              | ${['x'.repeat(80)]}               | ${false}
  ${'80 of 81 characters'}                       | ${'x'.repeat(81)}              | ${['x'.repeat(80)]}               | ${true}
  ${'80 characters, cut within the second word'} | ${`${'x'.repeat(77)} pasta`}   | ${['x'.repeat(77), 'pa']}         | ${true}
  ${'80 characters, cut at a space'}             | ${`${'x'.repeat(79)} pasta`}   | ${['x'.repeat(79)]}               | ${true}
  ${'very long input'}                           | ${`soup${' '.repeat(99_999)}`} | ${['soup']}                       | ${true}
`('parses $what', ({ input, words, shortened }) => {
  expect(parseSearch(input)).toEqual({ words, shortened })
  expect(words.join(' ').length).toBeLessThanOrEqual(maxSearchLength)
})

test.each`
  input                    | words
  ${'the soup of the day'} | ${['soup', 'day']}
  ${'soupe à l’oignon'}    | ${['soupe', 'oignon']}
  ${'de la'}               | ${['de', 'la']}
  ${'soup soup'}           | ${['soup']}
  ${''}                    | ${[]}
`('keeps the significant words of $input', ({ input, words }) => {
  expect(significantWords(parseSearch(input).words)).toEqual(words)
})
