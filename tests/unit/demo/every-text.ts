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

/** A picture, in any list. */
export const isPicture = (value: unknown): value is { emoji: string[]; alt: Localized } =>
  typeof value === 'object' && value !== null && 'emoji' in value

/** The text of HTML. A tag inside a sentence leaves no space, any other tag leaves one. */
export const withoutMarkup = (html: string) => html.replace(/<\/?(?:a|em|strong)\b[^>]*>/g, '').replace(/<[^>]*>/g, ' ')
