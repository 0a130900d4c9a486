'use client'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import type { ClientCollectionConfig } from 'payload'
import { findMissingTranslations, findUnpublished } from '@/domain/text/missing-translations'
import { documentNoticesMessages } from './document-notices-messages'
import { KeptErrors } from './kept-errors'
import { listFields, listNames } from './list-missing-translations'
import { listTranslatedFields } from './translated-fields'
import { usePublishingQuestion } from './use-publishing-question'
import { useReleasedLock } from './use-released-lock'
import { useReadableTitle } from './use-readable-title'
import './document-notices.css'

/** Loads what the stored document says in each language, as draft or as visitors read it; null when it cannot be read. */
async function loadDocument(api: string, slug: string, id: string, draft: boolean): Promise<unknown> {
  const response = await fetch(`${api}/${slug}/${id}?locale=all&depth=0&draft=${draft}&fallback-locale=none`, {
    credentials: 'include',
  })
  return response.ok ? response.json() : null
}

const isPublished = (doc: unknown) => (doc as { _status?: unknown } | null)?._status === 'published'

/** The texts that exist in one language only, or are public in one only, above a document. Asks before they are published; refuses no save. */
export function DocumentNotices() {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo()
  const { config, getEntityConfig } = useConfig()
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const messages = documentNoticesMessages(language)
  const [stored, setStored] = useState<unknown>(null)
  const [published, setPublished] = useState<unknown>()
  const collection = collectionSlug ? (getEntityConfig({ collectionSlug }) as ClientCollectionConfig) : null
  const fields = useMemo(() => (collection ? listTranslatedFields(collection.fields) : []), [collection])
  const missing = useMemo(() => (stored ? findMissingTranslations(stored, fields) : []), [stored, fields])
  const notice = useRef<HTMLDivElement>(null)
  const hasDrafts = Boolean(collection?.versions?.drafts)
  const api = config.routes.api
  useReadableTitle(collection, stored, language)
  useReleasedLock({ api, slug: collectionSlug, id })

  useEffect(() => {
    if (id === undefined || !collectionSlug || fields.length === 0) return
    let isMounted = true
    const load = (draft: boolean, set: (doc: unknown) => void) =>
      loadDocument(api, collectionSlug, String(id), draft).then(
        (doc) => isMounted && set(doc),
        () => undefined, // the form itself says when the server cannot be reached
      )
    void load(true, setStored)
    if (hasDrafts) void load(false, (doc) => setPublished(isPublished(doc) ? doc : null))
    return () => {
      isMounted = false
    }
  }, [api, collectionSlug, fields, hasDrafts, id, lastUpdateTime])

  const known = id === undefined ? null : (stored ?? undefined)
  usePublishingQuestion({
    notice,
    stored: known,
    published: id === undefined ? null : published,
    fields,
    hasDrafts,
    language,
  })
  return (
    <>
      <KeptErrors />
      <div className="document-notices" role="status" ref={notice}>
        {(['fr', 'en'] as const).map((locale) => {
          const names = listFields(missing, locale, language)
          return names && <p key={locale}>{`${messages.missing[locale]} ${names}`}</p>
        })}
        {(['fr', 'en'] as const).map((locale) => {
          const names =
            stored && published ? listNames(findUnpublished(stored, published, fields, locale), language) : ''
          return names && <p key={`${locale} public`}>{`${messages.notPublic[locale]} ${names}`}</p>
        })}
      </div>
    </>
  )
}
