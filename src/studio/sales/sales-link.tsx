'use client'
import { usePathname } from 'next/navigation'
import { Link, useAuth, useConfig, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { salesMessages } from './sales-messages'
import { salesPath } from './sales-path'

/** The link to the page "Sales" in the studio's navigation, for those who may read orders. */
export function SalesLink() {
  const { permissions } = useAuth()
  const { title } = salesMessages(useTranslation().i18n.language)
  const { admin: adminRoute } = useConfig().config.routes
  const href = formatAdminURL({ adminRoute, path: salesPath })
  const isCurrent = usePathname() === href
  if (!permissions?.collections?.orders?.read) return null
  return (
    <Link className="nav__link" href={href} prefetch={false} aria-current={isCurrent ? 'page' : undefined}>
      {isCurrent && <span className="nav__link-indicator" />}
      <span className="nav__link-label">{title}</span>
    </Link>
  )
}
