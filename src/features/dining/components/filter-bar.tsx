'use client'

import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { Locale } from '@/domain/locale'
import { deselect, hiddenSummary, noFilters, select, type MenuFilterState } from '@/domain/menu-filters'
import { fillInCount } from '@/ui/fill-in'
import { filterRule } from './filter-rule'
import { filterSummary, type FilterCounts, type OfferedFilter } from './filter-words'
import { carryFilters, dishesInPage } from './in-the-page'
import { menuAddress, type MenuView } from './menu-address'
import type { MenuWords } from './menu-words'

type Props = {
  /** In list order, those that warn or are chosen included. */
  filters: OfferedFilter[]
  view: MenuView
  counts: FilterCounts
  locale: Locale
  words: MenuWords['filters']
}

/**
 * The filters of the page. Every toggle is a submit button of a GET form, so that it works without JavaScript; with it
 * nothing is asked of the server: a style rule hides the rows. Spec: PUB-4.5, PUB-4.7.
 */
export function FilterBar({ filters, view, counts, locale, words }: Props) {
  const [state, setState] = useState(view.filters)
  const [count, setCount] = useState(counts)
  const touched = useRef<string | null>(null)
  const bar = useRef<HTMLDivElement>(null)

  // A button that moves to the other list is a new one there: whoever pressed it goes on from it.
  useLayoutEffect(() => {
    if (!touched.current) return
    bar.current?.querySelector<HTMLElement>(`[data-code="${touched.current}"]`)?.focus({ preventScroll: true })
    touched.current = null
  }, [state])

  const choose = (next: MenuFilterState, code: string) => {
    touched.current = code
    carryFilters(menuAddress({ ...view, filters: next }), next)
    setCount(countDishes(next))
    setState(next)
  }
  const group = (type: OfferedFilter['type'], title: string) => (
    <FilterGroup
      title={title}
      words={words}
      filters={filters.filter((filter) => filter.type === type)}
      view={{ ...view, filters: state }}
      onToggle={(filter) => choose(toggled(state, filter), filter.code)}
    />
  )
  const chosen = state.hiddenAllergens.length + state.requiredLabels.length > 0
  const summary = filterSummary(count, state, filters, words.summary, locale)
  const undeclared = state.hiddenAllergens.length > 0 ? count.withoutDeclaration : 0
  const declared = { ...state, showUndeclared: !state.showUndeclared }

  return (
    <div className="menu-filters" ref={bar}>
      {filters.some(({ type }) => type === 'allergen') && group('allergen', words.hide)}
      {filters.some(({ type }) => type === 'label') && group('label', words.only)}
      <div className="menu-outcome">
        <p role="status">
          {summary}
          {count.dishes > 0 && count.total === count.dishes && <strong> {words.nothingLeft}</strong>}
        </p>
        {undeclared > 0 && (
          <div className="menu-outcome-undeclared">
            {fillInCount(state.showUndeclared ? words.undeclaredShown : words.undeclared, undeclared, locale, {
              count: undeclared,
            })}{' '}
            —{' '}
            <Toggle
              code="undeclared"
              view={{ ...view, filters: declared }}
              onToggle={() => choose(declared, 'undeclared')}
            >
              {state.showUndeclared ? words.hideThem : words.showThem}
            </Toggle>
          </div>
        )}
        {chosen && (
          <Toggle
            code="clear"
            view={{ ...view, filters: noFilters }}
            onToggle={() => choose(noFilters, filters[0]?.code ?? '')}
          >
            {words.clear}
          </Toggle>
        )}
      </div>
      <style dangerouslySetInnerHTML={{ __html: filterRule(state) }} />
    </div>
  )
}

type GroupProps = {
  title: string
  words: Props['words']
  filters: OfferedFilter[]
  view: MenuView
  onToggle: (filter: OfferedFilter) => void
}

/** Without JavaScript a button sends its whole list as it would be after the toggle, and the form the rest. */
function FilterGroup({ title, words, filters, view, onToggle }: GroupProps) {
  const type = filters[0]?.type ?? 'label'
  const [parameter, list] =
    type === 'allergen' ? (['hide', 'hiddenAllergens'] as const) : (['only', 'requiredLabels'] as const)
  const chosen = (filter: OfferedFilter) => isChosen(view.filters, filter)
  const buttons = (label: string, each: OfferedFilter[]) =>
    each.length > 0 && (
      <ul aria-label={label}>
        {each.map((filter) => (
          <li key={filter.code}>
            <button
              name={parameter}
              value={toggled(view.filters, filter)[list].join(',')}
              data-code={filter.code}
              aria-pressed={chosen(filter)}
              className="menu-toggle"
              onClick={(event) => {
                event.preventDefault()
                onToggle(filter)
              }}
            >
              <svg aria-hidden="true">
                <use href={`#icon-${filter.icon}`} />
              </svg>
              {filter.name}
              {chosen(filter) && (
                <svg aria-hidden="true">
                  <use href="#icon-remove" />
                </svg>
              )}
            </button>
          </li>
        ))}
      </ul>
    )
  return (
    <form method="get">
      <Hidden view={{ ...view, filters: { ...view.filters, [list]: [] } }} />
      <div role="group" aria-labelledby={`menu-filters-${type}`} className="menu-filter-group">
        <p id={`menu-filters-${type}`}>{title}</p>
        <div className="menu-filter-lists">
          {buttons(words.selected, filters.filter(chosen))}
          {buttons(
            words.available,
            filters.filter((filter) => !chosen(filter)),
          )}
        </div>
      </div>
    </form>
  )
}

type ToggleProps = { code: string; view: MenuView; onToggle: () => void; children: ReactNode }

/** A step to the address of another view, which acts in place where there is JavaScript. */
function Toggle({ code, view, onToggle, children }: ToggleProps) {
  return (
    <form
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        onToggle()
      }}
    >
      <Hidden view={view} />
      <button data-code={code} className="menu-quiet">
        {children}
      </button>
    </form>
  )
}

function Hidden({ view }: { view: MenuView }) {
  return [...new URLSearchParams(menuAddress(view))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

const toggled = (state: MenuFilterState, filter: OfferedFilter) =>
  isChosen(state, filter) ? deselect(state, filter) : select(state, filter)

const isChosen = ({ hiddenAllergens, requiredLabels }: MenuFilterState, { code, type }: OfferedFilter) =>
  (type === 'allergen' ? hiddenAllergens : requiredLabels).includes(code)

function countDishes(state: MenuFilterState): FilterCounts {
  const dishes = dishesInPage()
  return {
    ...hiddenSummary(dishes, state),
    dishes: dishes.length,
    withoutDeclaration: dishes.filter(({ allergensDeclared }) => !allergensDeclared).length,
  }
}
