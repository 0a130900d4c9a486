'use client'

import { X } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'
import { quietButton } from '@/ui/brand/button-style'
import { useIsHydrated } from '@/ui/html/use-is-hydrated'

/** `open` is the visible text of the button, `label` its accessible name. */
type Words = { open: string; label: string; close: string }

/**
 * A biography in a modal dialog. The native dialog traps the focus, closes on Escape and restores the focus. Before
 * hydration and without JavaScript it is a `details` element. Spec: PUB-2.49.
 */
export function BioDialog({ name, words, children }: { name: string; words: Words; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  const isHydrated = useIsHydrated()
  if (!isHydrated)
    return (
      <details className="bio-details">
        <summary aria-label={words.label}>{words.open}</summary>
        {children}
      </details>
    )
  return (
    <>
      <button
        type="button"
        className={`${quietButton} not-printed`}
        aria-haspopup="dialog"
        aria-label={words.label}
        onClick={() => dialog.current?.showModal()}
      >
        {words.open}
      </button>
      <dialog
        ref={dialog}
        className="bio-dialog"
        aria-labelledby={headingId}
        onClick={(event) => event.target === dialog.current && dialog.current.close()}
      >
        <div className="bio-sheet">
          <header>
            <h2 id={headingId}>{name}</h2>
            <form method="dialog">
              <button className={quietButton}>
                <X size={20} aria-hidden />
                {words.close}
              </button>
            </form>
          </header>
          {children}
        </div>
      </dialog>
    </>
  )
}
