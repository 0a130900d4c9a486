import { sumNutrients } from '@/domain/menu/plate-total'

const of = (protein: string | undefined, count = 1) => ({ nutrients: protein === undefined ? {} : { protein }, count })

test.each`
  what                                      | portions                           | protein
  ${'one portion'}                          | ${[of('12')]}                      | ${'12'}
  ${'two amounts'}                          | ${[of('12'), of('0.5')]}           | ${'12.5'}
  ${'tenths, exactly'}                      | ${[of('0.1'), of('0.2')]}          | ${'0.3'}
  ${'tenths of three portions'}             | ${[of('0.1', 3)]}                  | ${'0.3'}
  ${'ten-thousandths'}                      | ${[of('1.0001', 9), of('0.9999')]} | ${'10.0008'}
  ${'a known zero'}                         | ${[of('0'), of('0.0')]}            | ${'0'}
  ${'a known and an unknown amount'}        | ${[of('12'), of(undefined)]}       | ${'12+'}
  ${'an unreadable amount'}                 | ${[of('12'), of('some')]}          | ${'12+'}
  ${'a dash, which is unknown'}             | ${[of('12', 2), of('-')]}          | ${'24+'}
  ${'unknown amounts only'}                 | ${[of(undefined), of('-')]}        | ${undefined}
  ${'zero and an unknown amount'}           | ${[of('0'), of(undefined)]}        | ${undefined}
  ${'less than one'}                        | ${[of('<1')]}                      | ${'<1'}
  ${'less than one, four times'}            | ${[of('<1', 4)]}                   | ${'<4'}
  ${'an amount and less than one'}          | ${[of('12'), of('< 1')]}           | ${'<13'}
  ${'zero and less than a half'}            | ${[of('0'), of('<0.5')]}           | ${'<0.5'}
  ${'five or more'}                         | ${[of('5+')]}                      | ${'5+'}
  ${'five or more, twice, and two'}         | ${[of('5+', 2), of('2')]}          | ${'12+'}
  ${'upper and lower bounds'}               | ${[of('<1'), of('5+'), of('2')]}   | ${'7+'}
  ${'an upper bound and an unknown amount'} | ${[of('<1'), of(undefined)]}       | ${undefined}
  ${'more than the largest amount'}         | ${[of('999999', 9)]}               | ${'999999+'}
`('adds up $what', ({ portions, protein }) => {
  expect(sumNutrients(portions).protein).toBe(protein)
})

test('adds up each nutrient separately', () => {
  const soup = { nutrients: { calories: '120', sodium: '640', totalFat: '3.5' }, count: 2 }
  const pie = { nutrients: { calories: '410', sodium: '<5' }, count: 1 }
  expect(sumNutrients([soup, pie])).toEqual({ calories: '650', sodium: '<1285', totalFat: '7+' })
})
