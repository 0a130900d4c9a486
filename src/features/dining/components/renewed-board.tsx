'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { fillIn } from '@/ui/fill-in'
import { fetchBoard } from './fetch-board'
import { dishesOf } from './fit-board'
import { useTurning } from './use-turning'

const second = 1_000
const renewEvery = 60 * second
const staleAfter = 5 * 60 * second
/** Asked often, by the clock on the wall: a screen that slept renews itself as it wakes. */
const lookEvery = 5 * second

/** `drawn` is when the server drew what is within, in words of the campus's clock: a screen's own clock may be wrong. */
type Props = { drawn: string; words: { stale: string; still: string; part: string }; children: ReactNode }

/**
 * What is within, asked for again every minute and replaced where it changed. What is there stays when no answer comes;
 * after five minutes without one it says since when, for old words on allergens are dangerous.
 */
export function RenewedBoard({ drawn, words, children }: Props) {
  const board = useRef<HTMLDivElement>(null)
  const [staleSince, setStaleSince] = useState<string | null>(null)
  const part = useTurning(board)

  useEffect(() => {
    let [renewedAt, askedAt, drawnAt] = [Date.now(), Date.now(), drawn]
    const hasPassed = (since: number, time: number) => Math.abs(Date.now() - since) >= time
    const renew = async () => {
      const at = (askedAt = Date.now())
      const fresh = await fetchBoard()
      if (!fresh || !board.current) return
      if (fresh.html !== board.current.innerHTML) replace(board.current, fresh.html)
      ;[renewedAt, drawnAt] = [at, fresh.drawn]
    }
    const look = async () => {
      if (hasPassed(askedAt, renewEvery)) await renew()
      setStaleSince(hasPassed(renewedAt, staleAfter) ? drawnAt : null)
    }
    const timer = setInterval(() => void look(), lookEvery)
    return () => clearInterval(timer)
  }, [drawn])

  return (
    <>
      <p role="status" className="board-stale">
        {staleSince && fillIn(words.stale, { time: staleSince })}
      </p>
      <noscript>
        <p className="board-stale">{fillIn(words.still, { time: drawn })}</p>
      </noscript>
      <div id="board" data-drawn={drawn} ref={board}>
        {children}
      </div>
      {part && <p className="board-part">{fillIn(words.part, part)}</p>}
    </>
  )
}

/** The part that is being read stays in view. */
function replace(board: HTMLElement, html: string) {
  const seen = dishesOf(board)?.scrollLeft ?? 0
  board.innerHTML = html
  dishesOf(board)?.scrollTo({ left: seen, behavior: 'instant' })
}
