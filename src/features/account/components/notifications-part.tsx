import { getTranslations } from 'next-intl/server'
import { accountAddress } from '@/domain/account-address'
import type { Site } from '@/domain/campus'
import { mayBeTexted } from '@/domain/customer-notifications'
import type { Locale } from '@/domain/locale'
import type { Customer } from '@/features/account/read-customer'
import { NotificationsForm } from './notifications-form'
import { partWords } from './part-words'

type Props = { site: Pick<Site, 'id' | 'slug'>; customer: Customer; locale: Locale }

/** What a customer wants to hear, to be changed. Spec: CUS-2.23. */
export async function NotificationsPart({ site, customer, locale }: Props) {
  const namespace = 'accountParts.notifications'
  const [t, words] = await Promise.all([getTranslations({ locale, namespace }), partWords(locale)])
  const canText = mayBeTexted(customer)
  return (
    <NotificationsForm
      siteId={site.id}
      locale={locale}
      notifications={{ opt_in: customer.optIn, notify_by_text: canText && customer.notifyByText }}
      profile={canText ? null : accountAddress('account', site.slug, locale)}
      words={{
        ...words,
        opt_in: t('optIn'),
        notify_by_text: t('byText'),
        noPhone: t('noPhone'),
        toProfile: t('toProfile'),
      }}
    />
  )
}
