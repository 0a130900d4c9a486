import { recipeNumber } from '@/domain/menu/dish/recipe-number'

const id = 'e10000000000000000000002'

test.each`
  what                          | mrn     | mrnFull     | number        | full
  ${'both known'}               | ${4711} | ${'4711.2'} | ${4711}       | ${'4711.2'}
  ${'no revision'}              | ${4711} | ${null}     | ${4711}       | ${'4711.1'}
  ${'a blank revision'}         | ${4711} | ${' '}      | ${4711}       | ${'4711.1'}
  ${'no number'}                | ${null} | ${null}     | ${1845084753} | ${'1845084753.1'}
  ${'no number but a revision'} | ${null} | ${'12.3'}   | ${1845084753} | ${'12.3'}
  ${'zero'}                     | ${0}    | ${null}     | ${1845084753} | ${'1845084753.1'}
  ${'a negative number'}        | ${-4}   | ${null}     | ${1845084753} | ${'1845084753.1'}
  ${'a fraction'}               | ${1.5}  | ${null}     | ${1845084753} | ${'1845084753.1'}
`('[V1-14.11] numbers a dish with $what', ({ mrn, mrnFull, number, full }) => {
  expect(recipeNumber({ id, mrn, mrnFull })).toEqual({ mrn: number, mrnFull: full })
})

test('[V1-14.11] derives positive 32-bit numbers, and different ones for the dishes of a large site', () => {
  const derived = Array.from({ length: 2_000 }, (_, index) => {
    const { mrn } = recipeNumber({ id: `65f0c0ffee${index.toString(16).padStart(14, '0')}`, mrn: null, mrnFull: null })
    return mrn
  })
  expect(derived.every((mrn) => mrn >= 1_000_000_000 && mrn < 2 ** 31)).toBe(true)
  expect(new Set(derived).size).toBeGreaterThan(1_990)
})
