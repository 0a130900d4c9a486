import { useEffect, useState, type RefObject } from 'react'
import { turnedParts } from '@/domain/turned-parts'
import { dishesOf, fitBoard } from './fit-board'

const turnEvery = 15_000
/** Somebody at the screen reads at their own pace. */
const heldFor = 60_000

/**
 * Dishes that do not fit the screen, written as small as can be read, are shown part by part, like pages that turn; which part is seen, null when all fit.
 * A key, a touch or a pointer that moves stops the turning for a minute.
 */
export function useTurning(board: RefObject<HTMLElement | null>): { part: number; parts: number } | null {
  const [part, setPart] = useState<{ part: number; parts: number } | null>(null)

  useEffect(() => {
    let heldUntil = 0
    /** The part that a slow turn is on its way to: where a renewal meets it, it goes on from there. */
    let goal: number | null = null
    const hold = () => {
      heldUntil = Date.now() + heldFor
    }
    const arrive = () => {
      goal = null
    }
    const turn = (by: 0 | 1) => {
      const dishes = board.current && dishesOf(board.current)
      if (!board.current || !dishes) return setPart(null)
      fitBoard(board.current, dishes)
      const { scrollLeft, scrollWidth, clientWidth } = dishes
      const step = clientWidth + (parseFloat(getComputedStyle(dishes).columnGap) || 0)
      const { at: nearest, parts } = turnedParts({ scrollLeft, scrollWidth, clientWidth, step })
      if (parts < 2) return setPart(null)
      const at = Math.min(goal ?? nearest, parts - 1)
      const to = Date.now() < heldUntil ? at : (at + by) % parts
      if (to !== at && 'onscrollend' in window) goal = to
      if (to !== nearest || goal !== null) dishes.scrollTo({ left: to * step, behavior: by ? 'auto' : 'instant' })
      setPart({ part: to + 1, parts })
    }
    turn(0)
    void document.fonts.ready.then(() => turn(0))
    const timer = setInterval(() => turn(1), turnEvery)
    const renewals = new MutationObserver(() => turn(0))
    const turned = board.current
    if (turned) renewals.observe(turned, { childList: true })
    turned?.addEventListener('scrollend', arrive, true)
    const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const
    for (const sign of signs) window.addEventListener(sign, hold, { passive: true })
    return () => {
      clearInterval(timer)
      renewals.disconnect()
      turned?.removeEventListener('scrollend', arrive, true)
      for (const sign of signs) window.removeEventListener(sign, hold)
    }
  }, [board])

  return part
}
