'use client'

import type { Notifications } from '@/domain/customer-notifications'
import type { Locale } from '@/domain/locale'
import { CheckField } from '@/ui/form/fields'
import { PartForm, type PartWords } from './part-form'
import { usePartForm } from './use-part-form'

type Props = {
  siteId: string
  notifications: Notifications
  /** Where a number can be written; null when there is one. */
  profile: string | null
  locale: Locale
  words: PartWords & Record<keyof Notifications, string> & { noPhone: string; toProfile: string }
}

/** What a customer wants to hear. Text messages wait for a number. Spec: CUS-2.23. */
export function NotificationsForm({ siteId, notifications, profile, locale, words }: Props) {
  const { frame, field, saved } = usePartForm({
    path: 'customer/bulk_update_notification_preferences',
    siteId,
    locale,
    values: notifications,
    rules: () => ({}),
    labels: words,
    words: words.form,
  })
  const byText = field('notify_by_text')
  return (
    <PartForm {...{ frame, saved, words }}>
      <CheckField {...field('opt_in')} />
      {profile === null ? (
        <CheckField {...byText} />
      ) : (
        <div>
          <CheckField {...byText} hint={words.noPhone} disabled />
          <a href={profile} className="inline-flex min-h-11 items-center text-accent">
            {words.toProfile}
          </a>
        </div>
      )}
    </PartForm>
  )
}
