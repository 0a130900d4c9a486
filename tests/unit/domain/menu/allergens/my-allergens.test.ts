import type { MenuFilter } from '@/domain/menu/dish/dish'
import { getHiddenReason, noFilters } from '@/domain/menu/filters/menu-filters'
import { applyMyAllergens } from '@/domain/menu/allergens/apply-my-allergens'
import {
  formatMyAllergens,
  joinAllergens,
  myAllergensKey,
  parseMyAllergens,
  parseStoredAllergens,
  splitByHiding,
  withMyAllergens,
} from '@/domain/menu/allergens/my-allergens'
import { parseStoredProfile, pausedProfileKey, storedProfileKey } from '@/domain/menu/allergens/stored-profile'
import { menuUrl, setFilterParameters, setMyAllergens } from '@/domain/menu/menu-url'
import { buildFilterStyleRule, hidingSelectors } from '@/features/menu/filters/filter-style-rule'

const filter = (code: string, type: MenuFilter['type'] = 'allergen'): MenuFilter => ({
  id: code,
  code,
  type,
  name: { en: code, fr: code },
  sortOrder: 0,
})
const many = Array.from({ length: 100 }, (_, index) => `a${String(index)}`).join(',')
const known = [filter('vegan', 'label'), filter('peanuts'), filter('milk'), filter('kiwi'), filter('Bad"Code')]

test.each`
  what                                   | param                    | codes
  ${'one parameter with several codes'}  | ${'peanuts,milk'}        | ${['milk', 'peanuts']}
  ${'a checkbox of the form for each'}   | ${['peanuts', 'milk']}   | ${['milk', 'peanuts']}
  ${'capitals and duplicates'}           | ${'MILK,milk'}           | ${['milk']}
  ${'labels, which cannot be hidden'}    | ${'vegan,milk'}          | ${['milk', 'vegan']}
  ${'unknown codes, after the others'}   | ${'gone,__proto__,milk'} | ${['milk', 'gone']}
  ${'more codes than a site has'}        | ${many}                  | ${many.split(',').slice(0, 60)}
  ${'codes that are not safe in CSS'}    | ${'bad"code'}            | ${[]}
  ${'a parameter that is much too long'} | ${'milk,'.repeat(1500)}  | ${[]}
  ${'no parameter'}                      | ${undefined}             | ${[]}
`('parses $what', ({ param, codes }) => expect(parseMyAllergens(param, known)).toEqual(codes))

test.each`
  stored                                | codes
  ${'peanuts milk'}                     | ${['peanuts', 'milk']}
  ${'gone peanuts peanuts'}             | ${['gone', 'peanuts']}
  ${'"]{}*{display:none} <b> Peanuts '} | ${[]}
  ${null}                               | ${[]}
`('parses the stored text $stored', ({ stored, codes }) => expect(parseStoredAllergens(stored)).toEqual(codes))

test('limits what it takes from storage', () => {
  const many = Array.from({ length: 500 }, (_, index) => `a${String(index)}`).join(' ')
  expect(parseStoredAllergens(many)).toHaveLength(60)
})

test('joins lists in display order and keeps unknown codes', () => {
  expect(joinAllergens(['milk', 'peanuts'], ['peanuts', 'gone'], ['milk'])).toEqual(['milk', 'peanuts', 'gone'])
})

test('hides own allergens like chosen ones, but only where the menu can be filtered by them', () => {
  const state = withMyAllergens(
    { ...noFilters, hiddenAllergens: ['milk'] },
    ['peanuts', 'milk', 'kiwi'],
    (code) => code !== 'kiwi',
  )
  expect(state.hiddenAllergens).toEqual(['peanuts', 'milk'])
  expect(withMyAllergens(noFilters, ['kiwi'], () => false)).toBe(noFilters)
})

test('names what a menu hides and what it cannot hide', () => {
  const choices = [
    { code: 'milk', name: 'Milk', canHide: true },
    { code: 'kiwi', name: 'Kiwi', canHide: false },
  ]
  const { hidden, notHidden } = splitByHiding(['milk', 'kiwi', 'gone'], choices)
  expect(hidden.map(({ name }) => name)).toEqual(['Milk'])
  expect(notHidden.map(({ name }) => name)).toEqual(['Kiwi', 'gone'])
})

