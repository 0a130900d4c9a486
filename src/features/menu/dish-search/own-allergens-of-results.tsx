import type { Locale } from '@/domain/locale'
import type { MenuFilter } from '@/domain/menu/dish/dish'
import type { MenuFilterState } from '@/domain/menu/filters/menu-filters'
import { MyAllergens } from '@/features/menu/filters/my-allergens'
import { allergenChoices } from '@/features/menu/filters/offered-filters'
import { menuMessages } from '@/i18n/menu-messages'

const rule =
  '.found-dishes>li:is({dishes}){display:none}' +
  '.found-dishes:not(:has(>li:not({dishes}))) + .my-allergens-all{display:block}'

type Props = {
  mine: readonly string[]
  /** The query of this page without the visitor's own allergens. */
  query: string
  filters: readonly MenuFilter[]
  /** The filters available on this campus. */
  available: readonly MenuFilter[]
  /** The filters that the server applied, with the visitor's own allergens. */
  applied: MenuFilterState
  locale: Locale
}

/** The line above dishes found by a search: it names the visitor's own allergens and hides their dishes. Spec: PUB-4.7. */
export function OwnAllergensOfResults({ mine, query, filters, available, applied, locale }: Props) {
  const { myAllergens } = menuMessages(locale)
  const { hidden, notHidden } = myAllergens.search
  const messages = applied.showUndeclared ? { ...myAllergens, notHidden } : { ...myAllergens, hidden, notHidden }
  const choices = allergenChoices(filters, available, locale)
  return <MyAllergens inUrl={mine} {...{ query, choices, applied, rule, messages }} />
}
