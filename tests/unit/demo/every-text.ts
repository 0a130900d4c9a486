import type { Words } from '../../../demo/campus-shape'

type Found<Value> = { at: string; value: Value }

/** Every value of a tree that a test accepts, with the path to it. */
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

export const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && Object.keys(value).sort().join() === 'en,fr'

export const isMarkup = (value: unknown): value is Words => isWords(value) && /<[a-z]/.test(`${value.en}${value.fr}`)

/** The drawings of a picture, wherever it stands. */
export const isPicture = (value: unknown): value is { emoji: string[]; alt: Words } =>
  typeof value === 'object' && value !== null && 'emoji' in value

/** What is read, without the markup around it. */
export const withoutMarkup = (html: string) => html.replace(/<[^>]*>/g, ' ')
