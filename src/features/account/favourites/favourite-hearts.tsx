'use client'

import { useEffect, useState } from 'react'
import type { FavouritesAnswer } from '@/contract/account/favourites'
import { postToApi, queryApi } from '@/contract/post-to-api'
import type { FavouriteKind } from '@/domain/account/favourites'
import type { Locale } from '@/domain/locale'
import { formatMessage } from '@/domain/text/format-message'

type Props = {
  siteId: string
  /** Where visitors log in; null for customers. */
  signInPath: string | null
  locale: Locale
  messages: Record<'heart' | 'added' | 'removed' | 'failed' | 'logIn', string>
}
type Target = { kind: FavouriteKind; id: string; name: string; place: Element }

const heart =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 20.5 4.2 12.8a4.9 4.9 0 0 1 7-6.9l.8.8.8-.8a4.9 4.9 0 0 1 7 6.9Z"/></svg>'

/** The dishes and locations of the page. React renders their rows once. */
function findTargets(): Target[] {
  const dishes = [...document.querySelectorAll<HTMLElement>('main [data-dish]')].flatMap((row): Target[] => {
    const name = row.querySelector('th button, h2, h3, .plate-name, a')?.textContent?.trim()
    const place = row.querySelector('th, h2, h3')
    return name && place && row.dataset.dish ? [{ kind: 'dish', id: row.dataset.dish, name, place }] : []
  })
  const locations = [...document.querySelectorAll<HTMLElement>('main [data-location]')].flatMap((each): Target[] => {
    const { location: id, name } = each.dataset
    const place = each.querySelector('[data-favourite-place]')
    return id && name && place ? [{ kind: 'location', id, name, place }] : []
  })
  return [...dishes, ...locations]
}

/** The sign-in page that leads back to this page. */
const withReturn = (signInPath: string) => `${signInPath}?next=${window.location.pathname}`

/**
 * Adds hearts to the dishes and locations of the page, which stay the same for everybody. Visitors get one below the
 * menu only, which leads to the login and back. Without the customer's list there are no hearts: they would say something wrong.
 */
export function FavouriteHearts({ siteId, signInPath, locale, messages }: Props) {
  const [status, setStatus] = useState('')
  const [hasHearts, setHasHearts] = useState(false)

  useEffect(() => {
    const targets = findTargets().filter(({ place }) => signInPath === null || place.closest('.menu-footer'))
    if (targets.length === 0) return
    const hearts: { key: string; button: HTMLButtonElement }[] = []
    let isOver = false
    const press = (key: string, isPressed: boolean) => {
      for (const each of hearts) if (each.key === key) each.button.setAttribute('aria-pressed', String(isPressed))
    }
    const toggle = async ({ kind, id }: Target, isFavourite: boolean) => {
      const key = `${kind} ${id}`
      press(key, isFavourite)
      setStatus('')
      const path = isFavourite ? 'customer/add_favourite' : 'customer/remove_favourite'
      const posted = await postToApi(path, { siteId, kind, targetId: id }, locale)
      if (posted.status !== 'done') press(key, !isFavourite)
      const refused = posted.status === 'refused' ? posted.message : messages.failed
      setStatus(posted.status === 'done' ? (isFavourite ? messages.added : messages.removed) : refused)
    }
    const show = (known: ReadonlySet<string>) => {
      for (const target of targets) {
        const key = `${target.kind} ${target.id}`
        const button = document.createElement('button')
        button.type = 'button'
        button.className = 'favourite-heart'
        button.innerHTML = heart
        if (signInPath === null) {
          button.setAttribute('aria-label', formatMessage(messages.heart, { name: target.name }))
          button.setAttribute('aria-pressed', String(known.has(key)))
          button.onclick = () => void toggle(target, button.getAttribute('aria-pressed') !== 'true')
        } else {
          button.setAttribute('aria-label', messages.logIn)
          button.onclick = () => window.location.assign(withReturn(signInPath))
        }
        if (target.place.getAttribute('data-favourite-place') === 'text') {
          const text = document.createElement('span')
          text.textContent = button.getAttribute('aria-label')
          button.append(text)
        }
        target.place.append(button)
        hearts.push({ key, button })
      }
    }
    const start = async () => {
      if (signInPath !== null) return show(new Set())
      const answer = await queryApi<FavouritesAnswer>('GET', 'customer/favourites', { siteId }, locale)
      if (isOver || answer.status !== 'done') return
      const { dishes, locations } = answer.answer
      setHasHearts(true)
      show(new Set([...dishes.map((id) => `dish ${id}`), ...locations.map((id) => `location ${id}`)]))
    }
    void start()
    return () => {
      isOver = true
      for (const { button } of hearts) button.remove()
    }
  }, [siteId, signInPath, locale, messages])

  useEffect(() => {
    if (status === '') return
    const timer = setTimeout(() => setStatus(''), 6_000)
    return () => clearTimeout(timer)
  }, [status])

  if (!hasHearts) return null
  return (
    <p role="status" className="favourite-status">
      {status}
    </p>
  )
}
