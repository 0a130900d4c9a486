'use client'
import { usePathname } from 'next/navigation'
import { useId } from 'react'
import { Link, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useWorkPages } from './use-work-pages'
import './navigation.css'

/** The first group of the studio's navigation: the pages of our own that the person may open. */
export function WorkLinks() {
  const { title, pages } = useWorkPages()
  const id = useId()
  return (
    <div role="group" className="work-links" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {pages.map(({ path, label }) => (
        <StudioLink key={path} path={path} label={label} />
      ))}
    </div>
  )
}

/** A link of the navigation to a page of our own; `path` is below the studio's. */
function StudioLink({ path, label }: { path: '' | `/${string}`; label: string }) {
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
