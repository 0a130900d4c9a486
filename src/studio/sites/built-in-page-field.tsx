'use client'
import { useField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { LabelledInput } from '@/studio/labelled-input'

type Props = TextFieldClientProps & {
  /** The names of the pages in both languages of the studio, by master slug. */
  pages: Record<string, Record<'en' | 'fr', string>>
}

/** A list of the built-in pages. A stored master slug of no built-in page stays in the list as it is. */
export function BuiltInPageField({ field, path: givenPath, readOnly, pages }: Props) {
  const { i18n } = useTranslation()
  const { value, setValue, path, disabled } = useField<string | null>({ potentiallyStalePath: givenPath })
  const language = i18n.language === 'fr' ? 'fr' : 'en'
  const named = Object.entries(pages).map(([slug, name]) => [slug, name[language]] as const)
  const unknown = value && !Object.hasOwn(pages, value) ? [[value, value] as const] : []
  return (
    <LabelledInput field={field} path={path} error={null}>
      {({ id }) => (
        <select
          id={id}
          name={path}
          value={value ?? ''}
          disabled={readOnly || disabled}
          onChange={({ target }) => setValue(target.value || null)}
        >
          <option value="" />
          {[...named, ...unknown].map(([slug, name]) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      )}
    </LabelledInput>
  )
}
