import { renderToStaticMarkup } from 'react-dom/server'
import type { Dish } from '@/domain/menu/dish/dish'
import type { DishDisplay } from '@/domain/menu/dish/dish-marks'
import type { Locale } from '@/domain/locale'
import { toMenuCategories } from '@/features/menu/page/menu-categories'
import { MenuRows } from '@/features/menu/page/menu-rows'
import { menuMessages } from '@/i18n/menu-messages'
import { makeDish, sampleFilters, showAll } from '../dish-fixture'

const rows = (dishes: Partial<Dish>[], locale: Locale = 'en', category = 'Grill', display: DishDisplay = showAll) => {
  const items = dishes.map((over, index) => ({ id: `item${index}`, dish: makeDish(over) }))
  const categories = [
    { id: 'empty', name: { en: 'Empty', fr: 'Vide' }, sortOrder: 0, items: [] },
    { id: 'grill', name: { en: category, fr: category }, sortOrder: 1, items },
  ]
  const { rows: messages } = menuMessages(locale)
  return renderToStaticMarkup(
    <MenuRows
      categories={toMenuCategories({ categories }, sampleFilters, locale, messages, display)}
      withCalories={display.displayCal}
      messages={messages}
    />,
  )
}

/** The visible text without markup. */
const textOf = (markup: string) =>
  markup
    .replace(/<thead.*?<\/thead>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test('[PUB-2.38] a row shows name, marks, description, allergens, portion and calories', () => {
  const html = rows([{ allergens: ['wheat', 'milk'], mayContain: ['soy'], labels: ['vegetarian'] }])
  expect(textOf(html)).toBe(
    'Grill Macaroni and cheese Vegetarian Old cheddar, baked. Contains milk, wheat May contain soy 1 cup (250 mL) 410 Cal',
  )
  expect(html).toContain('data-has="wheat milk soy" data-is="vegetarian">')
  expect(html).toContain(
    '<button type="submit" form="menu-dish" value="item0" name="dish">Macaroni and cheese</button>',
  )
})

test('[PUB-1.4] renders the row in French', () => {
  expect(textOf(rows([{ allergens: ['wheat', 'milk'], mayContain: ['tree-nuts'], labels: ['vegan'] }], 'fr'))).toBe(
    'Grill Macaroni au fromage Végétalien Vieux cheddar, gratiné. Contient : lait, blé Peut contenir : noix 1 tasse (250 ml) 410 cal',
  )
})

test('marks a dish with undeclared allergens in its text and for the filters', () => {
  const html = rows([{ allergensDeclared: false, allergens: ['egg'] }])
  expect(html).toContain('data-has="egg" data-is="" data-undeclared="">')
  expect(textOf(html)).toContain('Allergens not declared Contains egg')
  expect(rows([{}])).not.toContain('undeclared')
})

test('[PUB-3.7] does not show unknown calories as 0', () => {
  expect(textOf(rows([{ calories: null }]))).toBe(
    'Grill Macaroni and cheese Old cheddar, baked. None of the 15 allergens 1 cup (250 mL)',
  )
  expect(textOf(rows([{ calories: 0 }]))).toContain('0 Cal')
})

test('[PUB-3.7] lists custom allergens with the others and omits empty categories', () => {
  const html = rows([{ allergens: ['milk'], customAllergens: { en: 'Kiwi, lupin', fr: 'Kiwi, lupin' } }])
  expect(textOf(html)).toContain('Contains milk, Kiwi, lupin')
  expect(html).not.toContain('Empty')
})

test('escapes HTML in every text entered by staff', () => {
  const bad = '"><script>alert(1)</script>'
  const both = { en: bad, fr: bad }
  const html = rows(
    [{ name: both, description: both, portion: both, customAllergens: both, allergens: [bad], labels: [bad] }],
    'en',
    bad,
  )
  expect(html).not.toContain('<script')
  expect(html.match(/&lt;script&gt;/g)?.length).toBeGreaterThanOrEqual(5)
  expect(html).toContain('data-has="" data-is=""')
})

test('states table roles explicitly for the grid layout', () => {
  const html = rows([{}])
  for (const role of ['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell'])
    expect(html).toContain(`role="${role}"`)
  expect(html.match(/role="columnheader"/g)).toHaveLength(6)
  expect(html.match(/role="(?:cell|rowheader)"/g)).toHaveLength(6)
})

test('[PUB-3.1] a row has no calories and no marks that the site does not show', () => {
  const dish = { labels: ['pork'], nutrients: { sodium: '2400' } }
  const without = (over: Partial<DishDisplay>) => rows([dish], 'en', 'Grill', { ...showAll, ...over })
  expect(rows([dish])).toMatch(/Calories.*Contains pork.*High in sodium.*410/s)
  expect(without({ displayCal: false })).not.toMatch(/Calories|410/)
  expect(without({ porkIcon: false })).not.toContain('pork</span>')
  expect(without({ sodiumWarning: false })).not.toContain('High in sodium')
})
