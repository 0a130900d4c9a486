'use client'
import { usePathname } from 'next/navigation'
import { Link, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'

/** A link of the navigation to a page of our own; `path` is below the studio's. */
export function StudioLink({ path, label }: { path: '' | `/${string}`; label: string }) {
  const { admin: adminRoute } = useConfig().config.routes
  const href = formatAdminURL({ adminRoute, path })
  const isCurrent = usePathname() === href
  return (
    <Link className="nav__link" href={href} prefetch={false} aria-current={isCurrent ? 'page' : undefined}>
      {isCurrent && <span className="nav__link-indicator" />}
      <span className="nav__link-label">{label}</span>
    </Link>
  )
}
