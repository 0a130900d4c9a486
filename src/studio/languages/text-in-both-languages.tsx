'use client'
import { TextField, TextInput, useConfig, useField, useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import { getTranslation } from '@payloadcms/translations'
import type { TextFieldClientProps } from 'payload'
import { otherLanguageOf, readTranslation, translationOf } from '@/domain/text/other-language'
import { useOnlyLanguage } from './only-language'

type Translation = { en?: string | null; fr?: string | null }

/**
 * A text of one line in both languages, next to each other: the language in which the document is open first. Only the first where
 * the form has no translation, as in a bulk edit, and for a site of one language.
 */
export function TextInBothLanguages(props: TextFieldClientProps) {
  const { field, path } = props
  const otherPath = path.slice(0, path.length - field.name.length) + translationOf(field.name)
  const hasOther = useFormFields(([fields]) => fields[otherPath] !== undefined)
  const { code } = useLocale()
  const only = useOnlyLanguage()
  if (!hasOther || only === code) return <TextField {...props} />
  return (
    <div className="both-languages" style={mergeFieldStyles(field)}>
      <TextField {...props} field={{ ...field, admin: { ...field.admin, style: undefined, width: undefined } }} />
      <OtherLanguage {...props} path={otherPath} />
    </div>
  )
}

/** The input for the language in which the document is not open. */
function OtherLanguage({ field, path, readOnly }: TextFieldClientProps) {
  const { value, setValue, showError, disabled } = useField<Translation | null>({ path })
  const { i18n } = useTranslation()
  const { code } = useLocale()
  const { localization } = useConfig().config
  const other = otherLanguageOf(code === 'fr' ? 'fr' : 'en')
  const language = localization ? localization.locales.find((locale) => locale.code === other)?.label : other
  const label = `${getTranslation(field.label || field.name, i18n)} — ${getTranslation(language ?? other, i18n)}`
  return (
    <TextInput
      path={path}
      label={label}
      value={readTranslation(value, other) ?? ''}
      onChange={({ target }: { target: HTMLInputElement }) => setValue({ [other]: target.value || null })}
      readOnly={Boolean(readOnly) || disabled}
      showError={showError}
    />
  )
}
