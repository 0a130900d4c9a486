'use client'

import { useState } from 'react'
import { postToApi } from '@/contract/post-to-api'
import type { RulesOf, Written } from '@/domain/form-check'
import type { Locale } from '@/domain/locale'
import { refusalOf } from '@/ui/form/refusal-of'
import { useCheckedForm, type FormWords } from '@/ui/form/use-checked-form'

type Part<Values extends Record<string, Written>> = {
  /** Where v1 takes it. */
  path: string
  siteId: string
  locale: Locale
  values: Values
  rules: RulesOf<Values>
  labels: Readonly<Partial<Record<keyof Values & string, string>>>
  limits?: Readonly<Record<string, number>>
  words: FormWords
}

/** A form of the account that stays on the page, and says in v1's words that it was kept: `saved`, with when. */
export function usePartForm<Values extends Record<string, Written>>({ path, siteId, locale, ...form }: Part<Values>) {
  const [saved, setSaved] = useState<{ sentence: string; at: number } | null>(null)
  const { frame, field } = useCheckedForm({
    ...form,
    send: async (values) => {
      setSaved(null)
      const posted = await postToApi<{ msg: string }>(path, { ...values, site_id: siteId }, locale)
      if (posted.status !== 'done') return refusalOf(posted, form.words)
      setSaved({ sentence: posted.answer.msg, at: Date.now() })
      return null
    },
  })
  return { frame, field, saved }
}