test('puts own allergens into URLs before the filters', () => {
  expect([formatMyAllergens(['milk', 'egg']), formatMyAllergens([])]).toEqual(['mine=milk,egg', ''])
  const view = { location: 'a', date: '2026-11-20', period: null, filters: noFilters, mine: ['milk'], plate: '' }
  expect(menuUrl(view)).toBe('?location=a&date=2026-11-20&mine=milk')
  expect(setFilterParameters('?date=x&mine=egg&hide=soy', noFilters, ['milk'])).toBe('?date=x&mine=milk')
  expect(setFilterParameters('?date=x&mine=egg', noFilters)).toBe('?date=x')
  expect(setMyAllergens('?mine=egg&hide=soy', ['milk'])).toBe('?hide=soy&mine=milk')
  expect(setMyAllergens('?mine=egg', [])).toBe('')
})

type Element = { textContent: string; dataset: Record<string, string>; id: string; attributes: Record<string, string> }

/** What a browser does with a new style element: it fails, refuses it by policy, or does not know its selectors. */
type Failure = 'append throws' | 'style refused' | 'rule dropped' | 'no style element'

/** The customer of the page, empty for visitors, and what its tab keeps. */
type Tab = { customer: string; profile?: object | string; isPaused?: boolean; pausedBy?: string }

/** Runs the script on a page with these data and this stored text. */
function runScript(
  stored: string | null | 'refused',
  data: Record<string, string>,
  failure?: Failure | null,
  tab?: Tab,
) {
  const element = (): Element => ({ textContent: 'server', dataset: {}, id: '', attributes: {} })
  const parts: Record<string, Element> = {
    '[data-hidden-names]': element(),
    '[data-not-hidden-names]': element(),
    '[data-action]': element(),
    '[data-profile-text]': element(),
    '[data-profile-warning]': element(),
  }
  const line = {
    ...element(),
    dataset: data,
    querySelector: (selector: string) => parts[selector],
    setAttribute: (name: string, value: string) => (line.attributes[name] = value),
  }
  const styles: Element[] = []
  const session: Record<string, string> = {}
  if (tab?.profile !== undefined) session[storedProfileKey] = JSON.stringify(tab.profile)
  if (tab?.isPaused) session[pausedProfileKey] = tab.pausedBy ?? tab.customer
  const sessionStorage = {
    getItem: (key: string) => session[key] ?? null,
    setItem: (key: string, value: string) => (session[key] = value),
  }
  const document = {
    querySelector: () => (tab ? { dataset: { site: 'north', customer: tab.customer } } : null),
    getElementById: (id: string) => (id === 'my-allergens' ? line : null),
    createElement: () => {
      if (failure === 'no style element') throw new Error('no style element')
      return element()
    },
    head: {
      appendChild: (style: Element & { sheet?: unknown }) => {
        if (failure === 'append throws') throw new Error('append')
        const rules = style.textContent.split(/{[^}]*}/).map((selectorText) => ({ selectorText }))
        style.sheet = failure === 'style refused' ? null : { cssRules: failure === 'rule dropped' ? [] : rules }
        styles.push(style)
      },
    },
  }
  const localStorage = {
    getItem: (key: string) => {
      if (stored === 'refused') throw new Error('no storage')
      return key === myAllergensKey ? stored : null
    },
  }
  const names = ['document', 'localStorage', 'sessionStorage']
  new Function(...names, applyMyAllergens)(document, localStorage, sessionStorage)
  const [hidden, notHidden, action, text, warning] = Object.values(parts).map(({ textContent }) => textContent)
  const rule = styles.map(({ textContent }) => textContent).join('')
  return { hidden, notHidden, action, text, warning, rule, line, session, state: line.attributes['data-profile'] }
}

const page = {
  choices: JSON.stringify([
    ['milk', 'Milk', 1],
    ['peanuts', 'Peanuts', 1],
    ['kiwi', 'Kiwi', 0],
  ]),
  selectors: '[]',
  mine: '',
  hidden: '{names} hidden',
  notHidden: 'Not hidden: {names}',
  change: 'Change',
  failed: 'Your allergens are not hidden',
  profileTexts: JSON.stringify({
    shown: 'Your allergens: {names}',
    paused: 'Paused: {names}.',
    add: 'Add',
    loading: 'Not filtered yet',
    ended: 'Logged out',
    custom: 'No filter for: {names}',
    customUnchecked: 'Not checked for: {names}',
    stale: 'Not loaded.',
  }),
}
const profile = { site: 'north', customer: 'ana', codes: ['peanuts'], custom: [] as string[] }

