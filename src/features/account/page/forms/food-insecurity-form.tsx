'use client'

import { foodInsecurityForm } from '@/contract/account/account-forms'
import type { Locale } from '@/domain/locale'
import { CheckField } from '@/ui/form/fields'
import { SectionForm, type SectionMessages } from './section-form'
import { useSectionForm } from './use-section-form'

type Props = {
  siteId: string
  lacksFood: boolean
  locale: Locale
  messages: SectionMessages & { foodInsecurity: string }
}

/** The check box for food insecurity. Spec: CUS-2.19, CUS-8.21. */
export function FoodInsecurityForm({ siteId, lacksFood, locale, messages }: Props) {
  const { frame, field, saved, isSignedOut } = useSectionForm({
    path: 'customer/food_insecurity',
    siteId,
    locale,
    initialValues: { foodInsecurity: lacksFood },
    schema: foodInsecurityForm,
    labels: messages,
    messages: messages.form,
  })
  return (
    <SectionForm {...{ frame, saved, isSignedOut, messages }}>
      <CheckField {...field('foodInsecurity')} />
    </SectionForm>
  )
}
