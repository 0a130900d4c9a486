'use client'

import { useEffect, useRef } from 'react'

type Props = {
  /** The thank-you message; null before the form was sent. */
  message: string | null
  /** Called once the message is shown: the moment to empty the form. */
  onShow: () => void
  /** Without it the message stays. */
  expiry?: { afterMs: number; onExpire: () => void }
}

/** A thank-you message above the form. It takes the focus, because on a phone the button is a screen further down. */
export function ThanksNote({ message, onShow, expiry }: Props) {
  const note = useRef<HTMLDivElement>(null)
  const latest = useRef({ onShow, expiry })
  useEffect(() => {
    latest.current = { onShow, expiry }
  })
  useEffect(() => {
    if (message === null) return
    const { onShow: showed, expiry: end } = latest.current
    note.current?.focus()
    showed()
    if (!end) return
    const timer = setTimeout(end.onExpire, end.afterMs)
    return () => clearTimeout(timer)
  }, [message])
  return (
    <div ref={note} role="status" tabIndex={-1} className="form-thanks">
      {message !== null && <p className="form-done">{message}</p>}
    </div>
  )
}
