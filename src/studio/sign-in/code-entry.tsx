'use client'
import { useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '@payloadcms/ui'

type Props = {
  label: string
  action: string
  /** Submits the code. Resolves to the error message, or to null on success. */
  onSubmit: (code: string) => Promise<string | null>
  children?: ReactNode
}

/** An input for a code, with its button. Not a form, because it is inside the account's form, which Enter must not submit. */
export function CodeEntry({ label, action, onSubmit, children }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string | null>(null)

  const submit = async () => {
    const message = await onSubmit(input.current?.value ?? '')
    setError(message)
    if (message) input.current?.select()
  }

  return (
    <div className={`field-type text${error ? ' error' : ''}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-type__wrap">
        <input
          id={id}
          ref={input}
          type="text"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void submit()
          }}
        />
      </div>
      <p className="account-error" id={`${id}-error`} role="alert">
        {error}
      </p>
      <div className="second-factor__buttons">
        <Button type="button" size="medium" margin={false} onClick={() => void submit()}>
          {action}
        </Button>
        {children}
      </div>
    </div>
  )
}
