'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { Locale } from '@/domain/locale'
import { solveCaptcha } from './solve-captcha'

export type CaptchaState = 'idle' | 'working' | 'done' | 'failed'

/** A minute before the server's end of a challenge. */
const freshForMs = 9 * 60_000
type Attempt = ReturnType<typeof solveCaptcha> & { startedAt: number }

/**
 * Solves captchas for a form. `start` begins in the background; `take` waits for the solution, and begins when there is none or the
 * last one is too old; null when it fails. `clear` forgets it.
 */
export function useCaptcha(siteId: string, locale: Locale) {
  const [state, setState] = useState<CaptchaState>('idle')
  const current = useRef<Attempt | null>(null)

  const clear = useCallback(() => {
    current.current?.stop()
    current.current = null
    setState('idle')
  }, [])
  const start = useCallback((): Attempt => {
    current.current?.stop()
    const attempt = { ...solveCaptcha(siteId, locale), startedAt: performance.now() }
    current.current = attempt
    setState('working')
    void attempt.solution.then((solution) => {
      if (current.current !== attempt) return
      if (solution === null) current.current = null
      setState(solution === null ? 'failed' : 'done')
    })
    return attempt
  }, [siteId, locale])
  const take = useCallback((): Promise<string | null> => {
    const last = current.current
    const isFresh = last !== null && performance.now() - last.startedAt < freshForMs
    return (isFresh ? last : start()).solution
  }, [start])
  useEffect(() => clear, [clear])
  return { state, start, take, clear }
}
