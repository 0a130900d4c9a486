import type { FilterOption } from '@/domain/menu/filters/filter-summary'
import { isSelected, toggleFilter } from '@/domain/menu/filters/menu-filters'
import type { MenuView } from '@/domain/menu/menu-url'
import type { MenuMessages } from '@/i18n/menu-messages'
import { FilterLabel, HiddenFields, Toggle } from './filter-toggle'

type SelectedProps = {
  label: string
  filters: FilterOption[]
  view: MenuView
  onToggle: (filter: FilterOption) => void
}

/** The selected filters beside the collapsed panel on phones, so that they stay in view. */
export function SelectedFilters({ label, filters, view, onToggle }: SelectedProps) {
  return (
    <ul aria-label={label} className="menu-filter-selected">
      {filters.map((filter) => (
        <li key={filter.code}>
          <Toggle
            code={filter.code}
            view={{ ...view, filters: toggleFilter(view.filters, filter) }}
            onToggle={() => onToggle(filter)}
            className="menu-filter-toggle"
            isPressed
          >
            <FilterLabel filter={filter} isPressed />
          </Toggle>
        </li>
      ))}
    </ul>
  )
}

type GroupProps = {
  title: string
  messages: MenuMessages['filters']
  filters: FilterOption[]
  view: MenuView
  onToggle: (filter: FilterOption) => void
}

/** The filters of one kind. Without JavaScript each button sends its whole list as it is after the toggle. Hidden fields send the other parameters. */
export function FilterGroup({ title, messages, filters, view, onToggle }: GroupProps) {
  const type = filters[0]?.type ?? 'label'
  const [parameter, list] =
    type === 'allergen' ? (['hide', 'hiddenAllergens'] as const) : (['only', 'requiredLabels'] as const)
  const isPressed = (filter: FilterOption) => isSelected(view.filters, filter)
  const buttonList = (label: string, listed: FilterOption[]) =>
    listed.length > 0 && (
      <ul aria-label={label}>
        {listed.map((filter) => (
          <li key={filter.code}>
            <button
              name={parameter}
              value={toggleFilter(view.filters, filter)[list].join(',')}
              data-code={filter.code}
              aria-pressed={isPressed(filter)}
              className="menu-filter-toggle"
              onClick={(event) => {
                event.preventDefault()
                onToggle(filter)
              }}
            >
              <FilterLabel filter={filter} isPressed={isPressed(filter)} />
            </button>
          </li>
        ))}
      </ul>
    )
  return (
    <form method="get">
      <HiddenFields view={{ ...view, filters: { ...view.filters, [list]: [] } }} />
      <div role="group" aria-labelledby={`menu-filters-${type}`} className="menu-filter-group">
        <p id={`menu-filters-${type}`}>{title}</p>
        <div className="menu-filter-lists">
          {buttonList(messages.selected, filters.filter(isPressed))}
          {buttonList(
            messages.available,
            filters.filter((filter) => !isPressed(filter)),
          )}
        </div>
      </div>
    </form>
  )
}
