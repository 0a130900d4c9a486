'use client'

import { Menu, X } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { useIsHydrated } from '@/ui/html/use-is-hydrated'

type Words = { open: string; close: string; label: string }

/**
 * The navigation as a modal dialog: full width on small screens, half of the width on larger ones. The native dialog traps
 * the focus, closes on Escape and restores the focus. Before hydration and without JavaScript, the button is a link to the
 * same navigation in the footer. Spec: PUB-2.19, PUB-4.11.
 */
export function NavigationOverlay({ words, children }: { words: Words; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isHydrated = useIsHydrated()
  const style =
    'inline-flex min-h-11 items-center gap-2 rounded-lg border border-ink/70 sm:min-h-12 bg-surface px-4 font-semibold text-ink no-underline transition-colors duration-150 hover:border-accent hover:text-accent'
  const label = (
    <>
      <Menu size={20} aria-hidden />
      {words.open}
    </>
  )
  const open = () => {
    dialog.current?.showModal()
    setOpen(true)
  }
  const close = () => dialog.current?.close()
  if (!isHydrated)
    return (
      <a href="#navigation" className={style}>
        {label}
      </a>
    )
  return (
    <>
      <button type="button" className={style} aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
        {label}
      </button>
      <dialog
        ref={dialog}
        aria-label={words.label}
        onClose={({ currentTarget }) => setOpen(currentTarget.open)}
        onClick={(event) => event.target === dialog.current && close()}
        className="overlay fixed inset-y-0 left-auto right-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain border-0 bg-paper p-0 text-ink lg:w-1/2"
      >
        <div className="awning" aria-hidden />
        <div className="flex justify-end px-4 pt-4 sm:px-10">
          <button
            type="button"
            onClick={close}
            className="inline-flex min-h-12 items-center gap-2 rounded-lg px-4 font-semibold hover:text-accent"
          >
            <X size={20} aria-hidden />
            {words.close}
          </button>
        </div>
        <nav aria-label={words.label} className="px-5 pb-16 pt-2 sm:px-14">
          {children}
        </nav>
      </dialog>
    </>
  )
}
