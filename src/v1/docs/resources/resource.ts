import type { z } from 'zod'
import type { Localized } from '@/domain/locale'

/**
 * A schema with a name in the OpenAPI document, such as `Item`. `keys` describes keys whose meaning differs from the one in
 * `key-descriptions.ts`.
 */
export type Resource = { name: string; schema: z.ZodType; about: Localized; keys: Readonly<Record<string, Localized>> }

export const resource = (
  name: string,
  schema: z.ZodType,
  en: string,
  fr: string,
  keys: Readonly<Record<string, readonly [en: string, fr: string]>> = {},
): Resource => ({
  name,
  schema,
  about: { en, fr },
  keys: Object.fromEntries(Object.entries(keys).map(([key, [english, french]]) => [key, { en: english, fr: french }])),
})
