'use client'

import { useState } from 'react'
import { accountDraftName } from '@/contract/forms/drafts-on-device'
import { postToApi } from '@/contract/post-to-api'
import type { FormSchema, FormValues } from '@/contract/forms/form-faults'
import type { Locale } from '@/domain/locale'
import { formatConfirmation } from '@/domain/text/confirmation'
import { useAccountCustomer } from '@/features/account/sign-in/session-ended'
import { parseRefusal } from '@/ui/form/parse-refusal'
import { useCheckedForm, type FormMessages } from '@/ui/form/use-checked-form'

type Form<Values extends FormValues> = {
  /** The path of the v1 endpoint. */
  path: string
  siteId: string
  locale: Locale
  initialValues: Values
  schema: FormSchema<Values>
  labels: Readonly<Partial<Record<keyof Values & string, string>>>
  messages: FormMessages
  /** For a form with texts: how it keeps them. `health` are answers that stay in memory. */
  draft?: { health: readonly (keyof Values & string)[] }
  onSaved?: (values: Values) => void
}

/** An account form that stays on the page. `saved` is the confirmation and the time of the save, in milliseconds. */
export function useSectionForm<Values extends FormValues>({
  path,
  siteId,
  locale,
  draft,
  onSaved,
  ...form
}: Form<Values>) {
  const customerId = useAccountCustomer()
  const [saved, setSaved] = useState<{ message: string; at: number } | null>(null)
  const { frame, field, isSignedOut } = useCheckedForm({
    ...form,
    ...(draft && { draft: { ...draft, name: accountDraftName(customerId, path) } }),
    send: async (values) => {
      setSaved(null)
      const posted = await postToApi<{ msg: string }>(path, { ...values, siteId }, locale)
      if (posted.status !== 'done') return parseRefusal(posted, form.messages)
      onSaved?.(values)
      setSaved({ message: formatConfirmation('allSet', posted.answer.msg, locale), at: Date.now() })
      return null
    },
  })
  return { frame, field, saved, isSignedOut }
}
