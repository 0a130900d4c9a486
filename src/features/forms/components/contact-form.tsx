'use client'

import { contactForm, type ContactMessage } from '@/contract/forms/contact-form'
import { maxLetterLength, maxLineLength } from '@/domain/forms/text-lengths'
import type { Locale } from '@/domain/locale'
import type en from '@/i18n/messages/en.json'
import { TextArea, TextField } from '@/ui/form/fields'
import { FormFrame } from '@/ui/form/form-frame'
import type { SharedFormMessages } from './form-messages'
import { ThanksNote } from './thanks-note'
import { HoneypotField, type Honeypot } from './honeypot-field'
import { useVisitorForm } from './use-visitor-form'

export type ContactMessages = (typeof en)['contactForm']
type ContactFormProps = {
  siteId: string
  locale: Locale
  labelledBy: string
  messages: ContactMessages
  sharedMessages: SharedFormMessages
}

const emptyForm: ContactMessage & Honeypot = { name: '', email: '', message: '', website: '' }

/** Spec: CUS-2.60, CUS-2.61, CUS-5.31. */
export function ContactForm({ siteId, locale, labelledBy, messages, sharedMessages }: ContactFormProps) {
  const { frame, field, thanks } = useVisitorForm<ContactMessage>({
    path: 'contact',
    siteId,
    locale,
    initialValues: emptyForm,
    schema: contactForm,
    labels: messages.labels,
    sharedMessages,
  })
  return (
    <>
      <ThanksNote {...thanks} />
      <FormFrame {...frame} button={messages.send} sending={sharedMessages.sending} labelledBy={labelledBy}>
        <TextField {...field('name')} autoComplete="name" maxLength={maxLineLength} required />
        <TextField {...field('email')} type="email" autoComplete="email" maxLength={254} required />
        <TextArea {...field('message')} maxLength={maxLetterLength} required />
        <HoneypotField {...field('website')} />
      </FormFrame>
    </>
  )
}
