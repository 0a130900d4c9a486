import { Link, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { formatPrice } from '@/domain/shop/money/money'
import { formatMessage } from '@/domain/text/format-message'
import { formatLongDate, formatShortDateTime } from '@/domain/time/date-formats'
import type { ReconciliationsAnswer } from './sales-answers'
import type { SalesMessages } from './sales-messages'

type Props = { days: ReconciliationsAnswer['days']; language: 'en' | 'fr'; messages: SalesMessages }

/** The differences of all compared days, the newest day first, with links to their orders. */
export function DifferenceTable({ days, language, messages }: Props) {
  const { admin: adminRoute } = useConfig().config.routes
  const { day, kind, payment, reference, provider, ledger } = messages.differenceColumns
  const price = (cents: number | null) => (cents === null ? '–' : formatPrice(cents, language))
  return (
    <div className="sales__scroll" role="group" aria-label={messages.differences} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{messages.differences}</caption>
        <thead>
          <tr>
            {[day, kind, payment, reference].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {[provider, ledger].map((name) => (
              <th key={name} scope="col" className="sales__number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.flatMap((compared) =>
            compared.differences.map((difference) => (
              <tr key={`${compared.day} ${difference.payment} ${difference.reference}`}>
                <th scope="row">{formatLongDate(compared.day, language)}</th>
                <td>{messages.differenceKinds[difference.kind]}</td>
                <td>{messages.payments[difference.payment]}</td>
                <td>
                  {difference.orderId ? (
                    <Link
                      href={formatAdminURL({ adminRoute, path: `/collections/orders/${difference.orderId}` })}
                      prefetch={false}
                      aria-label={formatMessage(messages.order, { reference: difference.reference })}
                    >
                      {difference.reference}
                    </Link>
                  ) : (
                    difference.reference
                  )}
                </td>
                <td className="sales__number">{price(difference.providerCents)}</td>
                <td className="sales__number">{price(difference.ledgerCents)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  )
}

/** The days that were compared, with how many payments matched. */
export function ComparedDays({ days, language, messages }: Props) {
  const { day, matched, differences, compared } = messages.reconcileColumns
  return (
    <div className="sales__scroll" role="group" aria-label={messages.comparedDays} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{messages.comparedDays}</caption>
        <thead>
          <tr>
            <th scope="col">{day}</th>
            <th scope="col" className="sales__number">
              {matched}
            </th>
            <th scope="col" className="sales__number">
              {differences}
            </th>
            <th scope="col">{compared}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((each) => (
            <tr key={`${each.day} ${each.provider}`}>
              <th scope="row">{formatLongDate(each.day, language)}</th>
              <td className="sales__number">{each.matched}</td>
              <td className="sales__number">{each.differences.length}</td>
              <td>{each.compared && formatShortDateTime(each.compared.date, each.compared.minute, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
