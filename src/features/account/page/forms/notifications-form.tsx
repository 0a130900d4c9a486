'use client'

import { notificationsForm, type Notifications } from '@/contract/account/account-forms'
import type { Locale } from '@/domain/locale'
import { CheckField } from '@/ui/form/fields'
import { SectionForm, type SectionMessages } from './section-form'
import { useSectionForm } from './use-section-form'

type Props = {
  siteId: string
  notifications: Notifications
  /** The path of the profile, for customers without a phone number; null when text messages are possible. */
  profilePath: string | null
  locale: Locale
  messages: SectionMessages & Record<keyof Notifications | 'byTextHint' | 'noPhone' | 'toProfile', string>
}

/** Notification preferences. Text messages need a phone number. Spec: CUS-2.23. */
export function NotificationsForm({ siteId, notifications, profilePath, locale, messages }: Props) {
  const { frame, field, saved, isSignedOut } = useSectionForm({
    path: 'customer/bulk_update_notification_preferences',
    siteId,
    locale,
    initialValues: notifications,
    schema: notificationsForm,
    labels: messages,
    messages: messages.form,
  })
  const byText = field('notifyByText')
  return (
    <SectionForm {...{ frame, saved, isSignedOut, messages }}>
      <CheckField {...field('optIn')} />
      {profilePath === null ? (
        <CheckField {...byText} hint={messages.byTextHint} />
      ) : (
        <div>
          <CheckField {...byText} hint={messages.noPhone} disabled />
          <a href={profilePath} className="inline-flex min-h-11 items-center text-accent">
            {messages.toProfile}
          </a>
        </div>
      )}
    </SectionForm>
  )
}
