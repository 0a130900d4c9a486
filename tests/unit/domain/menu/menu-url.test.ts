import { menuUrl, setFilterParameters } from '@/domain/menu/menu-url'
import { noFilters } from '@/domain/menu/filters/menu-filters'

const filters = { ...noFilters, hiddenAllergens: ['milk', 'egg'] }

test('contains the state of the page', () => {
  const view = { location: 'north-hall', date: '2026-11-20', period: 'abc', filters, plate: '' }
  expect(menuUrl(view, 'item')).toBe('?location=north-hall&date=2026-11-20&period=abc&hide=milk,egg&dish=item')
  expect(menuUrl({ ...view, period: null, filters: noFilters })).toBe('?location=north-hall&date=2026-11-20')
  expect(menuUrl({ ...view, plate: `${'a'.repeat(24)}.2` }, 'item')).toBe(
    `?location=north-hall&date=2026-11-20&period=abc&hide=milk,egg&plate=${'a'.repeat(24)}.2&dish=item`,
  )
  expect(menuUrl({ ...view, location: 'a&b="c"' })).toContain('location=a%26b%3D%22c%22&')
})

test('replaces the filters and closes the dish', () => {
  expect(setFilterParameters('?date=2026-11-20&hide=soy&only=vegan&undeclared=show&dish=x', filters)).toBe(
    '?date=2026-11-20&hide=milk,egg',
  )
  expect(setFilterParameters('?date=2026-11-20&hide=soy', noFilters)).toBe('?date=2026-11-20')
  expect(setFilterParameters('?plate=a&hide=soy', filters)).toBe('?plate=a&hide=milk,egg')
  expect(setFilterParameters('', noFilters)).toBe('')
})
