'use client'

import type { Locale } from '@/domain/locale'
import { CheckField } from '@/ui/form/fields'
import { PartForm, type PartWords } from './part-form'
import { usePartForm } from './use-part-form'

type Props = { siteId: string; lacksFood: boolean; locale: Locale; words: PartWords & { food_insecurity: string } }

/** Whether somebody lacks food. Spec: CUS-2.19, CUS-8.21. */
export function FoodInsecurityForm({ siteId, lacksFood, locale, words }: Props) {
  const { frame, field, saved } = usePartForm({
    path: 'customer/food_insecurity',
    siteId,
    locale,
    values: { food_insecurity: lacksFood },
    rules: () => ({}),
    labels: words,
    words: words.form,
  })
  return (
    <PartForm {...{ frame, saved, words }}>
      <CheckField {...field('food_insecurity')} />
    </PartForm>
  )
}
