import { readAmount } from '@/features/menu/import/read-amount'

test.each`
  cell          | unit      | comma    | amount
  ${'12'}       | ${'mg'}   | ${false} | ${'12'}
  ${' 0.5 '}    | ${'g'}    | ${false} | ${'0.5'}
  ${'<1'}       | ${'g'}    | ${false} | ${'<1'}
  ${'5+'}       | ${'g'}    | ${false} | ${'5+'}
  ${'10.9g'}    | ${'g'}    | ${false} | ${'10.9'}
  ${'10,9 g'}   | ${'g'}    | ${true}  | ${'10.9'}
  ${'<5 mg'}    | ${'mg'}   | ${false} | ${'<5'}
  ${'180 kcal'} | ${'kcal'} | ${false} | ${'180'}
  ${'400 UI'}   | ${'IU'}   | ${false} | ${'400'}
  ${'0,125'}    | ${'g'}    | ${true}  | ${'0.125'}
  ${'0,125'}    | ${'g'}    | ${false} | ${'0.125'}
  ${'<0,5'}     | ${'g'}    | ${false} | ${'<0.5'}
  ${'traces'}   | ${'g'}    | ${true}  | ${'<1'}
  ${'Trace'}    | ${'mg'}   | ${false} | ${'<1'}
  ${'tr.'}      | ${'mg'}   | ${false} | ${'<1'}
  ${'-'}        | ${'mg'}   | ${false} | ${''}
  ${'–'}        | ${'mg'}   | ${false} | ${''}
  ${'N/A'}      | ${'mg'}   | ${false} | ${''}
  ${''}         | ${'mg'}   | ${false} | ${''}
  ${'1,5'}      | ${'g'}    | ${false} | ${null}
  ${'1,500'}    | ${'mg'}   | ${true}  | ${null}
  ${'1,500'}    | ${'mg'}   | ${false} | ${null}
  ${'12 g'}     | ${'mg'}   | ${false} | ${null}
  ${'-3'}       | ${'g'}    | ${false} | ${null}
  ${'<5+'}      | ${'g'}    | ${false} | ${null}
  ${'1e3'}      | ${'g'}    | ${false} | ${null}
  ${'some'}     | ${'g'}    | ${false} | ${null}
`('reads $cell in $unit as $amount (decimal comma: $comma)', ({ cell, unit, comma, amount }) => {
  expect(readAmount(cell, unit, comma)).toBe(amount)
})
