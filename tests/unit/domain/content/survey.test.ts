import { findChoice, votePercentages } from '@/domain/content/survey'

const [soup, pie] = ['a'.repeat(24), 'b'.repeat(24)]
const choice = (id: string, en: string, fr = en) => ({ id, choice: { en, fr } })
const food = [choice(soup, 'Pea soup', 'Soupe aux pois'), choice(pie, 'Pie', 'Tarte à l’été')]
const hours = [choice(soup, '8'), choice(pie, '0')]
const twins = [choice(soup, 'Yes', 'Oui'), choice(pie, 'yes', 'Non')]

test.each`
  what                                 | choices  | asked                                | id
  ${'an id'}                           | ${food}  | ${pie}                               | ${pie}
  ${'an id in capitals'}               | ${food}  | ${` ${pie} `.toUpperCase()}          | ${pie}
  ${'an English text'}                 | ${food}  | ${'pea SOUP'}                        | ${soup}
  ${'a French text'}                   | ${food}  | ${' tarte à l’été'}                  | ${pie}
  ${'the same, accents apart'}         | ${food}  | ${'tarte a\u0300 l’e\u0301te\u0301'} | ${pie}
  ${'a place counted from 0'}          | ${food}  | ${'1'}                               | ${pie}
  ${'a place beyond the last'}         | ${food}  | ${'2'}                               | ${undefined}
  ${'a fraction'}                      | ${food}  | ${'0.5'}                             | ${undefined}
  ${'nothing'}                         | ${food}  | ${' '}                               | ${undefined}
  ${'another poll’s id'}               | ${food}  | ${'c'.repeat(24)}                    | ${undefined}
  ${'the name of an object property'}  | ${food}  | ${'constructor'}                     | ${undefined}
  ${'a choice whose text is a number'} | ${hours} | ${'0'}                               | ${pie}
  ${'a place where texts are numbers'} | ${hours} | ${'1'}                               | ${undefined}
  ${'a text that two have'}            | ${twins} | ${'yes'}                             | ${undefined}
  ${'a text that one has'}             | ${twins} | ${'non'}                             | ${pie}
`('[PUB-7.23] finds the choice $id by $what', ({ choices, asked, id }) => {
  expect(findChoice(choices, asked)?.id).toBe(id)
})

// 2 of 3 is 66.67, 1 of 8 is 12.5, 1 of 200 is 0.5
test.each`
  votes        | shares
  ${[]}        | ${[]}
  ${[2, 1]}    | ${[67, 33]}
  ${[1, 1, 1]} | ${[33, 33, 33]}
  ${[7, 1]}    | ${[88, 13]}
  ${[199, 1]}  | ${[100, 1]}
  ${[200, 1]}  | ${[100, 0]}
`('[PUB-9.6] shows the votes $votes as $shares percent', ({ votes, shares }) => {
  expect(votePercentages(votes)).toEqual(shares)
})
