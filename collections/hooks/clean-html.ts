import type { FieldHook } from 'payload'
import { cleanHtml as clean } from '@/server/clean-html'

const cleaned = (value: unknown): unknown => {
  if (typeof value === 'string') return clean(value)
  if (!value || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([locale, text]) => [locale, cleaned(text)]))
}

/** Written in one language, or in all at once as `{ en, fr }`. */
const onSave: FieldHook = ({ value }) => cleaned(value)

/** What staff write as HTML is cleaned when it is saved; pages clean it once more when they show it. */
export const cleanHtml = { beforeValidate: [onSave] }
