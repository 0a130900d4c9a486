'use client'

import { useState } from 'react'
import { emailConfirmationForm, passwordConfirmationForm } from '@/contract/account/account-forms'
import { forgetProfile } from '@/contract/account/profile-on-device'
import { deleteDrafts } from '@/contract/forms/drafts-on-device'
import { postToApi } from '@/contract/post-to-api'
import type { Locale } from '@/domain/locale'
import { quietButton } from '@/ui/brand/button-style'
import { TextField } from '@/ui/form/fields'
import { FormFrame } from '@/ui/form/form-frame'
import { parseRefusal } from '@/ui/form/parse-refusal'
import { useCheckedForm, type FormMessages } from '@/ui/form/use-checked-form'
import { useIsHydrated } from '@/ui/html/use-is-hydrated'
import { useModalDialog } from '@/ui/html/use-modal-dialog'

type Props = {
  siteId: string
  /** The page that says that the account is deleted. */
  nextPath: string
  /** Whether the customer confirms with their email, because they have no password here. */
  confirmsByEmail: boolean
  locale: Locale
  messages: Record<'title' | 'help' | 'delete' | 'confirm' | 'deleting' | 'keep' | 'password' | 'email', string> & {
    form: FormMessages
  }
}

const headingId = 'delete-account-confirm'
const empty = { password: '', email: '' }

/** Deletes the account after a confirmation in a dialog, which the Escape key and a button leave. */
export function DeleteAccount(props: Props) {
  const [isOpen, setOpen] = useState(false)
  const canScript = useIsHydrated()
  return (
    <>
      <button
        type="button"
        className={quietButton}
        aria-haspopup="dialog"
        disabled={!canScript}
        onClick={() => setOpen(true)}
      >
        {props.messages.delete}
      </button>
      {isOpen && <DeleteDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function DeleteDialog({
  siteId,
  nextPath,
  confirmsByEmail,
  locale,
  messages,
  onClose,
}: Props & { onClose: () => void }) {
  const dialog = useModalDialog(onClose)
  const { frame, field } = useCheckedForm({
    initialValues: empty,
    schema: confirmsByEmail ? emailConfirmationForm : passwordConfirmationForm,
    labels: messages,
    messages: messages.form,
    send: async (values) => {
      const posted = await postToApi('customer/delete_account', { ...values, siteId }, locale)
      if (posted.status !== 'done') return parseRefusal(posted, messages.form)
      forgetProfile('logged-out')
      deleteDrafts()
      location.assign(nextPath)
      return new Promise(() => {}) // keeps the button pending until the next page loads
    },
  })
  return (
    <dialog {...dialog} className="account-dialog" aria-labelledby={headingId}>
      <h3 id={headingId}>{messages.title}</h3>
      <p>{messages.help}</p>
      <FormFrame {...frame} button={messages.confirm} sending={messages.deleting} labelledBy={headingId}>
        {confirmsByEmail ? (
          <TextField {...field('email')} type="email" autoComplete="off" />
        ) : (
          <TextField {...field('password')} type="password" autoComplete="current-password" />
        )}
      </FormFrame>
      <button type="button" className={quietButton} onClick={onClose}>
        {messages.keep}
      </button>
    </dialog>
  )
}
