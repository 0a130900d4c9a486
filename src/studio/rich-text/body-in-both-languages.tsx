'use client'
import { useCallback, useId, useMemo, useState, type ComponentProps } from 'react'
import { RichTextField } from '@payloadcms/richtext-lexical/client'
import { CheckboxInput, FieldContext, FieldPathContext, useField, useFormFields, useTranslation } from '@payloadcms/ui'
import { translatedValue } from '@/domain/text/other-language'
import { useOtherLanguage } from '@/studio/languages/use-other-language'
import { useSideBySide } from './use-side-by-side'

type Props = ComponentProps<typeof RichTextField>
type Other = NonNullable<ReturnType<typeof useOtherLanguage>>

const messages = { en: 'Show both languages', fr: 'Afficher les deux langues' }

/**
 * A body, with a switch that shows the other language beside it. The second editor is loaded when it is wanted, or when the server
 * refused its text; then it stays while the text is corrected.
 */
export function BodyInBothLanguages(props: Props) {
  const other = useOtherLanguage(props)
  const [isWanted, setWanted] = useSideBySide()
  const isRefused = useFormFields(([fields]) => other !== null && fields[other.path]?.valid === false)
  const [wasRefused, setWasRefused] = useState(false)
  if (isRefused && !wasRefused) setWasRefused(true)
  const { i18n } = useTranslation()
  const id = useId()
  if (!other) return <RichTextField {...props} />
  const isShown = isWanted || wasRefused
  const toggle = () => {
    setWasRefused(false)
    setWanted(!isShown)
  }
  return (
    <div className="both-bodies">
      <CheckboxInput
        checked={isShown}
        id={id}
        label={messages[i18n.language === 'fr' ? 'fr' : 'en']}
        onToggle={toggle}
      />
      <div className={isShown ? 'both-bodies__editors' : undefined}>
        <RichTextField {...props} />
        {isShown && <OtherBody {...props} other={other} />}
      </div>
    </div>
  )
}

/** Payload's editor with the value of the translation, and with the rights and features of the first one. */
function OtherBody({ other, ...props }: Props & { other: Other }) {
  const { language, path, label } = other
  const field = useField<Record<string, unknown> | null>({ path })
  const { setValue } = field
  const setText = useCallback((text: unknown) => setValue({ [language]: text }), [language, setValue])
  const value = translatedValue(field.value, language)
  const initialValue = translatedValue(field.initialValue, language)
  const context = useMemo(
    () => ({ ...field, path, value, initialValue, setValue: setText }),
    [field, initialValue, path, setText, value],
  )
  const own = useMemo(() => ({ ...props.field, label, localized: false }), [label, props.field])
  return (
    <FieldPathContext value={path}>
      <FieldContext value={context}>
        <RichTextField {...props} field={own} path={path} />
      </FieldContext>
    </FieldPathContext>
  )
}
