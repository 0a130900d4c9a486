import type { Localized } from '@/domain/locale'

type Found<Value> = { at: string; value: Value }

/** Collects every value of a tree that the predicate accepts, with its path. */
export function everyValue<Value>(
  tree: unknown,
  is: (value: unknown) => value is Value,
  at = 'campus',
): Found<Value>[] {
  if (is(tree)) return [{ at, value: tree }]
  if (!tree || typeof tree !== 'object') return []
  return Object.entries(tree).flatMap(([key, child]) => everyValue(child, is, `${at}.${key}`))
}

export const isText = (value: unknown): value is string => typeof value === 'string'

export const isLocalized = (value: unknown): value is Localized =>
  typeof value === 'object' && value !== null && Object.keys(value).sort().join() === 'en,fr'

export const isMarkup = (value: unknown): value is Localized =>
  isLocalized(value) && /<[a-z]/.test(`${value.en}${value.fr}`)

type Offset = number | null
type Dated = {
  startOffsetDays?: Offset
  endOffsetDays?: Offset
  showFromOffsetDays?: number
  showUntilOffsetDays?: number
}

/** Something that takes place or is shown on certain days. */
export const isDated = (value: unknown): value is Dated =>
  typeof value === 'object' && value !== null && ('startOffsetDays' in value || 'showFromOffsetDays' in value)

/** Its first and last days, counted from the day of seeding. Null means no limit. What only starts takes place on one day. */
export const daysOf = (item: Dated): [first: Offset, last: Offset] =>
  item.startOffsetDays === undefined
    ? [item.showFromOffsetDays ?? null, item.showUntilOffsetDays ?? null]
    : [item.startOffsetDays, item.endOffsetDays === undefined ? item.startOffsetDays : item.endOffsetDays]

/** The text of HTML. A tag inside a sentence leaves no space, any other tag leaves one. */
export const withoutMarkup = (html: string) => html.replace(/<\/?(?:a|em|strong)\b[^>]*>/g, '').replace(/<[^>]*>/g, ' ')
