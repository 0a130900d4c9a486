import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/site/site'
import type { Locale } from '@/domain/locale'
import { formatPrice } from '@/domain/shop/money/money'
import type { Customer } from '@/features/account/read-customer'
import { readOrders } from '@/features/account/read-orders'
import { tryToRead } from '@/server/logging/try-to-read'
import { AccountTable, FormattedMoment } from './account-table'
import { NotLoaded } from './not-loaded'

type Props = { site: Pick<Site, 'timeZone'>; customer: Customer; locale: Locale }

/** The customer's orders, with a note beside unpaid ones. Spec: CUS-2.26, CUS-2.27. */
export async function OrdersSection({ site, customer, locale }: Props) {
  const orders = await tryToRead(() => readOrders(customer))
  if (!orders) return <NotLoaded what="orders" locale={locale} />
  const t = await getTranslations({ locale, namespace: 'accountParts' })
  if (orders.length === 0) return <p>{t('orders.empty')}</p>
  return (
    <AccountTable
      columns={[t('orders.date'), t('orders.no'), t('orders.total'), t('orders.paymentType')]}
      headerColumn={1}
      rows={orders.map(({ id, placedAt, no, totalCents, paymentType, outcome, hasReceipt }) => ({
        id,
        cells: [
          <FormattedMoment key="date" at={placedAt} zone={site.timeZone} locale={locale} />,
          <span key="no">
            {no}
            {hasReceipt && (
              <a
                className="account-aside account-receipt"
                href={`/receipts/${id}`}
                aria-label={t('orders.receiptNamed', { no })}
                download
              >
                {t('orders.receipt')}
              </a>
            )}
          </span>,
          formatPrice(totalCents, locale),
          <span key="payment">
            {paymentType && t(`paymentTypes.${paymentType}`)}
            {outcome && <span className="account-aside">{t(`orders.outcome.${outcome}`)}</span>}
          </span>,
        ],
      }))}
    />
  )
}
