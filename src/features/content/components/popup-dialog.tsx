'use client'

import { X } from 'lucide-react'
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { closedCookie, wasClosed, type Popup } from '@/domain/home-page'
import { quietButton } from '@/ui/button-style'

const delayMs = 1000
type Props = { popup: Pick<Popup, 'id' | 'daysBetweenViews'>; title: string; closeWord: string; children: ReactNode }

/**
 * Opens over the page a second after it has loaded, unless it was closed before; not while something else lies over the
 * page. Whichever way it is closed, and by following its link too, it stays away for its days. Spec: PUB-2.29, PUB-2.30.
 */
export function PopupDialog({ popup: { id, daysBetweenViews }, title, closeWord, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()

  useEffect(() => {
    if (wasClosed({ id }, document.cookie)) return
    const timer = setInterval(() => {
      if (document.querySelector('dialog:modal')) return
      clearInterval(timer)
      dialog.current?.showModal()
    }, delayMs)
    return () => clearInterval(timer)
  }, [id])

  const closeFor = ({ target }: MouseEvent) => {
    if (target === dialog.current || (target instanceof Element && target.closest('a'))) dialog.current?.close()
  }
  return (
    <dialog
      ref={dialog}
      className="home-popup"
      aria-labelledby={headingId}
      onClose={() => (document.cookie = closedCookie({ id, daysBetweenViews }))}
      onClick={closeFor}
    >
      <div className="home-popup-sheet">
        <header>
          <h2 id={headingId}>{title}</h2>
          <form method="dialog">
            <button className={quietButton}>
              <X size={20} aria-hidden />
              {closeWord}
            </button>
          </form>
        </header>
        {children}
      </div>
    </dialog>
  )
}
