'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import type { Locale } from '@/domain/locale'
import { useMyAllergens } from './my-allergens-store'
import { activeCodes, useProfile } from './profile-store'
import { withMyAllergens, type AllergenChoice } from '@/domain/menu/allergens/my-allergens'
import { isSelected, noFilters, toggleFilter, type MenuFilterState } from '@/domain/menu/filters/menu-filters'
import { formatPlural } from '@/domain/text/format-message'
import { buildFilterStyleRule } from './filter-style-rule'
import { formatFilterLine, formatFilterSummary, type FilterOption } from '@/domain/menu/filters/filter-summary'
import { countDishes } from './count-dishes'
import { FilterGroup, SelectedFilters } from './filter-lists'
import { Toggle } from './filter-toggle'
import { UnappliedNote } from './unapplied-note'
import type { MenuCategory } from '@/features/menu/page/menu-categories'
import { replaceFilters } from '@/features/menu/page/menu-page-dom'
import { menuUrl, type MenuView } from '@/domain/menu/menu-url'
import type { MenuMessages } from '@/i18n/menu-messages'

type Props = {
  /** In list order. */
  filters: FilterOption[]
  /** All allergens, in display order. */
  choices: AllergenChoice[]
  view: MenuView & { mine: readonly string[] }
  /** The dishes of the page. */
  categories: readonly MenuCategory[]
  locale: Locale
  messages: MenuMessages['filters']
}

/**
 * The filters of the menu page, in one collapsed row on phones. Every filter is a submit button of a GET form and works
 * without JavaScript. With JavaScript a style rule hides the rows without a request to the server. The visitor's own
 * allergens are hidden too, and are not offered again. Spec: PUB-4.5, PUB-4.7.
 */
export function FilterBar({ filters, choices, view, categories, locale, messages }: Props) {
  const [state, setState] = useState(view.filters)
  const mine = useMyAllergens(view.mine)
  const profile = useProfile()
  const own = [...mine, ...activeCodes(profile)]
  const focusCode = useRef<string | null>(null)
  const bar = useRef<HTMLDivElement>(null)
  const canHide = (code: string) => choices.some((choice) => choice.code === code && choice.canHide)
  const effective = withMyAllergens(state, own, canHide)
  const count = countDishes(categories, effective)

  // A selected filter is rendered as a new button in the other list. Keep the keyboard focus on it.
  useLayoutEffect(() => {
    if (!focusCode.current) return
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>(`[data-code="${focusCode.current}"]`) ?? [])]
    const button = buttons.find((each) => each.getClientRects().length > 0) ?? bar.current?.querySelector('summary')
    button?.focus({ preventScroll: true })
    focusCode.current = null
  }, [state])

  // The rule below replaces that of the script that ran before the first paint.
  useLayoutEffect(() => {
    if (state === view.filters && mine === view.mine && profile.kind === 'absent') return
    document.getElementById('my-allergens-rule')?.remove()
  }, [view, state, mine, profile])

  const apply = (next: MenuFilterState, code: string) => {
    focusCode.current = code
    replaceFilters(menuUrl({ ...view, mine, filters: next }), next, mine)
    setState(next)
  }
  const offered = filters.filter(({ type, code }) => type === 'label' || !own.includes(code))
  const current = { ...view, mine, filters: state }
  const group = (type: FilterOption['type'], title: string) => (
    <FilterGroup
      title={title}
      messages={messages}
      filters={offered.filter((filter) => filter.type === type)}
      view={current}
      onToggle={(filter) => apply(toggleFilter(state, filter), filter.code)}
    />
  )
  const selected = offered.filter((filter) => isSelected(state, filter))
  const named = [...filters, ...choices.map((choice) => ({ ...choice, type: 'allergen' as const, icon: '' }))]
  const summary = formatFilterSummary(count, effective, distinct(named), messages.summary, locale)
  const undeclared = effective.hiddenAllergens.length > 0 ? count.withoutDeclaration : 0
  const withUndeclaredToggled = { ...state, showUndeclared: !state.showUndeclared }

  return (
    <div className="menu-filters" ref={bar}>
      <details className="menu-filter-panel">
        <summary id="menu-filters">
          {messages.filters}
          {selected.length > 0 && ` (${String(selected.length)})`}
        </summary>
        {filters.some(({ type }) => type === 'allergen') && group('allergen', messages.hide)}
        {filters.some(({ type }) => type === 'label') && group('label', messages.only)}
      </details>
      {selected.length > 0 && (
        <SelectedFilters
          label={messages.selected}
          filters={selected}
          view={current}
          onToggle={(filter) => apply(toggleFilter(state, filter), filter.code)}
        />
      )}
      {selected.length > 0 && (
        <a className="menu-filter-line" href="#menu-filters">
          {formatFilterLine(state, selected, messages.line)}
        </a>
      )}
      <div className="menu-filter-summary">
        <p role="status">
          {summary}
          {count.dishes > 0 && count.total === count.dishes && <strong> {messages.nothingLeft}</strong>}
        </p>
        {undeclared > 0 && (
          <div className="menu-filter-undeclared">
            {formatPlural(state.showUndeclared ? messages.undeclaredShown : messages.undeclared, undeclared, locale, {
              count: undeclared,
            })}{' '}
            —{' '}
            <Toggle
              code="undeclared"
              view={{ ...current, filters: withUndeclaredToggled }}
              onToggle={() => apply(withUndeclaredToggled, 'undeclared')}
            >
              {state.showUndeclared ? messages.hideThem : messages.showThem}
            </Toggle>
          </div>
        )}
        {(selected.length > 0 || state.unapplied) && (
          <Toggle
            code="clear"
            view={{ ...current, filters: noFilters }}
            onToggle={() => apply(noFilters, selected[0]?.code ?? 'clear')}
          >
            {messages.clear}
          </Toggle>
        )}
      </div>
      <UnappliedNote unapplied={state.unapplied} {...{ named, messages, locale }} />
      <style dangerouslySetInnerHTML={{ __html: buildFilterStyleRule(effective) }} />
    </div>
  )
}

const distinct = (filters: FilterOption[]) => [...new Map(filters.map((each) => [each.code, each])).values()]
