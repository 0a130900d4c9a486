import { localize, type Locale } from '@/domain/locale'
import { maxDishes, type PlatedDish } from '@/domain/menu/plate'
import { formatMessage, formatPlural } from '@/domain/text/format-message'
import { plateMessages } from './plate-messages'

/** Says that a plate is full and names the dishes that are not on it for that reason. Empty when there are none. */
export function describePlateLimit(leftOut: readonly PlatedDish[], locale: Locale): string {
  if (leftOut.length === 0) return ''
  const { full, leftOut: message } = plateMessages(locale)
  const names = leftOut.map(({ dish }) => localize(dish.name, locale)).join(', ')
  return `${formatMessage(full, { most: maxDishes })} ${formatPlural(message, leftOut.length, locale, { names })}`
}
