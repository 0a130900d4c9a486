'use client'
import { useAuth, useTranslation } from '@payloadcms/ui'
import { StudioLink } from '@/studio/frame/studio-link'
import { salesMessages } from './sales-messages'
import { salesPath } from './sales-path'

/** The link to the page "Sales" in the studio's navigation, for those who may read orders. */
export function SalesLink() {
  const { permissions } = useAuth()
  const { title } = salesMessages(useTranslation().i18n.language)
  return permissions?.collections?.orders?.read ? <StudioLink path={salesPath} label={title} /> : null
}
