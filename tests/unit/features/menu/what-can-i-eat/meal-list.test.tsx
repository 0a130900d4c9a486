import { renderToStaticMarkup } from 'react-dom/server'
import type { MealGroup } from '@/domain/menu/allergens/safe-dishes'
import type { Locale } from '@/domain/locale'
import { listMeals } from '@/features/menu/what-can-i-eat/list-meals'
import { MealList } from '@/features/menu/what-can-i-eat/meal-list'
import { whatCanIEatMessages } from '@/features/menu/what-can-i-eat/what-can-i-eat-messages'
import { location } from '../../../v1/campus-fixture'
import { makeDish, sampleFilters, showAll } from '../dish-fixture'

const hall = location({ id: 'a'.repeat(24) })
const listed = (id: string, en: string, fr: string, allergensDeclared: boolean) => ({
  dish: makeDish({ id: id.repeat(24), name: { en, fr }, allergensDeclared }),
  categoryId: 'c'.repeat(24),
})
const soup = listed('1', 'Pea soup', 'Soupe aux pois', true)
const special = listed('2', 'Chef’s special', 'Assiette du chef', false)
const ramen = listed('3', 'Ramen', 'Ramen du soir', false)

const render = (locale: Locale, meal: Pick<MealGroup['locations'][number], 'safe' | 'undeclared'>) => {
  const messages = whatCanIEatMessages(locale)
  const at = { locationId: hall.id, date: '2026-11-20', periodId: 'b'.repeat(24), time: null, ...meal }
  const meals = listMeals([{ name: { en: 'Lunch', fr: 'Dîner' }, isOver: false, locations: [at] }], {
    ...{ locations: [hall], filters: sampleFilters, display: showAll, choice: { allergens: ['milk'], diets: [] } },
    ...{ menuPage: '/northgate/whats-on-the-menu', locale, messages },
  })
  return renderToStaticMarkup(<MealList meals={meals} messages={messages} />)
}

/** The dishes that a piece of HTML lists, by the text of their links. */
const dishesIn = (html: string) => [...html.matchAll(/<li [^>]*><a [^>]*>(.*?)<\/a>/g)].map(([, name]) => name)

/** The HTML of the closed part for undeclared dishes, and the rest. */
function partsOf(html: string) {
  const apart = /<details class="eat-undeclared">.*?<\/details>/s.exec(html)?.[0] ?? ''
  return { apart, rest: html.replace(apart, '') }
}

test.each([
  ['en', '2 dishes without allergen information', ['Pea soup'], ['Chef’s special', 'Ramen']],
  ['fr', '2 plats sans information sur les allergènes', ['Soupe aux pois'], ['Assiette du chef', 'Ramen du soir']],
] as const)(
  'lists undeclared dishes apart, in a closed part that says so (%s)',
  (locale, summary, safe, undeclared) => {
    const { apart, rest } = partsOf(render(locale, { safe: [soup], undeclared: [special, ramen] }))
    expect(dishesIn(rest)).toEqual(safe)
    expect(dishesIn(apart)).toEqual(undeclared)
    const { undeclaredHelp } = whatCanIEatMessages(locale)
    expect(
      apart.startsWith(`<details class="eat-undeclared"><summary>${summary}</summary><p>${undeclaredHelp}</p>`),
    ).toBe(true)
  },
)

test('shows no dish as safe where every dish is undeclared', () => {
  const { apart, rest } = partsOf(render('en', { safe: [], undeclared: [special] }))
  expect(dishesIn(rest)).toEqual([])
  expect(rest).toContain(`<p class="eat-none">${whatCanIEatMessages('en').nothingHere}</p>`)
  expect(dishesIn(apart)).toEqual(['Chef’s special'])
})

test('has no such part where every dish is declared', () => {
  expect(partsOf(render('en', { safe: [soup], undeclared: [] })).apart).toBe('')
})
