import { plateTotal } from '@/domain/plate-total'

const of = (protein: string | undefined, count = 1) => ({ nutrients: protein === undefined ? {} : { protein }, count })

test.each`
  what                                      | portions                           | protein
  ${'one portion'}                          | ${[of('12')]}                      | ${'12'}
  ${'two amounts'}                          | ${[of('12'), of('0.5')]}           | ${'12.5'}
  ${'tenths are exact'}                     | ${[of('0.1'), of('0.2')]}          | ${'0.3'}
  ${'so are they three times'}              | ${[of('0.1', 3)]}                  | ${'0.3'}
  ${'ten-thousandths'}                      | ${[of('1.0001', 9), of('0.9999')]} | ${'10.0008'}
  ${'a known zero'}                         | ${[of('0'), of('0.0')]}            | ${'0'}
  ${'nobody knows one of them'}             | ${[of('12'), of(undefined)]}       | ${'12+'}
  ${'an amount that nobody can read'}       | ${[of('12'), of('some')]}          | ${'12+'}
  ${'a dash is unknown'}                    | ${[of('12', 2), of('-')]}          | ${'24+'}
  ${'nobody knows any of them'}             | ${[of(undefined), of('-')]}        | ${undefined}
  ${'nothing and an unknown: nothing said'} | ${[of('0'), of(undefined)]}        | ${undefined}
  ${'less than one'}                        | ${[of('<1')]}                      | ${'<1'}
  ${'less than one, four times'}            | ${[of('<1', 4)]}                   | ${'<4'}
  ${'an amount and less than one'}          | ${[of('12'), of('< 1')]}           | ${'<13'}
  ${'nothing and less than a half'}         | ${[of('0'), of('<0.5')]}           | ${'<0.5'}
  ${'five or more'}                         | ${[of('5+')]}                      | ${'5+'}
  ${'five or more, twice, and two'}         | ${[of('5+', 2), of('2')]}          | ${'12+'}
  ${'at most and at least: at least'}       | ${[of('<1'), of('5+'), of('2')]}   | ${'7+'}
  ${'at most and unknown: nothing said'}    | ${[of('<1'), of(undefined)]}       | ${undefined}
  ${'more than is printed'}                 | ${[of('999999', 9)]}               | ${'999999+'}
`('[PUB-2.38] [PUB-3.7] $what', ({ portions, protein }) => {
  expect(plateTotal(portions).protein).toBe(protein)
})

test('[PUB-2.38] every nutrient has its own sum', () => {
  const soup = { nutrients: { calories: '120', sodium: '640', totalFat: '3.5' }, count: 2 }
  const pie = { nutrients: { calories: '410', sodium: '<5' }, count: 1 }
  expect(plateTotal([soup, pie])).toEqual({ calories: '650', sodium: '<1285', totalFat: '7+' })
})
