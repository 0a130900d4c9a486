import type { Location } from '@/domain/places/location'
import type { MenuFilter } from '@/domain/menu/dish/dish'
import { localize, type Locale, type Localized } from '@/domain/locale'
import { toSentenceCase } from '@/domain/menu/filters/filter-summary'
import { parseFilterState, toFilterParameters, type MenuFilterState } from '@/domain/menu/filters/menu-filters'
import type { MenuView } from '@/domain/menu/menu-url'
import { formatMessage } from '@/domain/text/format-message'
import { CarriedOverNotice } from './carried-over-notice'
import type { MenuMessages } from '@/i18n/menu-messages'

type Props = {
  location: Location
  view: MenuView & { mine: readonly string[] }
  /** The filters of the previous location. */
  dropped: MenuFilterState
  /** The meal that this location does not serve; null when it does. */
  missing: Localized | null
  period: { name: Localized } | null
  filters: readonly MenuFilter[]
  available: readonly MenuFilter[]
  locale: Locale
  messages: Pick<MenuMessages, 'carried'>
}

/** Says what the change of location did to the filters and the meal. Nothing when both stayed as they were. Spec: PUB-4.3. */
export function CarriedOver(props: Props) {
  const { location, view, dropped, missing, period, filters, available, locale, messages } = props
  // The visitor's own allergens are still hidden, so they were not cleared.
  const codes = [...dropped.hiddenAllergens.filter((code) => !view.mine.includes(code)), ...dropped.requiredLabels]
  const nameOf = (code: string) =>
    toSentenceCase(localize(filters.find((filter) => filter.code === code)?.name, locale) ?? code)
  const name = (text: Localized | null | undefined) => localize(text, locale) ?? ''
  const offered = parseFilterState(Object.fromEntries(toFilterParameters(dropped)), available)
  const canRestore = offered.hiddenAllergens.length + offered.requiredLabels.length > 0
  if (codes.length === 0 && !missing) return null
  return (
    <CarriedOverNotice
      cleared={codes.length > 0 ? formatMessage(messages.carried.cleared, { names: codes.map(nameOf).join(', ') }) : ''}
      missing={
        missing
          ? formatMessage(messages.carried.missing, {
              location: name(location.name),
              meal: toSentenceCase(name(missing)),
              shown: name(period?.name),
            })
          : ''
      }
      view={view}
      restorable={codes.length > 0 && canRestore ? offered : null}
      restore={messages.carried.restore}
    />
  )
}
