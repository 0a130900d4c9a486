'use client'

import { newsForm } from '@/contract/account/account-forms'
import type { Locale } from '@/domain/locale'
import { CheckField } from '@/ui/form/fields'
import { SectionForm, type SectionMessages } from './section-form'
import { useSectionForm } from './use-section-form'

type Props = { siteId: string; optIn: boolean; locale: Locale; messages: SectionMessages & { optIn: string } }

/** Notification preferences without a provider of text messages: a stored choice about them stays as it is. Spec: CUS-2.23. */
export function NewsForm({ siteId, optIn, locale, messages }: Props) {
  const { frame, field, saved, isSignedOut } = useSectionForm({
    path: 'customer/bulk_update_notification_preferences',
    siteId,
    locale,
    initialValues: { optIn },
    schema: newsForm,
    labels: messages,
    messages: messages.form,
  })
  return (
    <SectionForm {...{ frame, saved, isSignedOut, messages }}>
      <CheckField {...field('optIn')} />
    </SectionForm>
  )
}
