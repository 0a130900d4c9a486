'use client'

import { favouriteMailsForm } from '@/contract/account/favourites'
import type { Locale } from '@/domain/locale'
import { SectionForm, type SectionMessages } from '@/features/account/page/forms/section-form'
import { useSectionForm } from '@/features/account/page/forms/use-section-form'
import { CheckField } from '@/ui/form/fields'

type FavouriteMailsFormProps = {
  siteId: string
  locale: Locale
  wanted: boolean
  messages: SectionMessages & { wanted: string; hint: string }
}

/** Starts or stops the daily mail, in the language of the page. */
export function FavouriteMailsForm({ siteId, locale, wanted, messages }: FavouriteMailsFormProps) {
  const { frame, field, saved, isSignedOut } = useSectionForm({
    path: 'customer/favourite_mails',
    siteId,
    locale,
    initialValues: { wanted },
    schema: favouriteMailsForm,
    labels: messages,
    messages: messages.form,
  })
  return (
    <SectionForm {...{ frame, saved, isSignedOut, messages }}>
      <CheckField {...field('wanted')} hint={messages.hint} />
    </SectionForm>
  )
}