test('the script hides remembered allergens with the rule that the page builds later', () => {
  const { rule, hidden, notHidden, action, line } = runScript('peanuts milk', page)
  const state = { ...noFilters, hiddenAllergens: ['milk', 'peanuts'] }
  const [dishes = ''] = rule.split('.menu-filters')
  const matches = (dish: { has: string[]; undeclared?: boolean }) =>
    dish.has.some((code) => dishes.includes(`[data-has~="${code}"]`)) ||
    (dish.undeclared && dishes.includes('[data-undeclared]'))
  for (const dish of [
    { has: ['milk'] },
    { has: ['egg'] },
    { has: [], undeclared: true },
    { has: ['peanuts', 'soy'] },
  ]) {
    const reason = getHiddenReason(
      { allergens: dish.has, mayContain: [], labels: [], allergensDeclared: !('undeclared' in dish) },
      state,
    )
    expect(Boolean(matches(dish))).toBe(reason !== null)
  }
  expect(hidingSelectors(state).every((selector) => dishes.includes(selector))).toBe(true)
  expect(dishes).toHaveLength(buildFilterStyleRule(state).length)
  expect([hidden, notHidden, action]).toEqual(['Milk, Peanuts hidden', '', 'Change'])
  expect(line.attributes).toEqual({ 'data-chosen': '' })
})

test.each(['append throws', 'style refused', 'rule dropped', 'no style element'] as const)(
  '[PUB-4.7] the script claims no protection when the rule is not in force: %s',
  (failure) => {
    const { hidden, notHidden, action, line } = runScript('peanuts', page, failure)
    expect([hidden, notHidden, action]).toEqual(['server', 'Your allergens are not hidden', 'server'])
    expect(line.attributes).toEqual({})
  },
)

test.each([{ choices: '[' }, { selectors: '' }])(
  'the script claims no protection on a page with broken data: %j',
  (data) => {
    const { hidden, notHidden, rule, line } = runScript('peanuts', { ...page, ...data })
    expect([hidden, notHidden, rule]).toEqual(['server', 'Your allergens are not hidden', ''])
    expect(line.attributes).toEqual({})
  },
)

test('the script uses the rule of a page that marks dishes instead of hiding them', () => {
  const { rule } = runScript('peanuts', { ...page, rule: '.row:is({dishes}) .warning{display:block}' })
  expect(rule).toBe('.row:is([data-has~="peanuts"],[data-undeclared]) .warning{display:block}')
})

test('the script keeps the filters of the URL, and shows undeclared dishes only if the URL does', () => {
  const { rule } = runScript('milk', {
    ...page,
    selectors: JSON.stringify([':not([data-is~="vegan"])']),
    undeclared: 'show',
  })
  expect(rule).toContain('.menu-dish:is(:not([data-is~="vegan"]),[data-has~="milk"])')
  expect(rule).not.toContain('data-undeclared')
})

test('the script joins the allergens of the URL and of the device', () => {
  expect(runScript('milk', { ...page, mine: 'peanuts' }).hidden).toBe('Milk, Peanuts hidden')
})

test('the script names allergens that the menu cannot hide, and those that no longer exist', () => {
  const { rule, hidden, notHidden } = runScript('kiwi gone', page)
  expect([hidden, notHidden, rule]).toEqual(['', 'Not hidden: Kiwi, gone', ''])
})

test.each(['"]{}*{display:none}', '</style><script>', '__proto__', 'constructor', 'x'.repeat(90)])(
  'the script puts no unsafe text into the page: %s',
  (stored) => {
    const { rule, hidden } = runScript(stored, page)
    expect(rule).toBe('')
    expect(['server', '']).toContain(hidden)
  },
)

test('the script leaves the page alone when nothing is remembered or storage is refused', () => {
  for (const stored of [null, '', 'refused'] as const) {
    const { rule, hidden, action } = runScript(stored, page)
    expect([rule, hidden, action]).toEqual(['', 'server', 'server'])
  }
})

