'use client'

import { useEffect, useRef } from 'react'

type Props = {
  /** The sentence, null while there is none. */
  said: string | null
  /** When it has been said: the moment to empty the form. */
  onSaid: () => void
  /** When its time is over, in milliseconds; without it, it stays. */
  over?: { afterMs: number; then: () => void }
}

/** Thanks above a form that was sent, where the focus goes: its button is a screen further down on a phone. */
export function ThanksNote({ said, onSaid, over }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef({ onSaid, over })
  useEffect(() => {
    latest.current = { onSaid, over }
  })
  useEffect(() => {
    if (said === null) return
    const { onSaid: empty, over: end } = latest.current
    place.current?.focus()
    empty()
    if (!end) return
    const timer = setTimeout(end.then, end.afterMs)
    return () => clearTimeout(timer)
  }, [said])
  return (
    <div ref={place} role="status" tabIndex={-1} className="form-thanks">
      {said !== null && <p className="form-done">{said}</p>}
    </div>
  )
}
