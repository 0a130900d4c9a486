'use client'
import { useConfig, useListQuery, useLocale, useTranslation } from '@payloadcms/ui'

const labels = { en: 'Export as CSV', fr: 'Exporter en CSV' }

/** The entry of a list's menu that downloads what the list shows now. It opens no page, so that the list stays. */
export function ExportLink({ collectionSlug }: { collectionSlug: string }) {
  const { i18n } = useTranslation()
  const { api } = useConfig().config.routes
  const { where, search, sort } = useListQuery().query
  const query = new URLSearchParams({ locale: useLocale().code })
  if (where && Object.keys(where).length > 0) query.set('where', JSON.stringify(where))
  if (search) query.set('search', search)
  if (sort) query.set('sort', String(sort))
  return (
    <a className="popup-button-list__button" href={`${api}/${collectionSlug}/export?${query.toString()}`} download>
      {labels[i18n.language === 'fr' ? 'fr' : 'en']}
    </a>
  )
}
