'use client'
import { useField, useTranslation } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { formatSavedBy } from '@/domain/saved-by'

const label = { en: 'Last saved by', fr: 'Dernier enregistrement par' }

/** Says in the sidebar of a document who saved it last; nothing before its first save. */
export function SavedByField({ path }: JSONFieldClientProps) {
  const { value } = useField<unknown>({ path })
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const name = formatSavedBy(value, language)
  return name && <p className="saved-by">{`${label[language]}${language === 'fr' ? '\u00a0' : ''}: ${name}`}</p>
}
