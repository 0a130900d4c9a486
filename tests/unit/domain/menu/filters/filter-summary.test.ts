import type { Locale } from '@/domain/locale'
import {
  formatFilterLine,
  formatFilterSummary,
  formatUnapplied,
  toSentenceCase,
} from '@/domain/menu/filters/filter-summary'
import { noFilters } from '@/domain/menu/filters/menu-filters'
import { menuMessages } from '@/i18n/menu-messages'

const offered = (locale: Locale) => [
  { code: 'milk', type: 'allergen' as const, name: locale === 'fr' ? 'Lait' : 'Milk', icon: 'milk' },
  { code: 'msg', type: 'allergen' as const, name: locale === 'fr' ? 'GMS' : 'MSG', icon: 'msg' },
  { code: 'vegan', type: 'label' as const, name: locale === 'fr' ? 'Végétalien' : 'Vegan', icon: 'vegan' },
]

test.each`
  locale  | total | state                                                       | summary
  ${'en'} | ${12} | ${{ hiddenAllergens: ['milk'] }}                            | ${'12 of 48 dishes hidden: milk'}
  ${'en'} | ${1}  | ${{ hiddenAllergens: ['msg', 'milk'] }}                     | ${'1 of 48 dishes hidden: milk, MSG'}
  ${'en'} | ${30} | ${{ hiddenAllergens: ['milk'], requiredLabels: ['vegan'] }} | ${'30 of 48 dishes hidden: milk, only vegan'}
  ${'en'} | ${0}  | ${{ hiddenAllergens: ['msg'] }}                             | ${'None of 48 dishes hidden: MSG'}
  ${'en'} | ${0}  | ${{}}                                                       | ${''}
  ${'fr'} | ${1}  | ${{ hiddenAllergens: ['milk'] }}                            | ${'1 plat sur 48 masqué\u00a0: lait'}
  ${'fr'} | ${12} | ${{ requiredLabels: ['vegan'] }}                            | ${'12 plats sur 48 masqués\u00a0: seulement végétalien'}
`('describes $total hidden dishes in $locale as "$summary"', ({ locale, total, state, summary }) => {
  expect(
    formatFilterSummary(
      { total, dishes: 48 },
      { ...noFilters, ...state },
      offered(locale),
      menuMessages(locale).filters.summary,
      locale,
    ),
  ).toBe(summary)
})

test.each`
  locale  | state                                                              | line
  ${'en'} | ${{ hiddenAllergens: ['milk'] }}                                   | ${'Milk hidden'}
  ${'en'} | ${{ hiddenAllergens: ['msg', 'milk'] }}                            | ${'Milk, MSG hidden'}
  ${'en'} | ${{ hiddenAllergens: ['milk'], requiredLabels: ['vegan'] }}        | ${'Milk hidden · Only vegan'}
  ${'en'} | ${{}}                                                              | ${''}
  ${'fr'} | ${{ hiddenAllergens: ['milk', 'msg'], requiredLabels: ['vegan'] }} | ${'Masqués\u00a0: Lait, GMS · Seulement végétalien'}
`('names the selected filters in $locale as "$line"', ({ locale, state, line }) => {
  expect(formatFilterLine({ ...noFilters, ...state }, offered(locale), menuMessages(locale).filters.line)).toBe(line)
})

test.each`
  locale  | unapplied                                     | sentence
  ${'en'} | ${{ hide: ['gone'], only: [] }}               | ${'This filter could not be applied: gone. It hides no dish.'}
  ${'fr'} | ${{ hide: ['gone'], only: [] }}               | ${'Ce filtre n’a pas pu être appliqué\u00a0: gone. Il ne masque aucun plat.'}
  ${'en'} | ${{ hide: ['milk'], only: ['gone', 'gone'] }} | ${'These filters could not be applied: Milk, gone. They hide no dish.'}
  ${'fr'} | ${{ hide: ['milk', 'gone'], only: ['gone'] }} | ${'Ces filtres n’ont pas pu être appliqués\u00a0: Lait, gone. Ils ne masquent aucun plat.'}
  ${'en'} | ${{ hide: ['?'], only: ['?'] }}               | ${'A filter in the address of this page could not be applied. It hides no dish.'}
  ${'fr'} | ${{ hide: [], only: ['?'] }}                  | ${'Un filtre de l’adresse de cette page n’a pas pu être appliqué. Il ne masque aucun plat.'}
  ${'en'} | ${{ hide: ['gone', '?'], only: [] }}          | ${'This filter could not be applied: gone. It hides no dish. A filter in the address of this page could not be applied. It hides no dish.'}
  ${'en'} | ${undefined}                                  | ${''}
`('says in $locale which filters could not be applied: "$sentence"', ({ locale, unapplied, sentence }) => {
  expect(formatUnapplied(unapplied, offered(locale), menuMessages(locale).filters, locale)).toBe(sentence)
})

test('lower-cases names in a sentence and keeps acronyms', () => {
  expect(['Tree Nuts', 'MSG', 'Œufs'].map(toSentenceCase)).toEqual(['tree nuts', 'MSG', 'œufs'])
})
