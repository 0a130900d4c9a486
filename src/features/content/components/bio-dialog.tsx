'use client'

import { X } from 'lucide-react'
import { useId, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { quietButton } from '@/ui/button-style'

/** `open` stands on the button, `label` is what it is called for those who hear it. */
type Words = { open: string; label: string; close: string }

const nothingToWatch = () => () => {}

/**
 * What somebody says of themselves, over the page. The browser's own dialog keeps the focus inside, closes on Escape and
 * gives the focus back. Until the script runs, and without one, it folds out in its place. Spec: PUB-2.49.
 */
export function BioDialog({ name, words, children }: { name: string; words: Words; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  const canScript = useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  )
  if (!canScript)
    return (
      <details className="bio-fold">
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
