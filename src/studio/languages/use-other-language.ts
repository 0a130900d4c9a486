'use client'
import { useConfig, useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import { getTranslation } from '@payloadcms/translations'
import type { TextFieldClient } from 'payload'
import type { Locale } from '@/domain/locale'
import { otherLanguageOf, translationOf } from '@/domain/text/other-language'
import { useOnlyLanguage } from './only-language'

type Named = { field: { name: string; label?: TextFieldClient['label'] }; path: string }
type OtherLanguage = { language: Locale; path: string; label: string }

/**
 * Where a form has the text of a field in the language in which the document is not open, and how its input is labelled. Null where the
 * form has none, as in a bulk edit, and for a site of one language.
 */
export function useOtherLanguage({ field, path: ownPath }: Named): OtherLanguage | null {
  const path = ownPath.slice(0, ownPath.length - field.name.length) + translationOf(field.name)
  const hasOther = useFormFields(([fields]) => fields[path] !== undefined)
  const { code } = useLocale()
  const only = useOnlyLanguage()
  const { i18n } = useTranslation()
  const { localization } = useConfig().config
  if (!hasOther || only === code) return null
  const language = otherLanguageOf(code)
  const name = localization ? localization.locales.find((locale) => locale.code === language)?.label : language
  const label = `${getTranslation(field.label || field.name, i18n)} — ${getTranslation(name ?? language, i18n)}`
  return { language, path, label }
}
