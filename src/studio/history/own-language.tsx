'use client'
import { useFormFields, useTranslation } from '@payloadcms/ui'
import { getTranslation } from '@payloadcms/translations'
import type { DefaultCellComponentProps, TextFieldClientProps } from 'payload'
import { DocumentLink } from '@/studio/today/document-link'

/** Names the field with the same text in French. */
const inFrench = (name: string) => `${name}Fr`
const useLanguage = () => (useTranslation().i18n.language === 'fr' ? 'fr' : 'en')

/** A text that is stored in both languages, in that of the studio, in a list. */
export function OwnLanguageCell({ cellData, field, rowData }: DefaultCellComponentProps) {
  const language = useLanguage()
  const texts = rowData as Record<string, string | null>
  return <>{language === 'fr' && 'name' in field ? texts[inFrench(String(field.name))] : (cellData as string)}</>
}

/** The same in a form, as text that nobody edits. */
export function OwnLanguageField({ field, path }: TextFieldClientProps) {
  const { i18n } = useTranslation()
  const shown = useLanguage() === 'fr' ? inFrench(path) : path
  const value = useFormFields(([fields]) => fields[shown]?.value as string | undefined)
  return (
    <div className="field-type">
      <p className="field-label">{getTranslation(field.label ?? '', i18n)}</p>
      <p>{value || '–'}</p>
    </div>
  )
}

type Row = { kind: string; documentId: string; action: string; title: string | null; titleFr: string | null }

/** What has no form: deleted documents and files. */
const withoutForm = ['delete', 'import', 'undoImport']

/** The document of a change, with a link to its form if there is one, or the name of an imported file. */
export function ChangedDocumentCell({ rowData }: DefaultCellComponentProps) {
  const language = useLanguage()
  const { kind, documentId, action, title, titleFr } = rowData as Row
  const texts = { en: title ?? '', fr: titleFr ?? '' }
  if (withoutForm.includes(action)) return <>{texts[language]}</>
  return <DocumentLink collection={kind} id={documentId} title={texts} language={language} />
}
