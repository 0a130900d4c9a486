'use client'

import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useForm, type DefaultValues, type FieldErrors, type Path, type Resolver } from 'react-hook-form'
import { faultsOf, type FormSchema, type FormValues } from '@/contract/forms/form-faults'
import { passwordSymbols } from '@/domain/account/customer-password'
import type { FormFault } from '@/domain/forms/form-faults'
import { formatMessage } from '@/domain/text/format-message'
import { useIsHydrated } from '@/ui/html/use-is-hydrated'
import { sendInTurn } from './send-in-turn'
import { readTypedBeforeHydration } from './typed-before-hydration'
import { useFormDraft, type DraftOptions } from './use-form-draft'

/** The messages that all forms share. Those in `faults` may contain `{field}` and `{signs}`. */
export type FormMessages = {
  faults: Record<FormFault, string>
  /** Messages that replace those of `faults`, by field and fault, in all forms of an area. */
  ofFields?: Readonly<Record<string, Partial<Record<FormFault, string>>>>
  failed: string
  tooMany: string
  /** While the form waits until it is sent again, with `{seconds}`. */
  queued: string
  needsScript: string
}

/** Null when the form was accepted, else the message to show above it, and whether the session has ended or when there is room again. */
type Outcome = { refused: string; isSignedOut?: boolean; retrySeconds?: number } | null

type Form<Values extends FormValues> = {
  initialValues: Values
  schema: FormSchema<Values>
  /** Field labels, which error messages repeat. */
  labels: Readonly<Partial<Record<keyof Values & string, string>>>
  messages: FormMessages
  /** Messages that replace the shared ones, by field and fault. */
  ownMessages?: { readonly [Name in keyof Values & string]?: Partial<Record<FormFault, string>> }
  send: (values: Values) => Promise<Outcome>
  /** Without it nothing of the form outlives the page. */
  draft?: DraftOptions<keyof Values & string>
}

/** React Hook Form represents a group of one check box as a text or `false` instead of a list. */
function withLists<Values extends FormValues>(current: Values, initial: Values): Values {
  const values = Object.entries(current).map(([name, value]) => [
    name,
    Array.isArray(initial[name]) ? [value].flat().filter((it) => typeof it === 'string') : value,
  ])
  return Object.fromEntries(values) as Values
}

/** React Hook Form represents radio buttons of which none is selected as null. */
function withoutNulls<Values extends FormValues>(current: Values, initial: Values): Values {
  const values = Object.entries(current as Record<string, unknown>).map(([name, value]) => [
    name,
    value ?? initial[name],
  ])
  return Object.fromEntries(values) as Values
}

/**
 * A form that is checked against its schema on submit. It shows an error at each field, focuses the first one, and removes
 * an error as soon as the field is valid. Nothing can be sent before the script runs, because the browser would then put the
 * values into the URL.
 */
export function useCheckedForm<Values extends FormValues>(form: Form<Values>) {
  const { initialValues, schema, labels, messages, ownMessages, send } = form
  const [refused, setRefused] = useState<string | null>(null)
  const [queued, setQueued] = useState<string | null>(null)
  const [isSignedOut, setSignedOut] = useState(false)
  const canScript = useIsHydrated()
  const id = useId()
  const { restored, keep, finish } = useFormDraft(form.draft, initialValues)
  const [typedValues] = useState(() => readTypedBeforeHydration(id, { ...initialValues, ...restored }, initialValues))
  const resolver: Resolver<Values> = (current) => {
    const values = withLists(current, initialValues)
    const faults = Object.entries(faultsOf(schema, values))
    if (faults.length === 0) return { values, errors: {} }
    const errors = faults.map(([name, fault]) => [name, { type: fault, message: fault }])
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> }
  }
  const { register, handleSubmit, reset, getValues, setValue, subscribe, formState } = useForm<Values>({
    defaultValues: initialValues as DefaultValues<Values>,
    resolver,
    mode: 'onSubmit', // an error that appears on blur would move the button while it is being clicked
  })
  const { errors, isSubmitting } = formState
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(typedValues)) setValue(name as Path<Values>, value as never)
  }, [typedValues, setValue])
  const initial = useRef(initialValues)
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keep(withLists(withoutNulls(values, initial.current), initial.current)),
      }),
    [subscribe, keep],
  )

  const faultMessage = (name: keyof Values & string) => {
    const fault = errors[name]?.message as FormFault | undefined
    if (!fault) return null
    const message = ownMessages?.[name]?.[fault] ?? messages.ofFields?.[name]?.[fault] ?? messages.faults[fault]
    return formatMessage(message, { signs: passwordSymbols, field: labels[name] ?? name })
  }
  const submit = handleSubmit(async (values) => {
    setRefused(null)
    setSignedOut(false)
    const outcome = await sendInTurn(() => send(values), {
      onWait: (seconds) => setQueued(formatMessage(messages.queued, { seconds: String(seconds) })),
    })
    setQueued(null)
    if (outcome === null) return finish(values)
    if (outcome.isSignedOut) setSignedOut(true)
    else setRefused(outcome.refused)
  })
  return {
    /** Props of `<FormFrame>`. */
    frame: {
      id,
      onSubmit: submit,
      refused,
      queued,
      isSending: isSubmitting,
      canScript,
      needsScript: messages.needsScript,
    },
    /** Props of the field component with this name. */
    field: (name: keyof Values & string) => ({
      ...register(name as unknown as Path<Values>),
      label: labels[name] ?? name,
      initial: initialValues[name],
      fault: faultMessage(name),
    }),
    currentValues: getValues,
    /** Whether the last attempt was refused because the session has ended. The frame leaves that message to the account. */
    isSignedOut,
    /** Restores the initial values. */
    reset: useCallback(() => {
      finish(initialValues)
      reset()
    }, [finish, initialValues, reset]),
  }
}