test('the script hides and names the allergens of the profile, apart from those of the device', () => {
  const both = runScript('milk', page, null, { customer: 'ana', profile })
  expect([both.text, both.hidden, both.state]).toEqual(['Your allergens: Peanuts', 'Milk hidden', 'on'])
  expect(both.rule).toContain('.menu-dish:is([data-has~="milk"],[data-has~="peanuts"],[data-undeclared])')
  const only = runScript(null, page, null, { customer: 'ana', profile })
  expect([only.text, only.hidden, only.action]).toEqual(['Your allergens: Peanuts', '', 'Add'])
  expect(only.line.attributes).toEqual({ 'data-profile': 'on' })
})

test('the script names the allergens of the profile that the menu cannot hide, and never says that custom ones are hidden', () => {
  const { text, notHidden, warning, rule } = runScript(null, page, null, {
    customer: 'ana',
    profile: { ...profile, codes: ['kiwi'], custom: ['<b>lupin'] },
  })
  expect([text, notHidden, warning, rule]).toEqual(['', 'Not hidden: Kiwi', 'No filter for: <b>lupin', ''])
})

test.each([
  ['a paused profile', { customer: 'ana', profile, isPaused: true }, 'paused', 'Paused: Peanuts.'],
  ['a profile that the tab does not keep yet', { customer: 'ana' }, 'loading', 'Not filtered yet'],
  ['a profile of somebody else', { customer: 'bob', profile }, 'loading', 'Not filtered yet'],
  [
    'a profile of another site',
    { customer: 'ana', profile: { ...profile, site: 'south' } },
    'loading',
    'Not filtered yet',
  ],
  ['a broken profile', { customer: 'ana', profile: 'x' }, 'loading', 'Not filtered yet'],
  ['an account that cannot be read', { customer: 'unreadable' }, 'loading', 'Not filtered yet'],
  [
    'an account that cannot be read, after a session that has ended',
    { customer: 'unreadable', profile: { ...profile, customer: '', codes: [] } },
    'loading',
    'Not filtered yet',
  ],
  ['a session that has ended', { customer: '', profile }, 'ended', 'Logged out'],
] as const)('the script hides nothing and says so for %s', (_, tab, state, warning) => {
  const result = runScript(null, page, null, tab)
  expect([result.state, result.warning, result.text, result.rule]).toEqual([state, warning, '', ''])
})

test('[PUB-4.7] the script applies the profile of the tab when the account cannot be read, and says that it may be old', () => {
  const stored = { ...profile, custom: ['lupin'] }
  const { state, text, warning, rule, session } = runScript(null, page, null, {
    customer: 'unreadable',
    profile: stored,
  })
  expect([state, text, warning]).toEqual(['on', 'Your allergens: Peanuts', 'Not checked for: lupin Not loaded.'])
  expect(rule).toContain('[data-has~="peanuts"]')
  expect(session[storedProfileKey]).toBe(JSON.stringify(stored))
  const paused = { customer: 'unreadable', profile, isPaused: true, pausedBy: 'ana' }
  expect(runScript(null, page, null, paused).state).toBe('paused')
})

test('the script ignores that a customer before this one paused the profile', () =>
  expect(runScript(null, page, null, { customer: 'ana', profile, isPaused: true, pausedBy: 'bob' }).state).toBe('on'))

test('the script deletes the profile of a session that has ended, and leaves that of another site', () => {
  const ended = runScript(null, page, null, { customer: '', profile })
  expect(JSON.parse(ended.session[storedProfileKey] ?? '')).toEqual({
    site: 'north',
    customer: '',
    codes: [],
    custom: [],
  })
  const elsewhere = runScript(null, page, null, { customer: '', profile: { ...profile, site: 'south' } })
  expect(elsewhere.session[storedProfileKey]).toContain('peanuts')
  expect(elsewhere.state).toBeUndefined()
})

test('[PUB-4.7] the script claims no protection for the profile when the rule is not in force', () => {
  const { text, notHidden, state } = runScript(null, page, 'rule dropped', { customer: 'ana', profile })
  expect([text, notHidden, state]).toEqual(['server', 'Your allergens are not hidden', undefined])
})

test('parses the profile of a tab', () => {
  expect(parseStoredProfile(JSON.stringify({ ...profile, codes: ['peanuts', 'Bad"'], custom: ['kiwi', 3] }))).toEqual({
    ...profile,
    custom: ['kiwi'],
  })
  for (const broken of [null, '', '{', '[]', '{"site":"north"}', '{"site":1,"customer":"ana"}'])
    expect(parseStoredProfile(broken)).toBeNull()
})
