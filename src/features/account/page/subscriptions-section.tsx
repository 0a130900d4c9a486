import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/site/site'
import { campusDateAt } from '@/domain/time/campus-time'
import { formatShortDate } from '@/domain/time/date-formats'
import type { Locale } from '@/domain/locale'
import { getSectionMessages } from '@/features/account/account-form-messages'
import type { Customer } from '@/features/account/read-customer'
import { readSubscriptions, type CustomerSubscription } from '@/features/account/read-subscriptions'
import { tryToRead } from '@/server/logging/try-to-read'
import { clock } from '@/server/clock'
import { AccountTable, FormattedDay } from './account-table'
import { NotLoaded } from './not-loaded'
import { CancelButton } from './cancel-button'
import { SubscriptionDescription, SubscriptionPayments } from './subscription-cells'

type Props = {
  site: Pick<Site, 'id' | 'timeZone'>
  customer: Customer
  locale: Locale
  /** The saved card of a subscription. */
  renderCard: (subscription: CustomerSubscription) => ReactNode
}

/** The customer's subscriptions with their payments and cancel buttons. Spec: CUS-2.40, CUS-2.41, CUS-4.42. */
export async function SubscriptionsSection({ site, customer, locale, renderCard }: Props) {
  const subscriptions = await tryToRead(() => readSubscriptions(customer))
  if (!subscriptions) return <NotLoaded what="subscriptions" locale={locale} />
  const namespace = 'accountParts.subscriptions'
  const [t, { form }] = await Promise.all([getTranslations({ locale, namespace }), getSectionMessages(locale)])
  if (subscriptions.length === 0) return <p>{t('empty')}</p>
  const zone = site.timeZone
  const canceledOn = (at: Date) => t('canceledOn', { date: formatShortDate(campusDateAt(at, zone), locale) })
  const afterwards = ({ paidUntil, payments }: CustomerSubscription) => {
    if (paidUntil !== null) return t('paidUntil', { date: formatShortDate(paidUntil, locale) })
    return payments.some(({ result }) => result === 'Approved') ? t('noMore') : t('unpaid')
  }
  /** What a cancelled plan does is of interest until its last paid day. */
  const today = campusDateAt(clock.now(), zone)
  const hasNoFurtherDay = ({ paidUntil }: CustomerSubscription) => paidUntil !== null && paidUntil < today
  return (
    <AccountTable
      columns={[t('date'), t('description'), t('payments'), t('change')]}
      headerColumn={1}
      rows={subscriptions.map((it) => ({
        id: it.id,
        cells: [
          <FormattedDay key="date" at={it.orderedAt} zone={zone} locale={locale} />,
          <SubscriptionDescription key="description" subscription={it} zone={zone} locale={locale} />,
          <SubscriptionPayments key="payments" payments={it.payments} zone={zone} locale={locale} />,
          it.canceled ? (
            <span key="canceled">
              {it.canceledAt ? canceledOn(it.canceledAt) : t('canceled')}
              {hasNoFurtherDay(it) || <span className="account-aside">{afterwards(it)}</span>}
            </span>
          ) : (
            <CancelButton
              key="cancel"
              siteId={site.id}
              subscriptionId={it.id}
              locale={locale}
              messages={{
                cancel: t('cancel'),
                cancelNamed: t('cancelNamed', { name: it.name[locale] }),
                confirm: t('confirm', { name: it.name[locale] }),
                confirmHelp: t('confirmHelp'),
                afterwards: afterwards(it),
                confirmed: t('confirmed'),
                canceling: t('canceling'),
                keep: t('keep'),
                canceledToday: canceledOn(clock.now()),
                failed: form.failed,
                tooMany: form.tooMany,
              }}
            >
              {renderCard(it)}
            </CancelButton>
          ),
        ],
      }))}
    />
  )
}
