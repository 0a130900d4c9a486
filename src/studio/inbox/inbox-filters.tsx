'use client'
import { useAuth, useConfig, useTranslation } from '@payloadcms/ui'
import { usePathname, useSearchParams } from 'next/navigation'
import { inboxMessages } from './inbox-messages'
import { listHref, openHref } from './list-href'
import './inbox.css'

/** The three lists that staff need of an inbox: everything, what is open, and what is assigned to the person. */
export function InboxFilters({ collectionSlug }: { collectionSlug: string }) {
  const messages = inboxMessages(useTranslation().i18n.language === 'fr' ? 'fr' : 'en')
  const { admin } = useConfig().config.routes
  const person = useAuth().user?.id
  const [path, query] = [usePathname(), useSearchParams()]
  const conditions = [...query].filter(([name]) => name.startsWith('where'))
  const shown = conditions.length === 0 ? path : `${path}?${new URLSearchParams(conditions).toString()}`
  const links = [
    [messages.all, listHref(admin, collectionSlug)],
    [messages.open, openHref(admin, collectionSlug)],
    [messages.mine, listHref(admin, collectionSlug, ['assignee', 'equals', String(person)])],
  ] as const
  return (
    <nav className="inbox-filters" aria-label={messages.filters}>
      {links.map(([text, href]) => (
        <a key={href} href={href} aria-current={href === shown ? 'true' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  )
}
