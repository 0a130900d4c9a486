import { isOneTypo, isTypoOfBeginning } from '@/domain/search/one-typo'

test.each`
  typed       | word       | apart    | why
  ${'pizza'}  | ${'pizza'} | ${false} | ${'the same word'}
  ${'pizaz'}  | ${'pizza'} | ${true}  | ${'two neighbours swapped'}
  ${'piza'}   | ${'pizza'} | ${true}  | ${'a letter missing'}
  ${'pizzza'} | ${'pizza'} | ${true}  | ${'a letter too many'}
  ${'puzza'}  | ${'pizza'} | ${true}  | ${'a wrong letter'}
  ${'pizzas'} | ${'pizza'} | ${true}  | ${'a letter too many at the end'}
  ${'izza'}   | ${'pizza'} | ${true}  | ${'the first letter missing'}
  ${'puzzo'}  | ${'pizza'} | ${false} | ${'two wrong letters'}
  ${'pzizaa'} | ${'pizza'} | ${false} | ${'two errors'}
  ${'zpiza'}  | ${'pizza'} | ${false} | ${'letters swapped and one missing'}
  ${'ham'}    | ${'jam'}   | ${false} | ${'too short for an error'}
  ${'soup'}   | ${'soap'}  | ${true}  | ${'four letters'}
  ${'soup'}   | ${'sop'}   | ${true}  | ${'a letter too many in four'}
  ${'sop'}    | ${'soup'}  | ${false} | ${'three letters typed'}
  ${''}       | ${'pizza'} | ${false} | ${'nothing typed'}
`('isOneTypo($typed, $word) is $apart: $why', ({ typed, word, apart }) => {
  expect(isOneTypo(typed, word)).toBe(apart)
})

test.each`
  typed        | word           | apart
  ${'choclat'} | ${'chocolate'} | ${true}
  ${'chocal'}  | ${'chocolate'} | ${true}
  ${'macron'}  | ${'macaroni'}  | ${true}
  ${'choc'}    | ${'chocolate'} | ${false}
  ${'hhoclat'} | ${'chocolate'} | ${false}
  ${'shaclat'} | ${'chocolate'} | ${false}
  ${'pizza'}   | ${'pizza'}     | ${false}
`('isTypoOfBeginning($typed, $word) is $apart', ({ typed, word, apart }) => {
  expect(isTypoOfBeginning(typed, word)).toBe(apart)
})
