import { useEffect, type RefObject } from 'react'
import { useForm, useLocale } from '@payloadcms/ui'
import { findMissingInForm, findMissingTranslations, type TranslatedField } from '@/domain/text/missing-translations'
import { listMissingTranslations } from './list-missing-translations'

type Options = {
  /** The notice of the document, next to its buttons. */
  notice: RefObject<HTMLElement | null>
  /** The stored document in all languages; null for a new one, undefined while it is not known. */
  stored: unknown
  fields: readonly TranslatedField[]
  hasDrafts: boolean
  language: 'en' | 'fr'
}

/**
 * Asks before a document is published with texts in one language only. Collections without drafts publish with every save: there it
 * asks only about texts that the save leaves untranslated, not about what was missing before. Drafts are saved without a question,
 * and so is a document whose stored texts have not been read: every text of another language would seem to be missing.
 */
export function usePublishingQuestion({ notice, stored, fields, hasDrafts, language }: Options): void {
  const { getData } = useForm()
  const locale = useLocale().code === 'fr' ? 'fr' : 'en'
  useEffect(() => {
    const ask = (event: MouseEvent) => {
      const button = (event.target as Element | null)?.closest?.('#action-save')
      if (!button || !notice.current?.closest('.doc-controls')?.contains(button) || stored === undefined) return
      const known = hasDrafts ? [] : findMissingTranslations(stored, fields)
      const missing = findMissingInForm(getData(), stored, fields, locale).filter(
        (each) => !known.some(({ path, missing: before }) => path === each.path && before === each.missing),
      )
      if (missing.length === 0 || window.confirm(listMissingTranslations(missing, language))) return
      event.preventDefault()
      event.stopPropagation() // before React sees the click
    }
    document.addEventListener('click', ask, true)
    return () => document.removeEventListener('click', ask, true)
  }, [fields, getData, hasDrafts, language, locale, notice, stored])
}
