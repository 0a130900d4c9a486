'use client'
import { Link, useAuth, useConfig, useEntityVisibility, useTranslation } from '@payloadcms/ui'
import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { familyOf } from '@/domain/studio-families'
import './navigation.css'

const labels = { en: 'Related lists', fr: 'Listes liées' }

/** Links above a list to the other lists of its family that the person may read. Nothing where there is no other one. */
export function FamilyLinks({ collectionSlug }: { collectionSlug: string }) {
  const { permissions } = useAuth()
  const { config, getEntityConfig } = useConfig()
  const { isEntityVisible } = useEntityVisibility()
  const { i18n } = useTranslation()
  const lists = familyOf(collectionSlug, config.collections).flatMap((slug) => {
    const collection = getEntityConfig({ collectionSlug: slug })
    const isReadable =
      permissions?.collections?.[slug]?.read && isEntityVisible({ collectionSlug: slug as CollectionSlug })
    return collection && isReadable ? [{ slug, label: getTranslation(collection.labels.plural, i18n) }] : []
  })
  if (lists.length < 2) return null
  return (
    <nav className="family-links" aria-label={labels[i18n.language === 'fr' ? 'fr' : 'en']}>
      <ul>
        {lists.map(({ slug, label }) => (
          <li key={slug}>
            <Link
              href={formatAdminURL({ adminRoute: config.routes.admin, path: `/collections/${slug}` })}
              prefetch={false}
              aria-current={slug === collectionSlug ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
