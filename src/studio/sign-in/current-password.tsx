'use client'
import { useEffect } from 'react'
import { useAuth, useDocumentInfo, useField, useFormFields, useTranslation } from '@payloadcms/ui'
import { sessionMessages } from './session-messages'

/** Asks staff for their current password on their own account, as soon as they change their email or their password. */
export function CurrentPassword() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { user } = useAuth()
  const saved: unknown = savedDocumentData?.email
  const isNeeded = useFormFields(
    ([{ email, password }]) => Boolean(password?.value) || (email?.value !== undefined && email.value !== saved),
  )
  return id !== undefined && user?.id === id && isNeeded ? <PasswordInput /> : null
}

/** Like the inputs of a new password, it is no field of the collection, and is sent while it is shown only. */
function PasswordInput() {
  const { i18n } = useTranslation()
  const { disabled, errorMessage, setValue, showError, value } = useField<string>({ path: 'currentPassword' })
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  useEffect(() => () => dispatch({ type: 'REMOVE', path: 'currentPassword' }), [dispatch])
  const messages = sessionMessages(i18n.language)
  const inputId = 'field-currentPassword'
  return (
    <div className={`field-type password${showError ? ' error' : ''}`}>
      <label className="field-label" htmlFor={inputId}>
        {messages.currentPassword}
        <span className="required">*</span>
      </label>
      <div className="field-type__wrap">
        <input
          id={inputId}
          type="password"
          autoComplete="current-password"
          value={value ?? ''}
          disabled={disabled}
          aria-invalid={showError || undefined}
          aria-describedby={`${inputId}-help${showError ? ` ${inputId}-error` : ''}`}
          onChange={({ target }) => setValue(target.value)}
        />
      </div>
      {showError && (
        <p id={`${inputId}-error`} className="account-error">
          {errorMessage}
        </p>
      )}
      <p id={`${inputId}-help`}>{messages.currentPasswordHelp}</p>
    </div>
  )
}
