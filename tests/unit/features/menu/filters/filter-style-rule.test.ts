import { noFilters } from '@/domain/menu/filters/menu-filters'
import { isFilterCode } from '@/domain/menu/filters/filter-code'
import { buildFilterStyleRule, hidingAttributes } from '@/features/menu/filters/filter-style-rule'

test('[PUB-4.7] hides dishes with a hidden allergen, without allergen information or without a required label', () => {
  const rule = buildFilterStyleRule({
    hiddenAllergens: ['milk', 'tree-nuts'],
    requiredLabels: ['vegan'],
    showUndeclared: false,
  })
  const list = '[data-has~="milk"],[data-has~="tree-nuts"],[data-undeclared],:not([data-is~="vegan"])'
  expect(rule).toBe(
    `.menu-dish:is(${list}){display:none}.menu-category:not(:has(.menu-dish:not(${list}))){display:none}`,
  )
})

test('[PUB-4.7] hides dishes without allergen information only while an allergen is hidden', () => {
  expect(buildFilterStyleRule({ ...noFilters, requiredLabels: ['vegan'] })).not.toContain('undeclared')
  expect(buildFilterStyleRule({ ...noFilters, hiddenAllergens: ['milk'], showUndeclared: true })).not.toContain(
    'undeclared',
  )
  expect(buildFilterStyleRule(noFilters)).toBe('')
})

test.each(['"]{}*{display:none', '</style><script>', 'Milk', 'a b', '', 'x'.repeat(61), 'crème', '-a'])(
  'rejects the unsafe code %p',
  (code) => {
    expect(isFilterCode(code)).toBe(false)
    expect(() => buildFilterStyleRule({ ...noFilters, hiddenAllergens: [code] })).toThrow(RangeError)
  },
)

test('marks a dish with what it contains and may contain, for the selectors', () => {
  const dish = {
    allergens: ['milk'],
    mayContain: ['soy', 'milk', 'Bad"'],
    labels: ['vegan', ''],
    allergensDeclared: false,
  }
  expect(hidingAttributes(dish)).toEqual({ 'data-has': 'milk soy', 'data-is': 'vegan', 'data-undeclared': '' })
  expect(hidingAttributes({ ...dish, allergensDeclared: true })['data-undeclared']).toBeUndefined()
})
