import { useConfig } from '@payloadcms/ui'
import { formatPrice } from '@/domain/shop/money/money'
import type { CardOrder } from '@/domain/shop/sales/card-loads'
import { formatMessage } from '@/domain/text/format-message'
import { formatShortDate } from '@/domain/time/date-formats'
import type { CardLoadsMessages } from './card-loads-messages'

type Props = {
  orders: readonly CardOrder[]
  excluded: ReadonlySet<string>
  onExclude: (excluded: ReadonlySet<string>) => void
  language: 'en' | 'fr'
  messages: CardLoadsMessages
}

/** The orders of the card office, one row per item, one box per order. */
export function CardLoadsTable({ orders, excluded, onExclude, language, messages }: Props) {
  const { admin } = useConfig().config.routes
  const [student, name, plan, swipes, per, balance, from, until, no, loaded] = messages.csv.header
  const toggle = (id: string) => {
    const changed = new Set(excluded)
    if (!changed.delete(id)) changed.add(id)
    onExclude(changed)
  }
  const dateOf = (date: string | null) => date && formatShortDate(date, language)
  return (
    <div className="sales__scroll" role="group" aria-label={messages.title} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{messages.title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <input
                type="checkbox"
                aria-label={messages.all}
                checked={orders.every(({ id }) => !excluded.has(id))}
                onChange={({ target }) => onExclude(new Set(target.checked ? [] : orders.map(({ id }) => id)))}
              />
            </th>
            {[no, student, name, plan, swipes, per, balance, from, until, loaded].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.flatMap((order) =>
            order.loads.map((load, index) => (
              <tr key={`${order.id} ${index}`}>
                <td>
                  {index === 0 && (
                    <input
                      type="checkbox"
                      aria-label={formatMessage(messages.choose, { no: order.no })}
                      checked={!excluded.has(order.id)}
                      onChange={() => toggle(order.id)}
                    />
                  )}
                </td>
                <td>
                  <a href={`${admin}/collections/orders/${order.id}`}>{order.no}</a>
                </td>
                <td>{order.studentId}</td>
                <td>{order.name}</td>
                <td>{load.plan[language]}</td>
                <td>{load.swipes}</td>
                <td>{load.per && messages.csv.per[load.per]}</td>
                <td>{load.balanceCents !== null && formatPrice(load.balanceCents, language)}</td>
                <td>{dateOf(load.validFrom)}</td>
                <td>{dateOf(load.validUntil)}</td>
                <td>{order.loaded}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  )
}
