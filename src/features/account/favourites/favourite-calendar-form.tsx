'use client'

import { favouriteMailsForm } from '@/contract/account/favourites'
import type { Locale } from '@/domain/locale'
import { SectionForm, type SectionMessages } from '@/features/account/page/forms/section-form'
import { useSectionForm } from '@/features/account/page/forms/use-section-form'
import { CheckField } from '@/ui/form/fields'

type FavouriteCalendarFormProps = {
  siteId: string
  locale: Locale
  wanted: boolean
  labelledBy: string
  messages: SectionMessages & { wanted: string; hint: string }
}

/** Adds favourites to the private calendar, or takes them out. */
export function FavouriteCalendarForm({ siteId, locale, wanted, labelledBy, messages }: FavouriteCalendarFormProps) {
  const { frame, field, saved, isSignedOut } = useSectionForm({
    path: 'customer/favourite_calendar',
    siteId,
    locale,
    initialValues: { wanted },
    schema: favouriteMailsForm,
    labels: messages,
    messages: messages.form,
  })
  return (
    <SectionForm {...{ frame, saved, isSignedOut, messages, labelledBy }}>
      <CheckField {...field('wanted')} hint={messages.hint} />
    </SectionForm>
  )
}
