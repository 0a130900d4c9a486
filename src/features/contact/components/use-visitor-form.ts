'use client'

import { useState } from 'react'
import type { RulesOf, Written } from '@/domain/form-check'
import type { FormFault } from '@/domain/form-rules'
import type { Locale } from '@/domain/locale'
import { useCheckedForm } from '@/ui/form/use-checked-form'
import type { KitWords } from './kit-words'
import { sendForm } from './send-form'
import type { Trap } from './trap-field'

type Form<Values extends Record<string, Written>> = {
  /** Where v1 takes it. */
  path: string
  siteId: string
  locale: Locale
  nothing: Values & Trap
  rules: RulesOf<Values>
  labels: Readonly<Record<keyof Values & string, string>>
  own?: { readonly [Name in keyof Values & string]?: Partial<Record<FormFault, string>> }
  kit: KitWords
}

/** A form that v1 thanks for: `thanks` is for `<ThanksNote>`, the rest is `useCheckedForm`'s. */
export function useVisitorForm<Values extends Record<string, Written>>({
  path,
  siteId,
  locale,
  nothing,
  rules,
  labels,
  own,
  kit,
}: Form<Values>) {
  const [said, setSaid] = useState<string | null>(null)
  const { reset, ...form } = useCheckedForm<Values & Trap>({
    values: nothing,
    rules: rules as RulesOf<Values & Trap>,
    labels: { ...labels, website: '' },
    own,
    words: kit,
    send: async (values) => {
      setSaid(null)
      const sent = await sendForm(path, { ...values, site_id: siteId }, { locale, words: kit })
      if ('refused' in sent) return sent
      setSaid(sent.thanks)
      return null
    },
  })
  return {
    frame: form.frame,
    field: form.field,
    thanks: { said, onSaid: reset },
    unsay: () => setSaid(null),
  }
}
