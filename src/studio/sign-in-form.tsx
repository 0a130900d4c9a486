'use client'
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { useRouter } from 'next/navigation'
import type { ClientUser } from 'payload'
import { Button, Link, useAuth, useConfig, useTranslation } from '@payloadcms/ui'
import { askStaff } from './ask-staff'
import { signInWords } from './sign-in-words'

type SignedIn = { user: ClientUser; token: string; exp: number }
type InputProps = {
  name: string
  label: string
  type: string
  autoComplete: string
  fault: boolean
  inputRef: RefObject<HTMLInputElement | null>
}

const faultId = 'sign-in-fault'

function Input({ name, label, fault, inputRef, ...rest }: InputProps) {
  return (
    <div className={`field-type text${fault ? ' error' : ''}`}>
      <label className="field-label" htmlFor={`sign-in-${name}`}>
        {label}
      </label>
      <div className="field-type__wrap">
        <input
          {...rest}
          id={`sign-in-${name}`}
          name={name}
          ref={inputRef}
          required
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={fault || undefined}
          aria-describedby={fault ? faultId : undefined}
        />
      </div>
    </div>
  )
}

/**
 * E-mail and password, and a code for those who sign in in two steps: its field comes when the studio asks for it, so that
 * nobody else has to wonder about it. What is typed stays typed, whatever the answer.
 */
export function SignInForm({ redirectTo, forgotPath }: { redirectTo: string; forgotPath: string }) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const { setUser } = useAuth()
  const router = useRouter()
  const words = signInWords(i18n.language)
  const [fault, setFault] = useState<{ message: string; at: 'email' | 'code' | null } | null>(null)
  const [asksCode, setAsksCode] = useState(false)
  const [waiting, setWaiting] = useState(false)
  const [email, password, code] = [
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
  ]

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (waiting) return
    setWaiting(true)
    const answer = await askStaff(config.routes.api, 'login', {
      language: i18n.language,
      unreachable: words.unreachable,
      body: { email: email.current?.value, password: password.current?.value, code: code.current?.value },
    })
    setWaiting(false)
    if (answer.ok) {
      setUser(answer.body as SignedIn)
      router.push(redirectTo)
      return
    }
    const at = answer.path === 'code' ? 'code' : answer.message === words.unreachable ? null : 'email'
    setFault({ message: answer.message, at })
    if (at === 'code') setAsksCode(true)
  }

  // Once the field is there: where the fault is, the keyboard is.
  useEffect(() => {
    const input = fault?.at === 'code' ? code.current : fault?.at === 'email' ? password.current : null
    input?.focus()
    input?.select()
  }, [fault, code, password])

  return (
    <form className="login__form" method="post" action={`${config.routes.api}/staff/login`} onSubmit={submit}>
      <div className="login__form__inputWrap">
        <Input
          name="email"
          type="email"
          label={words.email}
          autoComplete="username"
          fault={fault?.at === 'email'}
          inputRef={email}
        />
        <Input
          name="password"
          type="password"
          label={words.password}
          autoComplete="current-password"
          fault={fault?.at === 'email'}
          inputRef={password}
        />
        {asksCode && (
          <Input
            name="code"
            type="text"
            label={words.code}
            autoComplete="one-time-code"
            fault={fault?.at === 'code'}
            inputRef={code}
          />
        )}
      </div>
      <p className="account-fault" id={faultId} role="alert">
        {fault?.message}
      </p>
      <Link href={forgotPath} prefetch={false}>
        {words.forgot}
      </Link>
      <div className="form-submit">
        <Button type="submit" size="large" aria-disabled={waiting}>
          {words.signIn}
        </Button>
      </div>
    </form>
  )
}
