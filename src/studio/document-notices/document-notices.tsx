'use client'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import type { ClientCollectionConfig } from 'payload'
import { findMissingTranslations } from '@/domain/text/missing-translations'
import { documentNoticesMessages } from './document-notices-messages'
import { KeptErrors } from './kept-errors'
import { listFields } from './list-missing-translations'
import { listTranslatedFields } from './translated-fields'
import { usePublishingQuestion } from './use-publishing-question'
import { useReadableTitle } from './use-readable-title'
import './document-notices.css'

/** Loads what the stored document says in each language; null when it cannot be read. */
async function loadDocument(api: string, slug: string, id: string): Promise<unknown> {
  const response = await fetch(`${api}/${slug}/${id}?locale=all&depth=0&draft=true&fallback-locale=none`, {
    credentials: 'include',
  })
  return response.ok ? response.json() : null
}

/** The texts that exist in one language only, above a document. Asks before they are published; refuses no save. */
export function DocumentNotices() {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo()
  const { config, getEntityConfig } = useConfig()
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const messages = documentNoticesMessages(language)
  const [stored, setStored] = useState<unknown>(null)
  const collection = collectionSlug ? (getEntityConfig({ collectionSlug }) as ClientCollectionConfig) : null
  const fields = useMemo(() => (collection ? listTranslatedFields(collection.fields) : []), [collection])
  const missing = useMemo(() => (stored ? findMissingTranslations(stored, fields) : []), [stored, fields])
  const notice = useRef<HTMLDivElement>(null)
  const hasDrafts = Boolean(collection?.versions?.drafts)
  const api = config.routes.api
  useReadableTitle(collection, stored, language)

  useEffect(() => {
    if (id === undefined || !collectionSlug || fields.length === 0) return
    let isMounted = true
    loadDocument(api, collectionSlug, String(id)).then(
      (doc) => isMounted && setStored(doc),
      () => undefined, // the form itself says when the server cannot be reached
    )
    return () => {
      isMounted = false
    }
  }, [api, collectionSlug, fields, id, lastUpdateTime])

  const known = id === undefined ? null : (stored ?? undefined)
  usePublishingQuestion({ notice, stored: known, fields, hasDrafts, language })
  return (
    <>
      <KeptErrors />
      <div className="document-notices" role="status" ref={notice}>
        {(['fr', 'en'] as const).map((locale) => {
          const names = listFields(missing, locale, language)
          return names && <p key={locale}>{`${messages.missing[locale]} ${names}`}</p>
        })}
      </div>
    </>
  )
}
