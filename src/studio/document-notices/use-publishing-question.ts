import { useEffect, useRef, useState, type RefObject } from 'react'
import { useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'
import type { Locale } from '@/domain/locale'
import {
  findMissingInForm,
  findMissingTranslations,
  findNewlyPublic,
  type TranslatedField,
} from '@/domain/text/missing-translations'
import { otherLanguageOf } from '@/domain/text/other-language'
import { documentNoticesMessages } from './document-notices-messages'
import { listMissingTranslations, listNames } from './list-missing-translations'
import type { StoredTexts } from './use-stored-texts'

type Options = {
  api: string
  /** The notice of the document, next to its buttons. */
  notice: RefObject<HTMLElement | null>
  /** What is stored; undefined while it is being read, null when it cannot be read. */
  texts: StoredTexts | null | undefined
  fields: readonly TranslatedField[]
  /** The only language of the site; null for a site of both. */
  only: Locale | null
  hasDrafts: boolean
  language: 'en' | 'fr'
}

/**
 * Asks before a document is published with texts in one language only, and whether the unfinished text of the other language becomes
 * public, too; returns that second question while it is open. Collections without drafts publish with every save: there it asks only
 * about texts that the save leaves untranslated, not about what was missing before. Drafts are saved without a question. A click waits
 * until the stored texts are read.
 */
export function usePublishingQuestion({ api, notice, texts, fields, only, hasDrafts, language }: Options) {
  const { getData, submit } = useForm()
  const { collectionSlug, id, setHasPublishedDoc, setMostRecentVersionIsAutosaved } = useDocumentInfo()
  const locale: Locale = useLocale().code === 'fr' ? 'fr' : 'en'
  const [question, setQuestion] = useState<{ text: string; button: HTMLElement } | null>(null)
  const waiting = useRef<HTMLElement>(null)
  const publishesBoth = useRef(false)
  /** What was stored when the document was opened: autosave stores what is typed since, and its author means to publish that. */
  const opened = useRef<{ stored: unknown }>(null)
  useEffect(() => {
    if (texts) opened.current ??= { stored: texts.stored }
    if (only !== null) return
    const messages = documentNoticesMessages(language)
    const other = otherLanguageOf(locale)
    const confirmMissing = ({ stored }: StoredTexts) => {
      const known = hasDrafts ? [] : findMissingTranslations(stored, fields)
      const missing = findMissingInForm(getData(), stored, fields, locale).filter(
        (each) => !known.some(({ path, missing: before }) => path === each.path && before === each.missing),
      )
      return missing.length === 0 || window.confirm(listMissingTranslations(missing, language))
    }
    /** What becomes public in the other language, which the person may not mean; null for nothing. */
    const describeDrafts = () => {
      if (!texts) return messages.unknown[other]
      const drafts = findNewlyPublic(getData(), opened.current?.stored, texts.published, fields, locale)
      return drafts.length > 0 ? `${messages.newlyPublic[other]} ${listNames(drafts, language)}.` : null
    }
    const isMeant = (button: HTMLElement) => {
      if (texts && !confirmMissing(texts)) return false
      if (!hasDrafts) return Boolean(texts) || window.confirm(`${messages.unknown[other]} ${messages.publishAnyway}`)
      const text = describeDrafts()
      if (text !== null) setQuestion({ text, button })
      return text === null
    }
    const ask = (event: MouseEvent) => {
      const button = (event.target as Element | null)?.closest?.<HTMLElement>('#action-save')
      if (!button || !notice.current?.closest('.doc-controls')?.contains(button) || publishesBoth.current) return
      if (texts === undefined) waiting.current = button
      else if (isMeant(button)) return
      event.preventDefault()
      event.stopPropagation() // before React sees the click
    }
    document.addEventListener('click', ask, true)
    if (texts !== undefined) {
      waiting.current?.click()
      waiting.current = null
    }
    return () => document.removeEventListener('click', ask, true)
  }, [fields, getData, hasDrafts, language, locale, notice, only, texts])
  if (!question) return null
  const onClose = () => setQuestion(null)
  return {
    text: question.text,
    locale,
    onClose,
    /** As Payload's menu beside the button does, but leaves the button enabled: the draft of the other language is still to publish. */
    async onPublishOne() {
      onClose()
      const isSaved = await submit({
        action: `${api}/${collectionSlug}/${id}?depth=0&locale=${locale}&publishSpecificLocale=${locale}`,
        overrides: { _status: 'published' },
      })
      if (!isSaved) return
      setMostRecentVersionIsAutosaved(false)
      setHasPublishedDoc(true)
    },
    onPublishBoth() {
      onClose()
      publishesBoth.current = true
      question.button.click()
      publishesBoth.current = false
    },
  }
}
