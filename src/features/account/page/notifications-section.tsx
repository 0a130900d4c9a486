import { getTranslations } from 'next-intl/server'
import { accountPath } from '@/domain/account/account-paths'
import type { Site } from '@/domain/site/site'
import { canReceiveTexts } from '@/domain/account/customer-notifications'
import type { Locale } from '@/domain/locale'
import { getSectionMessages } from '@/features/account/account-form-messages'
import type { Customer } from '@/features/account/read-customer'
import { NewsForm } from '@/features/account/page/forms/news-form'
import { NotificationsForm } from '@/features/account/page/forms/notifications-form'
import { offersTexts } from '@/server/text-messages/get-text-provider'

type Props = { site: Pick<Site, 'id' | 'slug'>; customer: Customer; locale: Locale }

/** The form of the notification preferences. Text messages are offered only where a provider is configured. Spec: CUS-2.23. */
export async function NotificationsSection({ site, customer, locale }: Props) {
  const namespace = 'accountParts.notifications'
  const [t, messages] = await Promise.all([getTranslations({ locale, namespace }), getSectionMessages(locale)])
  const optIn = t('optIn')
  if (!offersTexts())
    return <NewsForm siteId={site.id} locale={locale} optIn={customer.optIn} messages={{ ...messages, optIn }} />
  const canText = canReceiveTexts(customer)
  return (
    <NotificationsForm
      siteId={site.id}
      locale={locale}
      notifications={{ optIn: customer.optIn, notifyByText: canText && customer.notifyByText }}
      profilePath={canText ? null : accountPath('account', site.slug, locale)}
      messages={{
        ...messages,
        optIn,
        notifyByText: t('byText'),
        byTextHint: t('byTextHint'),
        noPhone: t('noPhone'),
        toProfile: t('toProfile'),
      }}
    />
  )
}
