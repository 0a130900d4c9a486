import { useEffect, useState, type RefObject } from 'react'
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
    const hold = () => {
      heldUntil = Date.now() + heldFor
    }
    const turn = (by: 0 | 1) => {
      const dishes = board.current && dishesOf(board.current)
      if (!board.current || !dishes) return setPart(null)
      fitBoard(board.current, dishes)
      const step = dishes.clientWidth + (parseFloat(getComputedStyle(dishes).columnGap) || 0)
      const { scrollLeft, scrollWidth, clientWidth } = dishes
      const parts = Math.ceil((scrollWidth - clientWidth) / step - 0.02) + 1
      if (parts < 2) return setPart(null)
      const at = scrollLeft + clientWidth >= scrollWidth - 1 ? parts - 1 : Math.round(scrollLeft / step)
      const to = Date.now() < heldUntil ? at : (at + by) % parts
      if (to !== at) dishes.scrollTo({ left: to * step })
      setPart({ part: to + 1, parts })
    }
    turn(0)
    void document.fonts.ready.then(() => turn(0))
    const timer = setInterval(() => turn(1), turnEvery)
    const renewals = new MutationObserver(() => turn(0))
    if (board.current) renewals.observe(board.current, { childList: true })
    const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const
    for (const sign of signs) window.addEventListener(sign, hold, { passive: true })
    return () => {
      clearInterval(timer)
      renewals.disconnect()
      for (const sign of signs) window.removeEventListener(sign, hold)
    }
  }, [board])

  return part
}
