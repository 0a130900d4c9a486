import { renderToStaticMarkup } from 'react-dom/server'
import { knownAllergens } from '@/domain/menu/allergens/allergens'
import { FilterBox } from '@/studio/menu/filter-box'
import { iconName, iconPaths } from '@/ui/food-icon-paths'
import { campus } from '../../../../demo/campus'

const render = (code: string, isChosen = false) =>
  renderToStaticMarkup(<FilterBox code={code} name="Lait" isChosen={isChosen} onToggle={() => undefined} />)

test.each([...knownAllergens, ...campus.menuFilters].map(({ code }) => code))(
  'the check box of %s has the icon of the site',
  (code) => {
    const [, drawn = ''] = /<svg [^>]*aria-hidden="true"[^>]*>(.*)<\/svg>/s.exec(render(code)) ?? []
    expect(drawn).toMatch(/<(?:path|circle|rect|ellipse) /)
    expect(drawn).toBe(iconPaths[iconName(code)])
  },
)

test('no known allergen has the icon of unknown codes', () => {
  expect(knownAllergens.filter(({ code }) => iconName(code) === iconName('no-such-code'))).toEqual([])
})

test('is named by its text and checked when chosen', () => {
  expect(render('milk')).toMatch(/^<label><input type="checkbox"\/?>.*<\/svg>Lait<\/label>$/s)
  expect(render('milk', true)).toMatch(/^<label><input type="checkbox" checked=""\/?>/)
})
