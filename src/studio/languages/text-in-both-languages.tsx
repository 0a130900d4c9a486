'use client'
import { TextareaField, TextareaInput, TextField, TextInput, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { TextareaFieldClientProps, TextFieldClientProps } from 'payload'
import { readTranslation } from '@/domain/text/other-language'
import { useOtherLanguage } from './use-other-language'

type Props = TextFieldClientProps | TextareaFieldClientProps
type Translation = { en?: string | null; fr?: string | null }

const isArea = (props: Props): props is TextareaFieldClientProps => props.field.type === 'textarea'
const Input = (props: Props) => (isArea(props) ? <TextareaField {...props} /> : <TextField {...props} />)

/**
 * A text in both languages, next to each other: the language in which the document is open first. Only the first where there is no
 * other language.
 */
export function TextInBothLanguages(props: Props) {
  const { field } = props
  const other = useOtherLanguage(props)
  if (!other) return <Input {...props} />
  const own = { ...props, field: { ...field, admin: { ...field.admin, style: undefined, width: undefined } } } as Props
  return (
    <div className="both-languages" style={mergeFieldStyles(field)}>
      <Input {...own} />
      <OtherText {...props} {...other} />
    </div>
  )
}

/** The input for the language in which the document is not open. */
function OtherText({
  field,
  path,
  readOnly,
  language,
  label,
}: Props & NonNullable<ReturnType<typeof useOtherLanguage>>) {
  const { value, setValue, showError, disabled } = useField<Translation | null>({ path })
  const shared = {
    path,
    label,
    value: readTranslation(value, language) ?? '',
    onChange: ({ target }: { target: { value: string } }) => setValue({ [language]: target.value || null }),
    readOnly: Boolean(readOnly) || disabled,
    showError,
  }
  return field.type === 'textarea' ? <TextareaInput {...shared} rows={field.admin?.rows} /> : <TextInput {...shared} />
}
