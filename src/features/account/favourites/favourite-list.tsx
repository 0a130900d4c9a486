'use client'

import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { postToApi } from '@/contract/post-to-api'
import type { FavouriteKind } from '@/domain/account/favourites'
import type { Locale } from '@/domain/locale'
import { formatMessage } from '@/domain/text/format-message'
import { formatConfirmation } from '@/domain/text/confirmation'
import { useIsHydrated } from '@/ui/html/use-is-hydrated'

/** `href` is null where there is no page to open. */
export type FavouriteRow = { id: string; name: string; href: string | null }
type Group = { kind: FavouriteKind; title: string; link: string; rows: FavouriteRow[] }
type Props = {
  siteId: string
  locale: Locale
  groups: Group[]
  messages: Record<'remove' | 'removed' | 'failed' | 'empty', string>
}

/** The favourites in two lists. A row disappears when the server has removed it. */
export function FavouriteList({ siteId, locale, groups, messages }: Props) {
  const [removed, setRemoved] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<string | null>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const canScript = useIsHydrated()
  const left = groups.map((group) => ({ ...group, rows: group.rows.filter(({ id }) => !removed.includes(id)) }))
  const isEmpty = left.every(({ rows }) => rows.length === 0)

  const remove = async (kind: FavouriteKind, id: string) => {
    setRefused(null)
    const posted = await postToApi('customer/remove_favourite', { siteId, kind, targetId: id }, locale)
    if (posted.status !== 'done') return setRefused(posted.status === 'refused' ? posted.message : messages.failed)
    setRemoved((ids) => [...ids, id])
    status.current?.focus() // the focused button no longer exists
  }
  return (
    <>
      {isEmpty && <p>{messages.empty}</p>}
      {left
        .filter(({ rows }) => rows.length > 0)
        .map(({ kind, title, link, rows }) => (
          <section key={kind} aria-labelledby={`favourites-${kind}`} className="favourite-list mb-6">
            <h3 id={`favourites-${kind}`} className="text-xl">
              {title}
            </h3>
            <ul>
              {rows.map(({ id, name, href }) => (
                <li key={id}>
                  <span>
                    <strong>{name}</strong>{' '}
                    {href && (
                      <a href={href} className="plain-link ml-3" aria-label={`${link} ${name}`}>
                        {link}
                      </a>
                    )}
                  </span>
                  <button
                    type="button"
                    className="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center"
                    disabled={!canScript}
                    aria-label={formatMessage(messages.remove, { name })}
                    onClick={() => void remove(kind, id)}
                  >
                    <Trash2 size={20} aria-hidden />
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      <p role="status" tabIndex={-1} ref={status} className={removed.length > 0 ? 'form-done' : 'sr-only'}>
        {removed.length > 0 ? formatConfirmation('ok', messages.removed, locale) : ''}
      </p>
      {refused && (
        <p role="alert" className="form-refused">
          {refused}
        </p>
      )}
    </>
  )
}
