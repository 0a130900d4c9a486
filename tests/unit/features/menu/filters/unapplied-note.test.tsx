import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '@/domain/locale'
import { parseFilterState } from '@/domain/menu/filters/menu-filters'
import { FilterBar } from '@/features/menu/filters/filter-bar'
import { menuMessages } from '@/i18n/menu-messages'
import { sampleFilters } from '../dish-fixture'

const view = { location: 'north-hall', date: '2026-11-20', period: 'lunch', mine: [], plate: '' }
const bar = (hide: string, locale: Locale) =>
  renderToStaticMarkup(
    <FilterBar
      filters={[{ code: 'milk', type: 'allergen', name: 'Milk', icon: 'milk' }]}
      choices={[{ code: 'milk', name: 'Milk', canHide: true }]}
      view={{ ...view, filters: parseFilterState({ hide }, sampleFilters) }}
      categories={[]}
      locale={locale}
      messages={menuMessages(locale).filters}
    />,
  )

test.each([
  ['en', 'This filter could not be applied: gone. It hides no dish.', 'Clear filters'],
  ['fr', 'Ce filtre n’a pas pu être appliqué\u00a0: gone. Il ne masque aucun plat.', 'Effacer les filtres'],
] as const)('a menu says which filter of its URL it does not apply (%s)', (locale, sentence, clear) => {
  for (const hide of ['gone', 'milk,gone']) {
    expect(bar(hide, locale)).toContain(`<p class="menu-unfiltered">${sentence}</p>`)
    expect(bar(hide, locale)).toContain(clear)
  }
  expect(bar('milk,gone', locale)).toContain('[data-has~="milk"]')
  expect(bar('milk,gone', locale)).toContain('name="hide" value="gone"')
  expect(bar('milk', locale)).not.toContain('menu-unfiltered')
})

test('does not repeat the text of a filter that is no code', () => {
  const html = bar('"><b>safe for nuts</b>', 'en')
  expect(html).toContain('A filter in the address of this page could not be applied. It hides no dish.')
  expect(html).not.toMatch(/safe for nuts|<b>/)
})
