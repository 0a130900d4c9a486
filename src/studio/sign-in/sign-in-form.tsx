'use client'

import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { useRouter } from 'next/navigation'
import type { ClientUser } from 'payload'
import { Button, Link, useAuth, useConfig, useTranslation } from '@payloadcms/ui'
import { staffSignOnPath } from '@/domain/account/account-paths'
import { formatMessage } from '@/domain/text/format-message'
import { requestStaffApi } from '@/studio/request-staff-api'
import { signInMessages } from './sign-in-messages'

type SignedIn = { user: ClientUser; token: string; exp: number }
type InputProps = {
  name: string
  label: string
  type: string
  autoComplete: string
  isInvalid: boolean
  inputRef: RefObject<HTMLInputElement | null>
}

const errorId = 'sign-in-error'

function Input({ name, label, isInvalid, inputRef, ...rest }: InputProps) {
  return (
    <div className={`field-type text${isInvalid ? ' error' : ''}`}>
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
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? errorId : undefined}
        />
      </div>
    </div>
  )
}

type Campus = { name: Record<'en' | 'fr', string>; wasRefused: boolean }

/** The link to the identity provider of staff, above the form for a password. */
function CampusSignIn({ name, wasRefused }: Campus) {
  const { i18n } = useTranslation()
  const messages = signInMessages(i18n.language)
  const words = { name: name[i18n.language === 'fr' ? 'fr' : 'en'] }
  return (
    <div className="campus-sign-in">
      {wasRefused && (
        <p className="account-error" role="alert">
          {formatMessage(messages.campusRefused, words)}
        </p>
      )}
      <Button el="anchor" url={staffSignOnPath} size="large">
        {formatMessage(messages.withCampus, words)}
      </Button>
      <p>{messages.orWithPassword}</p>
    </div>
  )
}

type Props = {
  redirectTo: string
  forgotPath: string
  /** The identity provider of staff; null without one. */
  campus: Campus | null
}

/**
 * Signs in with email and password. The field for a code appears only after the API requires one. A refusal keeps all
 * entries.
 */
export function SignInForm({ redirectTo, forgotPath, campus }: Props) {
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const { setUser } = useAuth()
  const router = useRouter()
  const messages = signInMessages(i18n.language)
  const [error, setError] = useState<{ message: string; at: 'email' | 'code' | null } | null>(null)
  const [needsCode, setNeedsCode] = useState(false)
  const [isSubmitting, setIsSubmitting] = useState(false)
  const [email, password, code] = [
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
  ]

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSubmitting) return
    setIsSubmitting(true)
    const answer = await requestStaffApi(config.routes.api, 'login', {
      language: i18n.language,
      unreachable: messages.unreachable,
      body: { email: email.current?.value, password: password.current?.value, code: code.current?.value },
    })
    setIsSubmitting(false)
    if (answer.ok) {
      setUser(answer.body as SignedIn)
      router.push(redirectTo)
      return
    }
    const at = answer.path === 'code' ? 'code' : answer.message === messages.unreachable ? null : 'email'
    setError({ message: answer.message, at })
    if (at === 'code') setNeedsCode(true)
  }

  // Moves the focus to the invalid field, after the field for the code has rendered.
  useEffect(() => {
    const input = error?.at === 'code' ? code.current : error?.at === 'email' ? password.current : null
    input?.focus()
    input?.select()
  }, [error, code, password])

  return (
    <>
      {campus && <CampusSignIn {...campus} />}
      <form className="login__form" method="post" action={`${config.routes.api}/staff/login`} onSubmit={submit}>
        <div className="login__form__inputWrap">
          <Input
            name="email"
            type="email"
            label={messages.email}
            autoComplete="username"
            isInvalid={error?.at === 'email'}
            inputRef={email}
          />
          <Input
            name="password"
            type="password"
            label={messages.password}
            autoComplete="current-password"
            isInvalid={error?.at === 'email'}
            inputRef={password}
          />
          {needsCode && (
            <Input
              name="code"
              type="text"
              label={messages.code}
              autoComplete="one-time-code"
              isInvalid={error?.at === 'code'}
              inputRef={code}
            />
          )}
        </div>
        <p className="account-error" id={errorId} role="alert">
          {error?.message}
        </p>
        <Link href={forgotPath} prefetch={false}>
          {messages.forgot}
        </Link>
        <div className="form-submit">
          <Button type="submit" size="large" aria-disabled={isSubmitting}>
            {messages.signIn}
          </Button>
        </div>
      </form>
    </>
  )
}
