'use client'
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react'
import { useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import type { Locale } from '@/domain/locale'

/** The only language of each site that has one, by the id of the site. */
type Languages = Readonly<Record<string, Locale>>
type Known = { languages: Languages; setLanguage: (site: string, language: Locale | null) => void }

const OnlyLanguages = createContext<Known>({ languages: {}, setLanguage: () => undefined })

/** Tells the forms of the studio which sites have one language. */
export function OnlyLanguagesProvider({ languages: given, children }: { languages: Languages; children: ReactNode }) {
  const [languages, setLanguages] = useState(given)
  const setLanguage = useCallback((site: string, language: Locale | null) => {
    setLanguages(({ [site]: _before, ...others }) => (language === null ? others : { ...others, [site]: language }))
  }, [])
  const known = useMemo(() => ({ languages, setLanguage }), [languages, setLanguage])
  return (
    <OnlyLanguages value={known}>
      <OnlyLanguageOfChoice />
      {children}
    </OnlyLanguages>
  )
}

/**
 * Marks the page of a site of one language: `studio.css` then hides what chooses among languages, and the alternative text in the other
 * one. Payload makes an input of our own read-only where several pictures are uploaded at once.
 */
export const OneLanguageMark = ({ language }: { language: Locale }) => (
  <span className="one-language" data-language={language} hidden />
)

function OnlyLanguageOfChoice() {
  const { languages } = use(OnlyLanguages)
  const { selectedTenantID } = useTenantSelection()
  const language = languages[String(selectedTenantID)]
  return language ? <OneLanguageMark language={language} /> : null
}

export const useSetOnlyLanguage = () => use(OnlyLanguages).setLanguage

/** The only language of the site whose document the form contains; null for a site of both, and for what belongs to no site. */
export function useOnlyLanguage(): Locale | null {
  const { languages } = use(OnlyLanguages)
  const { collectionSlug, id } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { selectedTenantID } = useTenantSelection()
  const site = useFormFields(([fields]) => fields?.site?.value)
  const fields = collectionSlug ? getEntityConfig({ collectionSlug })?.fields : undefined
  const isOfSite = fields?.some((field) => 'name' in field && field.name === 'site')
  // The form of a new document does not say its site yet where the person has no choice of sites.
  const own = collectionSlug === 'sites' ? id : (site ?? (isOfSite ? selectedTenantID : null))
  return (own != null && languages[String(own)]) || null
}
