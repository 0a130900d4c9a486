import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '@/domain/locale'
import { noFilters } from '@/domain/menu/filters/menu-filters'
import { describePlateLimit } from '@/features/menu/plate/describe-plate-limit'
import { PlateBar } from '@/features/menu/plate/plate-bar'
import { makeDish } from '../dish-fixture'

const plated = (index: number, en = `Dish ${String(index)}`, fr = `Plat ${String(index)}`) => ({
  dish: { ...makeDish({}), id: index.toString(16).padStart(24, '0'), name: { en, fr } },
  count: 1,
})
const full = Array.from({ length: 20 }, (_, index) => plated(index))
const soup = plated(30, 'Soup', 'Soupe')
const pie = plated(31, 'Pie', 'Tarte')

test.each`
  locale  | leftOut        | sentence
  ${'en'} | ${[]}          | ${''}
  ${'en'} | ${[soup]}      | ${'Your plate is full. It holds up to 20 different dishes. This dish is not on it: Soup.'}
  ${'fr'} | ${[soup]}      | ${'Votre assiette est pleine. Elle contient au plus 20 plats différents. Ce plat n’y est pas\u00a0: Soupe.'}
  ${'en'} | ${[soup, pie]} | ${'Your plate is full. It holds up to 20 different dishes. These dishes are not on it: Soup, Pie.'}
  ${'fr'} | ${[soup, pie]} | ${'Votre assiette est pleine. Elle contient au plus 20 plats différents. Ces plats n’y sont pas\u00a0: Soupe, Tarte.'}
`('names in $locale the dishes that have no place on a plate: $leftOut', ({ locale, leftOut, sentence }) => {
  expect(describePlateLimit(leftOut, locale)).toBe(sentence)
})

const view = { location: 'north-hall', date: '2026-11-20', period: null, filters: noFilters, plate: '' }
const bar = (leftOut: (typeof soup)[], locale: Locale) =>
  renderToStaticMarkup(
    <PlateBar dishes={full} leftOut={leftOut} platePage="/p" view={view} withCalories={false} locale={locale} />,
  )

test.each([
  ['en', 'This dish is not on it: Soup.'],
  ['fr', 'Ce plat n’y est pas\u00a0: Soupe.'],
] as const)(
  'the menu names the dish that was not added, and so does the plate that it links to (%s)',
  (locale, text) => {
    expect(bar([soup], locale)).toContain(text)
    expect(bar([soup], locale)).toContain(soup.dish.id)
    expect(bar([], locale)).toMatch(/Your plate is full\.|Votre assiette est pleine\./)
    expect(bar([], locale)).not.toContain(text)
  },
)
