import { useConfig, useTranslation } from '@payloadcms/ui'
import { getTranslation } from '@payloadcms/translations'
import { formatAdminURL } from 'payload/shared'
import type { Localized } from '@/domain/locale'

/** `title` is null for a document without one. */
export type LinkedDocument = { collection: string; id: string; title: Localized | null }

/** A link to a document's form: its title, or the name of its collection. */
export function DocumentLink({ collection, id, title, language }: LinkedDocument & { language: 'en' | 'fr' }) {
  const { config, getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const labels = getEntityConfig({ collectionSlug: collection })?.labels
  const path = `/collections/${collection}/${id}` as const
  return (
    <a href={formatAdminURL({ adminRoute: config.routes.admin, path })}>
      {title?.[language] || (labels ? getTranslation(labels.singular, i18n) : collection)}
    </a>
  )
}
