'use client'

import dynamic from 'next/dynamic'
import { useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { quietButton } from '@/ui/brand/button-style'
import { useModalDialog } from '@/ui/html/use-modal-dialog'
import type { SignInForm as Form } from './sign-in-form'

/** Loaded with the first opening: most visitors never log in here. */
const SignInForm = dynamic(() => import('./sign-in-form').then(({ SignInForm: loaded }) => loaded))

type Props = Omit<ComponentProps<typeof Form>, 'headingId'> & {
  /** The login page, for visitors without scripts and for a click that opens a new tab. */
  logInPath: string
  title: string
  cancel: string
}

const headingId = 'login-dialog-title'

/**
 * A link to the login page that opens the same form in a dialog, and returns to the page it is on. The dialog can switch to the
 * reset of a forgotten password and back. Spec: CUS-2.15, CUS-4.5.
 */
export function LoginDialog({ logInPath, title, cancel, ...form }: Props) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <a href={logInPath} className={quietButton} aria-haspopup="dialog" onClick={open}>
        {title}
      </a>
      {isOpen && (
        <Modal onClose={close}>
          <h2 id={headingId}>{title}</h2>
          <SignInForm {...form} headingId={headingId} />
          <button type="button" className={quietButton} onClick={close}>
            {cancel}
          </button>
        </Modal>
      )}
    </>
  )
}

function Modal({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <dialog {...useModalDialog(onClose)} className="account-dialog" aria-labelledby={headingId}>
      {children}
    </dialog>
  )
}
