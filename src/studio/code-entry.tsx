'use client'
import { useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '@payloadcms/ui'

type Props = {
  label: string
  action: string
  /** Sends the code; gives back the sentence of a refusal, or null when it was taken. */
  onSubmit: (code: string) => Promise<string | null>
  children?: ReactNode
}

/** A field for a code and its button. Not a form of its own: it stands inside the account's, and Enter must not save that. */
export function CodeEntry({ label, action, onSubmit, children }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string | null>(null)

  const submit = async () => {
    const refused = await onSubmit(input.current?.value ?? '')
    setFault(refused)
    if (refused) input.current?.select()
  }

  return (
    <div className={`field-type text${fault ? ' error' : ''}`}>
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
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-fault`}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void submit()
          }}
        />
      </div>
      <p className="account-fault" id={`${id}-fault`} role="alert">
        {fault}
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
