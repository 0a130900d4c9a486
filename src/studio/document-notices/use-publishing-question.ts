import { useEffect, type RefObject } from 'react'
import { useForm, useLocale } from '@payloadcms/ui'
import {
  findMissingInForm,
  findMissingTranslations,
  findNewlyPublic,
  type TranslatedField,
} from '@/domain/text/missing-translations'
import { otherLanguageOf } from '@/domain/text/other-language'
import { documentNoticesMessages } from './document-notices-messages'
import { listMissingTranslations, listNames } from './list-missing-translations'

type Options = {
  /** The notice of the document, next to its buttons. */
  notice: RefObject<HTMLElement | null>
  /** The stored document in all languages; null for a new one, undefined while it is not known. */
  stored: unknown
  /** What visitors read of it in all languages; null for nothing, undefined while it is not known. */
  published: unknown
  fields: readonly TranslatedField[]
  hasDrafts: boolean
  language: 'en' | 'fr'
}

/**
 * Asks before a document is published with texts in one language only, and before the unfinished text of the other language
 * becomes public. Collections without drafts publish with every save: there it asks only about texts that the save leaves
 * untranslated, not about what was missing before. Drafts are saved without a question, and so is a document whose stored
 * texts have not been read: every text of another language would seem to be missing.
 */
export function usePublishingQuestion({ notice, stored, published, fields, hasDrafts, language }: Options): void {
  const { getData } = useForm()
  const locale = useLocale().code === 'fr' ? 'fr' : 'en'
  useEffect(() => {
    const refuse = (event: MouseEvent) => {
      event.preventDefault()
      event.stopPropagation() // before React sees the click
    }
    /** Confirms that drafts of the other language become public, too; the menu beside the button publishes one language alone. */
    const confirmDrafts = () => {
      const drafts = hasDrafts ? findNewlyPublic(getData(), stored, published ?? null, fields, locale) : []
      const { newlyPublic, publishAll } = documentNoticesMessages(language)
      const question = `${newlyPublic[otherLanguageOf(locale)]} ${listNames(drafts, language)}. ${publishAll}`
      return drafts.length === 0 || window.confirm(question)
    }
    const ask = (event: MouseEvent) => {
      const button = (event.target as Element | null)?.closest?.('#action-save')
      if (!button || !notice.current?.closest('.doc-controls')?.contains(button) || stored === undefined) return
      const known = hasDrafts ? [] : findMissingTranslations(stored, fields)
      const missing = findMissingInForm(getData(), stored, fields, locale).filter(
        (each) => !known.some(({ path, missing: before }) => path === each.path && before === each.missing),
      )
      const isMeant = missing.length === 0 || window.confirm(listMissingTranslations(missing, language))
      if (!isMeant || !confirmDrafts()) refuse(event)
    }
    document.addEventListener('click', ask, true)
    return () => document.removeEventListener('click', ask, true)
  }, [fields, getData, hasDrafts, language, locale, notice, published, stored])
}
