import { useEffect, useState, type RefObject } from 'react'
import { getCarouselPosition } from '@/domain/site/carousel-position'
import { findDishList, fitBoard } from './fit-board'

const turnIntervalMs = 15_000
/** Gives a person at the screen time to read at their own pace. */
const pauseMs = 60_000

/**
 * Turns through the dishes page by page when they do not fit the screen at the smallest type size. Returns the current
 * page, counted from 1, and the number of pages; null when all dishes fit. A key, touch or pointer movement pauses the
 * carousel for a minute.
 */
export function useCarousel(board: RefObject<HTMLElement | null>): { part: number; parts: number } | null {
  const [page, setPage] = useState<{ part: number; parts: number } | null>(null)

  useEffect(() => {
    let pausedUntil = 0
    /** The target of a smooth scroll in progress. When a refresh interrupts the scroll, the carousel continues from here. */
    let target: number | null = null
    const pause = () => {
      pausedUntil = Date.now() + pauseMs
    }
    const clearTarget = () => {
      target = null
    }
    const turn = (by: 0 | 1) => {
      const dishes = board.current && findDishList(board.current)
      if (!board.current || !dishes) return setPage(null)
      fitBoard(board.current, dishes)
      const { scrollLeft, scrollWidth, clientWidth } = dishes
      const step = clientWidth + (parseFloat(getComputedStyle(dishes).columnGap) || 0)
      const { at: nearest, parts } = getCarouselPosition({ scrollLeft, scrollWidth, clientWidth, step })
      if (parts < 2) return setPage(null)
      const current = Math.min(target ?? nearest, parts - 1)
      const next = Date.now() < pausedUntil ? current : (current + by) % parts
      if (next !== current && 'onscrollend' in window) target = next
      if (next !== nearest || target !== null) dishes.scrollTo({ left: next * step, behavior: by ? 'auto' : 'instant' })
      setPage({ part: next + 1, parts })
    }
    turn(0)
    void document.fonts.ready.then(() => turn(0))
    const timer = setInterval(() => turn(1), turnIntervalMs)
    const refreshes = new MutationObserver(() => turn(0))
    const element = board.current
    if (element) refreshes.observe(element, { childList: true })
    element?.addEventListener('scrollend', clearTarget, true)
    const activity = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const
    for (const event of activity) window.addEventListener(event, pause, { passive: true })
    return () => {
      clearInterval(timer)
      refreshes.disconnect()
      element?.removeEventListener('scrollend', clearTarget, true)
      for (const event of activity) window.removeEventListener(event, pause)
    }
  }, [board])

  return page
}
