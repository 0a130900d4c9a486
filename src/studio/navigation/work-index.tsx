'use client'
import { useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useWorkPages } from './use-work-pages'

/** The same pages in the index on the first page, without that page itself. Nothing for a person without another one. */
export function WorkIndex() {
  const { admin: adminRoute } = useConfig().config.routes
  const { title, pages } = useWorkPages()
  const others = pages.filter(({ path }) => path !== '')
  if (others.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {others.map(({ path, label }) => (
          <li key={path}>
            <a href={formatAdminURL({ adminRoute, path: path || '/' })}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
