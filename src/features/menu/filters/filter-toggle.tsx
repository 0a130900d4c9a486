import type { ReactNode } from 'react'
import type { FilterOption } from '@/domain/menu/filters/filter-summary'
import { menuUrl, type MenuView } from '@/domain/menu/menu-url'

type ToggleProps = {
  code: string
  view: MenuView
  onToggle: () => void
  className?: string
  isPressed?: boolean
  children: ReactNode
}

/** A button that submits another view, or calls `onToggle` when JavaScript is available. */
export function Toggle({ code, view, onToggle, className = 'menu-text-button', isPressed, children }: ToggleProps) {
  return (
    <form
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        onToggle()
      }}
    >
      <HiddenFields view={view} />
      <button data-code={code} className={className} aria-pressed={isPressed}>
        {children}
      </button>
    </form>
  )
}

/** A view of the menu as fields of a form. */
export function HiddenFields({ view }: { view: MenuView }) {
  return [...new URLSearchParams(menuUrl(view))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

/** The icon and the name of a filter, with a cross when it is selected. */
export function FilterLabel({ filter, isPressed }: { filter: FilterOption; isPressed: boolean }) {
  return (
    <>
      <svg aria-hidden="true">
        <use href={`#icon-${filter.icon}`} />
      </svg>
      {filter.name}
      {isPressed && (
        <svg aria-hidden="true">
          <use href="#icon-remove" />
        </svg>
      )}
    </>
  )
}
