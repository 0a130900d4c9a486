import { isSameDeclaration, refuseDeclaration } from '@/domain/menu/allergens/allergen-declaration'

const declaration = (over: object = {}) => ({
  declared: true,
  containsNone: false,
  allergens: [] as string[],
  mayContain: [] as string[],
  customAllergens: { en: null, fr: null } as { en: string | null; fr: string | null },
  ...over,
})
const inFrench = { customAllergens: { en: null, fr: 'Lupin' } }
const blank = { customAllergens: { en: ' ', fr: null } }

test.each`
  what                                       | over                                                    | refused
  ${'nothing'}                               | ${{}}                                                   | ${'says-nothing'}
  ${'blanks'}                                | ${blank}                                                | ${'says-nothing'}
  ${'an allergen'}                           | ${{ allergens: ['milk'] }}                              | ${null}
  ${'another allergen in one language'}      | ${inFrench}                                             | ${null}
  ${'"contains none"'}                       | ${{ containsNone: true }}                               | ${null}
  ${'"contains none" beside blanks'}         | ${{ containsNone: true, ...blank }}                     | ${null}
  ${'"contains none" and what it may'}       | ${{ containsNone: true, mayContain: ['milk'] }}         | ${null}
  ${'"contains none" and an allergen'}       | ${{ containsNone: true, allergens: ['milk'] }}          | ${'contradicts-itself'}
  ${'"contains none" and another in French'} | ${{ containsNone: true, ...inFrench }}                  | ${'names-others'}
  ${'both, without being complete'}          | ${{ declared: false, containsNone: true, ...inFrench }} | ${'names-others'}
  ${'nothing, without being complete'}       | ${{ declared: false }}                                  | ${null}
`('a declaration of $what: $refused', ({ over, refused }) => {
  expect(refuseDeclaration(declaration(over))).toBe(refused)
})

test('compares declarations in any order and in both languages', () => {
  const some = declaration({ allergens: ['milk', 'egg'] })
  expect(isSameDeclaration(some, declaration({ allergens: ['egg', 'milk'] }))).toBe(true)
  expect(isSameDeclaration(declaration(), declaration(inFrench))).toBe(false)
})
