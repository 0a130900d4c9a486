'use client'

import { useState, type ComponentProps, type ReactNode } from 'react'
import type { FormSchema, FormValues } from '@/contract/forms/form-faults'
import type { FormFault } from '@/domain/forms/form-faults'
import type { Locale } from '@/domain/locale'
import { formatConfirmation } from '@/domain/text/confirmation'
import type en from '@/i18n/messages/en.json'
import type { CheckField } from '@/ui/form/fields'
import { useCheckedForm, type FormMessages } from '@/ui/form/use-checked-form'
import type { SharedFormMessages } from './form-messages'
import type { Honeypot } from './honeypot-field'
import { postToApi } from '@/contract/post-to-api'
import { parseRefusal } from '@/ui/form/parse-refusal'

/** The captcha of a form. Pages of sites without one do not load it. */
export type FormCheck = {
  /** Waits for the solution to send. Null when there is none. */
  take: () => Promise<string | null>
  /** Forgets the solution, which counts once. */
  clear: () => void
  messages: (typeof en)['captcha']
  render: (field: ComponentProps<typeof CheckField>) => ReactNode
}

/** Sends a form to v1. Returns the message to show: thanks or the refusal. Spec: CUS-7.25, CUS-8.29. */
async function sendForm(
  path: string,
  values: FormValues,
  { locale, messages }: { locale: Locale; messages: FormMessages },
): Promise<{ thanks: string } | { refused: string; retrySeconds?: number }> {
  const posted = await postToApi<{ msg: string }>(path, values, locale)
  return posted.status === 'done' ? { thanks: posted.answer.msg } : parseRefusal(posted, messages)
}

type Form<Values extends FormValues> = {
  /** The path of the v1 endpoint. */
  path: string
  siteId: string
  locale: Locale
  initialValues: Values & Honeypot
  schema: FormSchema<Values>
  labels: Readonly<Record<keyof Values & string, string>>
  /** Messages that replace the shared ones, by field and fault. */
  ownMessages?: { readonly [Name in keyof Values & string]?: Partial<Record<FormFault, string>> }
  /** Health answers, which no draft may hold. */
  health?: readonly (keyof Values & string)[]
  sharedMessages: SharedFormMessages
  /** The captcha of a form whose values have a field `captcha`: its box is ticked, and its solution is sent. */
  check?: FormCheck | undefined
}

/** A form that anybody can send. `thanks` are the props of `<ThanksNote>`, the rest is that of `useCheckedForm`. */
export function useVisitorForm<Values extends FormValues>({
  path,
  siteId,
  locale,
  schema,
  labels,
  health = [],
  sharedMessages,
  check,
  ...form
}: Form<Values>) {
  const [message, setMessage] = useState<string | null>(null)
  const { frame, field, reset } = useCheckedForm<Values & Honeypot>({
    ...form,
    schema: schema as FormSchema<Values & Honeypot>, // the schema ignores the invisible field
    labels: { ...labels, website: '' },
    messages: sharedMessages,
    draft: { name: `${siteId}:${path}`, secret: check ? ['website', 'captcha'] : ['website'], health },
    send: async (values) => {
      setMessage(null)
      const solution = await check?.take()
      if (check && solution === null) return { refused: check.messages.failed }
      const captcha: FormValues = check ? { captcha: solution ?? '' } : {}
      const sent = await sendForm(path, { ...values, ...captcha, siteId }, { locale, messages: sharedMessages })
      check?.clear() // v1 may have counted it, also when no answer arrived
      if ('refused' in sent) return check ? { refused: sent.refused } : sent // a captcha is solved anew
      setMessage(formatConfirmation('allSet', sent.thanks, locale))
      return null
    },
  })
  return { frame, field, thanks: { message, onShow: reset }, hideThanks: () => setMessage(null) }
}
