import type { z } from 'zod'
import type * as contract from '@/contract/account/purchases'
import type { Locale } from '@/domain/locale'
import { formatIsoWithOffset, type ZoneName } from '@/domain/time/campus-time'
import type { CustomerOrder } from '@/features/account/read-orders'
import type { CustomerSubscription } from '@/features/account/read-subscriptions'
import { success } from '@/v1/engine/envelope'
import type { CustomerInfo, InZone } from './resolve-purchases'
import type { canceledResponse } from '@/contract/account/account-sections'
import type { Canceled } from './resolve-account-sections'
import { allergenCardRow, customerRow } from './shapes'

const instantOrNull = (instant: Date | null, zone: ZoneName) => instant && formatIsoWithOffset(instant, zone)

/** Spec: CUS-2.26, CUS-7.10. */
export const ordersShape = ({ rows, timeZone }: InZone<CustomerOrder>): z.infer<typeof contract.ordersResponse> =>
  success(rows.length, {
    orders: rows.map(({ id, placedAt, no, totalCents, paymentType, outcome }) => ({
      id,
      created_at: formatIsoWithOffset(placedAt, timeZone),
      no,
      total: totalCents / 100,
      payment_type: paymentType,
      status: outcome,
    })),
  })

/** Spec: CUS-3.17, CUS-7.11. */
export const subscriptionsShape = (
  { rows, timeZone }: InZone<CustomerSubscription>,
  locale: Locale,
): z.infer<typeof contract.subscriptionsResponse> =>
  success(rows.length, {
    subscriptions: rows.map(({ id, start, end, frequency, canceled, canceledAt, orderedAt, ...subscription }) => ({
      id,
      start,
      end,
      frequency,
      canceled,
      canceled_at: instantOrNull(canceledAt, timeZone),
      order: { created_at: formatIsoWithOffset(orderedAt, timeZone) },
      item: { name: subscription.name[locale], price: subscription.priceCents / 100 },
      payments: subscription.payments.map(({ amountCents, paidAt, result }) => ({
        amt: amountCents / 100,
        created_at: instantOrNull(paidAt, timeZone),
        result,
      })),
    })),
  })

/** Spec: CUS-7.3. */
export const customerInfoShape = ({
  account,
  profile,
  hasCard,
}: CustomerInfo): z.infer<typeof contract.customerInfoResponse> =>
  success(1, {
    customer: customerRow(account, profile),
    allergen_card: hasCard ? allergenCardRow(profile) : null,
  })

/** Spec: CUS-7.12, CUS-8.16. */
export const canceledShape = ({ text, ...rows }: Canceled, locale: Locale): z.infer<typeof canceledResponse> => ({
  ...success(0, { msg: text[locale] }),
  subscriptions: subscriptionsShape(rows, locale).subscriptions,
})
