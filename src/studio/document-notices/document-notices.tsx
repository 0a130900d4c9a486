'use client'
import { useMemo, useRef, useEffect } from 'react'
import { useRouter } from 'next/navigation'
import {
  LeaveWithoutSaving,
  useConfig,
  useDocumentInfo,
  useLocale,
  useTranslation,
  useDocumentTitle,
  useAuth,
} from '@payloadcms/ui'
import type { ClientCollectionConfig } from 'payload'
import { hasAutosaveEnabled } from 'payload/shared'
import type { Locale } from '@/domain/locale'
import { onlyLanguage, parseSiteLanguages } from '@/domain/site/site-languages'
import { OneLanguageMark, useOnlyLanguage, useSetOnlyLanguage } from '@/studio/languages/only-language'
import { changesOnlyAlerts, isRole } from '@/domain/roles'
import { findMissingTranslations, findUnpublished } from '@/domain/text/missing-translations'
import { documentNoticesMessages } from './document-notices-messages'
import { KeptErrors } from './kept-errors'
import { listFields, listNames } from './list-missing-translations'
import { listNamedFields } from '@/domain/text/named-fields'
import { KeptTexts } from './unsaved-text/kept-texts'
import { PublishingDialog } from './publishing-dialog'
import { usePublishingQuestion } from './use-publishing-question'
import { useStoredTexts } from './use-stored-texts'
import './document-notices.css'
import { getTranslation } from '@payloadcms/translations'
import { useTitle } from './use-title'

type Options = { api: string; slug: string | undefined; id: string | number | undefined }

/**
 * Ends the person's lock on the document when they close or leave the page. Payload ends it only when they go to another page of the
 * studio, and not after autosave: everybody else would be told for five minutes that a person edits who has gone.
 */
function useReleasedLock({ api, slug, id }: Options): void {
  const person = useAuth().user?.id
  useEffect(() => {
    if (slug === undefined || id === undefined || person === undefined) return
    const own = { 'document.relationTo': slug, 'document.value': String(id), 'user.value': String(person) }
    const where = new URLSearchParams(
      Object.entries(own).map(([path, value], index) => [`where[and][${index}][${path}][equals]`, value]),
    )
    const release = () =>
      void fetch(`${api}/payload-locked-documents?${where}`, {
        method: 'DELETE',
        credentials: 'include',
        keepalive: true, // outlives the page
      }).catch(() => undefined) // the lock then ends by itself
    window.addEventListener('pagehide', release)
    return () => {
      window.removeEventListener('pagehide', release)
      release()
    }
  }, [api, id, person, slug])
}

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
function useReadableTitle(collection: ClientCollectionConfig | null, doc: unknown, language: 'en' | 'fr'): void {
  const { id } = useDocumentInfo()
  const { title } = useDocumentTitle()
  const { i18n } = useTranslation()
  const field = collection?.admin.useAsTitle
  const stored = field && field !== 'id' && doc ? readText((doc as Record<string, unknown>)[field], language) : null
  const wanted = stored ?? (collection ? getTranslation(collection.labels.singular, i18n) : null)
  useTitle(id !== undefined && title === String(id) ? wanted : null)
}

/**
 * Opens a document of a site of one language in that language. `site` is the stored site that the form contains, null in any other
 * form: what is saved there counts at once.
 */
function useLanguageOfSite(only: Locale | null, site: unknown): void {
  const { id } = useDocumentInfo()
  const { code } = useLocale()
  const router = useRouter()
  const setLanguage = useSetOnlyLanguage()
  useEffect(() => {
    if (only !== null && only !== code) router.replace(`?locale=${only}`)
  }, [code, only, router])
  useEffect(() => {
    if (id === undefined || !site) return
    setLanguage(String(id), onlyLanguage(parseSiteLanguages((site as Record<string, unknown>).languages)))
  }, [id, setLanguage, site])
}

/**
 * Says above a document which texts exist in one language only, and which "Publish" makes public in each language. Asks before they are
 * published; refuses no save.
 */
export function DocumentNotices() {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo()
  const { config, getEntityConfig } = useConfig()
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const messages = documentNoticesMessages(language)
  const collection = collectionSlug ? (getEntityConfig({ collectionSlug }) as ClientCollectionConfig) : null
  const named = useMemo(() => (collection ? listNamedFields(collection.fields) : []), [collection])
  const role = useAuth().user?.role as unknown
  const seesAlertsOnly = collectionSlug === 'sites' && isRole(role) && changesOnlyAlerts({ role })
  const fields = useMemo(
    () =>
      named.filter(({ isTranslated, path }) => isTranslated && (!seesAlertsOnly || path.startsWith('homepageAlerts.'))),
    [named, seesAlertsOnly],
  )
  const hasDrafts = Boolean(collection?.versions?.drafts)
  const only = useOnlyLanguage()
  const api = config.routes.api
  const slug = fields.length > 0 ? collectionSlug : undefined // else there is nothing to read
  const { shown, known } = useStoredTexts({ api, slug, id, hasDrafts, lastUpdateTime })
  const { stored, published } = shown
  const missing = useMemo(
    () => (stored && only === null ? findMissingTranslations(stored, fields) : []),
    [fields, only, stored],
  )
  const notice = useRef<HTMLDivElement>(null)
  useReadableTitle(collection, stored, language)
  useReleasedLock({ api, slug: collectionSlug, id })
  useLanguageOfSite(only, collectionSlug === 'sites' ? stored : null)
  const question = usePublishingQuestion({ api, notice, texts: known, fields, only, hasDrafts, language })
  return (
    <>
      <KeptErrors />
      {/* Payload asks nothing where it saves by itself: what it could not save would be lost. */}
      {hasAutosaveEnabled(collection as unknown as Parameters<typeof hasAutosaveEnabled>[0]) && <LeaveWithoutSaving />}
      <KeptTexts fields={named} language={language} />
      {question && <PublishingDialog {...question} messages={messages} />}
      <div className="document-notices" role="status" ref={notice}>
        {(['fr', 'en'] as const).map((locale) => {
          const names = listFields(missing, locale, language)
          return names && <p key={locale}>{`${messages.missing[locale]} ${names}`}</p>
        })}
        {only !== null && <OneLanguageMark language={only} />}
        {(only === null ? (['fr', 'en'] as const) : [only]).map((locale) => {
          const names =
            stored && hasDrafts ? listNames(findUnpublished(stored, published, fields, locale), language) : ''
          return names && <p key={`${locale} public`}>{`${messages.notPublic[locale]} ${names}`}</p>
        })}
      </div>
    </>
  )
}
