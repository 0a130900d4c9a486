'use client'

import { useCallback, useId, useLayoutEffect, useState } from 'react'
import { useForm, type DefaultValues, type FieldErrors, type Path, type Resolver } from 'react-hook-form'
import { passwordSigns } from '@/domain/customer-password'
import { faultsOf, type RulesOf, type Written } from '@/domain/form-check'
import type { FormFault } from '@/domain/form-rules'
import { fillIn } from '@/ui/fill-in'
import { useScript } from '@/ui/use-script'
import { writtenSoFar } from './written-so-far'

/** Sentences that every form has; `faults` say `{field}`, some `{length}` or `{least}`. */
export type FormWords = {
  faults: Record<FormFault, string>
  failed: string
  tooMany: string
  needsScript: string
}

/** What became of it: nothing to say, or a sentence to show above the form, which keeps what was written. */
type Outcome = { refused: string } | null

type Form<Values extends Record<string, Written>> = {
  values: Values
  rules: RulesOf<Values>
  /** What the fields are called, as their labels say. */
  labels: Readonly<Partial<Record<keyof Values & string, string>>>
  /** Numbers that sentences of faults name. */
  limits?: Readonly<Record<string, number>>
  words: FormWords
  /** Sentences of this form's own, by field and fault. */
  own?: { readonly [Name in keyof Values & string]?: Partial<Record<FormFault, string>> }
  send: (values: Values) => Promise<Outcome>
}

/**
 * A form that says at each field what is wrong with it once it was sent, gives the focus to the first, and takes each
 * sentence back as soon as it is mended. Nothing is sent before the script runs: an unready form must not carry words into an address.
 */
export function useCheckedForm<Values extends Record<string, Written>>(form: Form<Values>) {
  const { values, rules, labels, limits = {}, words, own, send } = form
  const [refused, setRefused] = useState<string | null>(null)
  const canScript = useScript()
  const id = useId()
  const [begun] = useState(() => writtenSoFar(id, values))
  const resolver: Resolver<Values> = (written) => {
    const faults = faultsOf(written, rules)
    if (Object.keys(faults).length === 0) return { values: written, errors: {} }
    const errors = Object.entries(faults).map(([name, fault]) => [name, { type: fault, message: fault }])
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> }
  }
  const { register, handleSubmit, reset, getValues, setValue, formState } = useForm<Values>({
    defaultValues: values as DefaultValues<Values>,
    resolver,
    mode: 'onSubmit', // a sentence that comes when a field is left would move the button from under the finger
  })
  const { errors, isSubmitting } = formState
  useLayoutEffect(() => {
    for (const [name, written] of Object.entries(begun)) setValue(name as Path<Values>, written as never)
  }, [begun, setValue])

  const sentence = (name: keyof Values & string) => {
    const fault = errors[name]?.message as FormFault | undefined
    return fault
      ? fillIn(own?.[name]?.[fault] ?? words.faults[fault], {
          ...limits,
          signs: passwordSigns,
          field: labels[name] ?? name,
        })
      : null
  }
  const submit = handleSubmit(async (written) => {
    setRefused(null)
    setRefused((await send(written))?.refused ?? null)
  })
  return {
    /** For `<FormFrame>`. */
    frame: { id, onSubmit: submit, refused, isSending: isSubmitting, canScript, needsScript: words.needsScript },
    /** For a field of this name. */
    field: (name: keyof Values & string) => ({
      ...register(name as unknown as Path<Values>),
      label: labels[name] ?? name,
      begun: values[name],
      fault: sentence(name),
    }),
    /** What is written at this moment. */
    written: getValues,
    /** Empties the form, as after a letter that was sent. */
    reset: useCallback(() => reset(), [reset]),
  }
}
