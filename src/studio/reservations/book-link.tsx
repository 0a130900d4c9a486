'use client'
import { usePathname } from 'next/navigation'
import { Link, useAuth, useConfig, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { bookMessages } from './book-messages'
import { bookPath } from './book-path'

/** The link to the page "Reservations by day" in the studio's navigation, for those who may change reservations. */
export function BookLink() {
  const { permissions } = useAuth()
  const { title } = bookMessages(useTranslation().i18n.language)
  const { admin: adminRoute } = useConfig().config.routes
  const href = formatAdminURL({ adminRoute, path: bookPath })
  const isCurrent = usePathname() === href
  if (!permissions?.collections?.reservations?.update) return null
  return (
    <Link className="nav__link" href={href} prefetch={false} aria-current={isCurrent ? 'page' : undefined}>
      {isCurrent && <span className="nav__link-indicator" />}
      <span className="nav__link-label">{title}</span>
    </Link>
  )
}
