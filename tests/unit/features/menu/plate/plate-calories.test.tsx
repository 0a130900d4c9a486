import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '@/domain/locale'
import { plateMessages } from '@/features/menu/plate/plate-messages'
import { PlateBar } from '@/features/menu/plate/plate-bar'
import { PlateRows } from '@/features/menu/plate/plate-rows'
import { noFilters } from '@/domain/menu/filters/menu-filters'
import { makeDish } from '../dish-fixture'

const dish = makeDish({ calories: 410 })
const dishes = [{ dish, count: 2 }]
const view = { location: 'north-hall', date: '2026-11-20', period: null, filters: noFilters, plate: `${dish.id}*2` }

const rows = (locale: Locale, withCalories: boolean, listed = dishes) =>
  renderToStaticMarkup(
    <PlateRows
      dishes={listed}
      plate={[{ dish: dish.id, count: 2 }]}
      queryFor={() => '?plate='}
      withCalories={withCalories}
      locale={locale}
      messages={plateMessages(locale)}
    />,
  )
const bar = (locale: Locale, withCalories: boolean) =>
  renderToStaticMarkup(
    <PlateBar
      dishes={dishes}
      leftOut={[]}
      platePage="/northgate/plate"
      view={view}
      withCalories={withCalories}
      locale={locale}
    />,
  )

test.each(['en', 'fr'] as const)('shows calories on the plate only where the site shows them (%s)', (locale) => {
  expect(rows(locale, true)).toContain('820 <abbr')
  expect(bar(locale, true)).toContain('820')
  for (const html of [rows(locale, false), bar(locale, false)]) {
    expect(html).not.toMatch(/820|410|calor/i)
    expect(html).toContain('2')
  }
})

test.each(['en', 'fr'] as const)('says that calories are unknown only where the site shows calories (%s)', (locale) => {
  const unknown = [{ dish: makeDish({ calories: null }), count: 1 }]
  expect(rows(locale, true, unknown)).toContain(plateMessages(locale).caloriesUnknown)
  expect(rows(locale, false, unknown)).not.toContain(plateMessages(locale).caloriesUnknown)
})
