'use client'
import { useEffect, useState } from 'react'
import { useConfig, useFormFields, useTranslation } from '@payloadcms/ui'
import { useTitle } from '@/studio/document-notices/use-title'
import { formatLongDate } from '@/domain/time/date-formats'
import { isCampusDate } from '@/domain/time/calendar'

const textOf = (value: unknown) => (typeof value === 'string' && value ? value : null)

/** The name of a location in the studio's language; null until loaded. */
function useLocationName(id: string | null): string | null {
  const { config } = useConfig()
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const [hall, setHall] = useState<{ id: string; name: string } | null>(null)
  const api = config.routes.api
  useEffect(() => {
    if (!id) return
    let isMounted = true
    fetch(`${api}/locations/${id}?depth=0&locale=${language}&select[name]=true`, { credentials: 'include' })
      .then((response) => (response.ok ? response.json() : null))
      .then((doc: { name?: string } | null) => isMounted && doc?.name && setHall({ id, name: doc.name }))
      .catch(() => undefined) // the title stays as it is
    return () => {
      isMounted = false
    }
  }, [api, id, language])
  return hall?.id === id ? hall.name : null
}

/** Titles a menu or hours with their location, and the date or name: `La Grande Table · Friday, November 20`. */
export function LocationTitle() {
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const location = useFormFields(([fields]) => textOf(fields.location?.value))
  const date = useFormFields(([fields]) => textOf(fields.date?.value))
  const name = useFormFields(([fields]) => textOf(fields.name?.value))
  const hall = useLocationName(location)
  const detail = date && isCampusDate(date) ? formatLongDate(date, language) : name
  const wanted = hall ? [hall, detail].filter(Boolean).join(' · ') : null
  useTitle(wanted)
  return null
}
