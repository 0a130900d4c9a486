import { pageTitle } from '@/features/content/page-title'

test('[PUB-1.5] titles name the site and the page, in French as a fixed phrase', () => {
  expect(pageTitle('Northgate University', "What's on the menu", 'en')).toBe(
    "Northgate University || What's on the menu",
  )
  expect(pageTitle('Université Saint-Cyrille', 'Au menu', 'fr')).toBe(
    'Au menu\u00a0– Services alimentaires, Université Saint-Cyrille',
  )
})
