import { noFilters } from '@/domain/menu-filters'
import { filterRule, isFilterCode } from '@/features/dining/components/filter-rule'
import { filterSummary } from '@/features/dining/components/filter-words'
import { menuWords } from '@/features/dining/components/menu-words'
import type { Locale } from '@/domain/locale'

test('[PUB-4.7] the rule hides dishes with any hidden allergen or undeclared, and those that lack any label', () => {
  const rule = filterRule({ hiddenAllergens: ['milk', 'tree-nuts'], requiredLabels: ['vegan'], showUndeclared: false })
  const list = '[data-has~="milk"],[data-has~="tree-nuts"],[data-undeclared],:not([data-is~="vegan"])'
  expect(rule).toBe(
    `.menu-dish:is(${list}){display:none}.menu-category:not(:has(.menu-dish:not(${list}))){display:none}`,
  )
})

test('[PUB-4.7] undeclared dishes are hidden only while an allergen is, and not when asked for', () => {
  expect(filterRule({ ...noFilters, requiredLabels: ['vegan'] })).not.toContain('undeclared')
  expect(filterRule({ ...noFilters, hiddenAllergens: ['milk'], showUndeclared: true })).not.toContain('undeclared')
  expect(filterRule(noFilters)).toBe('')
})

test.each(['"]{}*{display:none', '</style><script>', 'Milk', 'a b', '', 'x'.repeat(61), 'crème', '-a'])(
  'the code %p stands in no rule',
  (code) => {
    expect(isFilterCode(code)).toBe(false)
    expect(() => filterRule({ ...noFilters, hiddenAllergens: [code] })).toThrow(RangeError)
  },
)

const offered = (locale: Locale) => [
  { code: 'milk', type: 'allergen' as const, name: locale === 'fr' ? 'Lait' : 'Milk', icon: 'milk' },
  { code: 'msg', type: 'allergen' as const, name: locale === 'fr' ? 'GMS' : 'MSG', icon: 'msg' },
  { code: 'vegan', type: 'label' as const, name: locale === 'fr' ? 'Végétalien' : 'Vegan', icon: 'vegan' },
]

test.each`
  locale  | total | state                                                       | said
  ${'en'} | ${12} | ${{ hiddenAllergens: ['milk'] }}                            | ${'12 of 48 dishes hidden: milk'}
  ${'en'} | ${1}  | ${{ hiddenAllergens: ['msg', 'milk'] }}                     | ${'1 of 48 dishes hidden: milk, MSG'}
  ${'en'} | ${30} | ${{ hiddenAllergens: ['milk'], requiredLabels: ['vegan'] }} | ${'30 of 48 dishes hidden: milk, only vegan'}
  ${'en'} | ${0}  | ${{ hiddenAllergens: ['msg'] }}                             | ${'None of 48 dishes hidden: MSG'}
  ${'en'} | ${0}  | ${{}}                                                       | ${''}
  ${'fr'} | ${1}  | ${{ hiddenAllergens: ['milk'] }}                            | ${'1 plat sur 48 masqué\u00a0: lait'}
  ${'fr'} | ${12} | ${{ requiredLabels: ['vegan'] }}                            | ${'12 plats sur 48 masqués\u00a0: seulement végétalien'}
`('[PUB-4.7] $locale, $total hidden: $said', ({ locale, total, state, said }) => {
  expect(
    filterSummary(
      { total, dishes: 48 },
      { ...noFilters, ...state },
      offered(locale),
      menuWords(locale).filters.summary,
      locale,
    ),
  ).toBe(said)
})
