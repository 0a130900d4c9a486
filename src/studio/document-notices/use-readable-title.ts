import { useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui'
import { getTranslation } from '@payloadcms/translations'
import type { ClientCollectionConfig } from 'payload'
import { useTitle } from './use-title'

/** The text of a field in the given language, or in the other one; null for none. */
function readText(value: unknown, language: 'en' | 'fr'): string | null {
  const texts = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : { [language]: value }
  const found = [texts[language], texts.en, texts.fr].find((text) => typeof text === 'string' && text.trim() !== '')
  return (found as string | undefined) ?? null
}

/**
 * Payload shows the id of a document that has no title in this language. Shows its title in the other language instead, or the name
 * of its collection.
 */
export function useReadableTitle(collection: ClientCollectionConfig | null, doc: unknown, language: 'en' | 'fr'): void {
  const { id } = useDocumentInfo()
  const { title } = useDocumentTitle()
  const { i18n } = useTranslation()
  const field = collection?.admin.useAsTitle
  const stored = field && field !== 'id' && doc ? readText((doc as Record<string, unknown>)[field], language) : null
  const wanted = stored ?? (collection ? getTranslation(collection.labels.singular, i18n) : null)
  useTitle(id !== undefined && title === String(id) ? wanted : null)
}
