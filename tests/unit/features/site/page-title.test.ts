import { formatPageTitle } from '@/features/site/page-title'

test('[PUB-1.5] combines site and page, in French with a fixed phrase', () => {
  expect(formatPageTitle('Northgate University', "What's on the menu", 'en')).toBe(
    "Northgate University || What's on the menu",
  )
  expect(formatPageTitle('Université Saint-Cyrille', 'Au menu', 'fr')).toBe(
    'Au menu\u00a0– Services alimentaires, Université Saint-Cyrille',
  )
})
