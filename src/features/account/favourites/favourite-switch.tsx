'use client'

import { favouriteMailsForm } from '@/contract/account/favourites'
import type { Locale } from '@/domain/locale'
import { SectionForm, type SectionMessages } from '@/features/account/page/forms/section-form'
import { useSectionForm } from '@/features/account/page/forms/use-section-form'
import { CheckField } from '@/ui/form/fields'

type Props = {
  /** Mails are in the language of the page. */
  path: 'customer/favourite_mails' | 'customer/favourite_calendar'
  siteId: string
  locale: Locale
  wanted: boolean
  labelledBy?: string
  messages: SectionMessages & { wanted: string; hint: string }
}

/** Starts or stops the daily mail about favourites, or adds favourites to the private calendar and takes them out. */
export function FavouriteSwitch({ path, siteId, locale, wanted, labelledBy, messages }: Props) {
  const { frame, field, saved, isSignedOut } = useSectionForm({
    path,
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
