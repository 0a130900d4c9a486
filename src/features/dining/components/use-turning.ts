import { useEffect, useState, type RefObject } from 'react'

const turnEvery = 15_000
/** Somebody at the screen reads at their own pace. */
const heldFor = 60_000

/**
 * Dishes that do not fit the screen are shown part by part, like pages that turn; which part is seen, null when all fit.
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
      const dishes = board.current?.querySelector<HTMLElement>('.board-dishes')
      if (!dishes) return setPart(null)
      const step = dishes.clientWidth + (parseFloat(getComputedStyle(dishes).columnGap) || 0)
      const parts = Math.ceil((dishes.scrollWidth - dishes.clientWidth) / step - 0.02) + 1
      const next = (Math.round(dishes.scrollLeft / step) + by) % parts
      if (by > 0 && parts > 1 && Date.now() >= heldUntil) dishes.scrollTo({ left: next * step })
      setPart(parts > 1 ? { part: Math.round(dishes.scrollLeft / step) + 1, parts } : null)
    }
    turn(0)
    const timer = setInterval(() => turn(1), turnEvery)
    const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const
    for (const sign of signs) window.addEventListener(sign, hold, { passive: true })
    return () => {
      clearInterval(timer)
      for (const sign of signs) window.removeEventListener(sign, hold)
    }
  }, [board])

  return part
}
