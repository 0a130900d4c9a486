'use client'

import { X } from 'lucide-react'
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { popupClosedCookie, isPopupClosed, type Popup } from '@/domain/site/home-page'
import { quietButton } from '@/ui/brand/button-style'

const delayMs = 1000
type Props = { popup: Pick<Popup, 'id' | 'daysBetweenViews'>; title: string; closeWord: string; children: ReactNode }

/**
 * Opens one second after the page has loaded, unless a cookie says that the visitor closed it. While another modal dialog
 * is open it waits and tries again every second. Closing it in any way, also by following its link, sets the cookie for
 * `daysBetweenViews` days. Spec: PUB-2.29, PUB-2.30.
 */
export function PopupDialog({ popup: { id, daysBetweenViews }, title, closeWord, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()

  useEffect(() => {
    if (isPopupClosed({ id }, document.cookie)) return
    const timer = setInterval(() => {
      if (document.querySelector('dialog:modal')) return
      clearInterval(timer)
      dialog.current?.showModal()
    }, delayMs)
    return () => clearInterval(timer)
  }, [id])

  const closeOnClick = ({ target }: MouseEvent) => {
    if (target === dialog.current || (target instanceof Element && target.closest('a'))) dialog.current?.close()
  }
  return (
    <dialog
      ref={dialog}
      className="home-popup"
      aria-labelledby={headingId}
      onClose={() => (document.cookie = popupClosedCookie({ id, daysBetweenViews }))}
      onClick={closeOnClick}
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
