'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { formatMessage } from '@/domain/text/format-message'
import { findDishList } from './fit-board'
import { useCarousel } from './use-carousel'

const timeoutMs = 20_000

/**
 * Fetches this page's URL again and returns its board. Null when the request fails or the response has no board. Reloads
 * the page when the server was updated and links other style sheets. Spec: PUB-9.1.
 */
async function fetchBoard(): Promise<{ html: string; renderedAt: string } | null> {
  try {
    const response = await fetch(window.location.href, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) return null
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const board = page.getElementById('board')
    if (!board) return null
    if (styleSheets(page) !== styleSheets(document)) window.location.reload()
    return { html: board.innerHTML, renderedAt: board.dataset.drawn ?? '' }
  } catch {
    return null // RefreshingBoard tries again a minute later and warns after five minutes
  }
}

const styleSheets = (page: Document) =>
  [...page.querySelectorAll('link[rel="stylesheet"]')]
    .map((link) => link.getAttribute('href'))
    .toSorted()
    .join()

const second = 1_000
const refreshInterval = 60 * second
const staleAfter = 5 * 60 * second
/** Checked against the wall clock, so that a screen refreshes as soon as it wakes from sleep. */
const checkInterval = 5 * second

/** `renderedAt` is the server's formatted campus time, because the clock of a wall screen may be wrong. */
type Props = { renderedAt: string; messages: { stale: string; still: string; part: string }; children: ReactNode }

/**
 * Refreshes its content every minute and replaces it when it changed. Failed requests leave the content in place. After
 * five minutes without a response, a warning shows how old the content is, because its allergens may be outdated.
 */
export function RefreshingBoard({ renderedAt, messages, children }: Props) {
  const board = useRef<HTMLDivElement>(null)
  const [staleSince, setStaleSince] = useState<string | null>(null)
  const page = useCarousel(board)

  useEffect(() => {
    let [refreshedAt, requestedAt, shownRenderedAt] = [Date.now(), Date.now(), renderedAt]
    const hasPassed = (since: number, time: number) => Math.abs(Date.now() - since) >= time
    const refresh = async () => {
      const at = (requestedAt = Date.now())
      const fresh = await fetchBoard()
      if (!fresh || !board.current) return
      if (fresh.html !== board.current.innerHTML) replaceContent(board.current, fresh.html)
      ;[refreshedAt, shownRenderedAt] = [at, fresh.renderedAt]
    }
    const check = async () => {
      if (hasPassed(requestedAt, refreshInterval)) await refresh()
      setStaleSince(hasPassed(refreshedAt, staleAfter) ? shownRenderedAt : null)
    }
    const timer = setInterval(() => void check(), checkInterval)
    return () => clearInterval(timer)
  }, [renderedAt])

  return (
    <>
      <p role="status" className="board-stale">
        {staleSince && formatMessage(messages.stale, { time: staleSince })}
      </p>
      <noscript>
        <p className="board-stale">{formatMessage(messages.still, { time: renderedAt })}</p>
      </noscript>
      <div id="board" data-drawn={renderedAt} ref={board}>
        {children}
      </div>
      {page && <p className="board-page-number">{formatMessage(messages.part, page)}</p>}
    </>
  )
}

/** Keeps the scroll position, so that the page being read stays in view. */
function replaceContent(board: HTMLElement, html: string) {
  const left = findDishList(board)?.scrollLeft ?? 0
  board.innerHTML = html
  findDishList(board)?.scrollTo({ left, behavior: 'instant' })
}
