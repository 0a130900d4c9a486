import { Fragment, type ReactNode } from 'react'
import { explainStep } from '@/domain/shop/cart/explain-step'
import { formatPrice } from '@/domain/shop/money/money'
import { formatMessage } from '@/domain/text/format-message'
import { formatLongDate, formatShortDateTime } from '@/domain/time/date-formats'
import type { CampusMoment, OrderMoneyAnswer } from './order-money-answer'
import type { OrderMoneyMessages, PriceRuleMessages } from './order-money-messages'

type Props = { order: OrderMoneyAnswer; language: 'en' | 'fr'; messages: OrderMoneyMessages }

const timeOf = (at: CampusMoment | null, language: 'en' | 'fr') =>
  at ? formatShortDateTime(at.date, at.minute, language) : ''

/** A table that scrolls sideways on a narrow window, also by keyboard. */
export function Scroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="order-money__scroll" role="group" aria-label={label} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{label}</caption>
        {children}
      </table>
    </div>
  )
}

/** The head of a table, with amounts on the right. */
export const Head = ({ columns, amounts }: { columns: readonly string[]; amounts: readonly string[] }) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col" className={amounts.includes(column) ? 'order-money__number' : undefined}>
          {column}
        </th>
      ))}
    </tr>
  </thead>
)

/** The refunds of an order, with who gave them and why. */
export function RefundsTable({ order, language, messages }: Props) {
  const { at, amount, state, reason, by } = messages.refundColumns
  if (order.refunds.length === 0) return <p>{messages.noRefunds}</p>
  return (
    <Scroll label={messages.refunds}>
      <Head columns={[at, amount, state, reason, by]} amounts={[amount]} />
      <tbody>
        {order.refunds.map((refund) => (
          <tr key={refund.id}>
            <th scope="row">{timeOf(refund.at, language)}</th>
            <td className="order-money__number">{formatPrice(refund.amountCents, language)}</td>
            <td>
              {messages.states[refund.state]}
              {refund.cancelsOrder && <small>{messages.cancels}</small>}
            </td>
            <td>{refund.reason}</td>
            <td>{refund.by}</td>
          </tr>
        ))}
      </tbody>
    </Scroll>
  )
}

/** The ledger entries of an order, one row per posting. */
export function EntriesTable({ order, language, messages }: Props) {
  const { day, kind, account, debit, credit, reference } = messages.entryColumns
  if (order.entries.length === 0) return <p>{messages.noEntries}</p>
  return (
    <Scroll label={messages.ledger}>
      <Head columns={[day, kind, account, debit, credit, reference]} amounts={[debit, credit]} />
      <tbody>
        {order.entries.map((entry) => (
          <Fragment key={entry.id}>
            {entry.postings.map((posting, index) => (
              <tr key={index}>
                <th scope="row">{formatLongDate(entry.bookedOn, language)}</th>
                <td>{messages.kinds[entry.kind] ?? entry.kind}</td>
                <td>{messages.accounts[posting.account] ?? posting.account}</td>
                {[posting.amountCents, -posting.amountCents].map((cents, side) => (
                  <td key={side} className="order-money__number">
                    {cents > 0 && formatPrice(cents, language)}
                  </td>
                ))}
                <td>{entry.reference}</td>
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </Scroll>
  )
}

/** The rule behind each amount of the total, as the buyer saw it. */
export function WhyTable({ order, language, messages, rules }: Props & { rules: PriceRuleMessages }) {
  const { rule, amount } = messages.whyColumns
  if (order.lines.length === 0) return <p>{messages.noPricing}</p>
  return (
    <Scroll label={messages.why}>
      <Head columns={[rule, amount]} amounts={[amount]} />
      {order.lines.map((line, index) => (
        <tbody key={index}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {line.name[language]}
            </th>
          </tr>
          {line.steps.map((step, at) => (
            <tr key={at}>
              <td>{explainStep(step, language, rules)}</td>
              <td className="order-money__number">{formatPrice(step.amountCents, language)}</td>
            </tr>
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr>
          <th scope="row">{messages.total}</th>
          <td className="order-money__number">{formatPrice(order.totalCents, language)}</td>
        </tr>
      </tfoot>
    </Scroll>
  )
}

/** The terms that the buyer accepted, in the order of acceptance. */
export function ConsentList({ order, language, messages }: Props) {
  return (
    <ul>
      {order.consents.map(({ kind, locale, version, at }, index) => (
        <li key={index}>
          {formatMessage(messages.consent, {
            kind: messages.consentKinds[kind] ?? kind,
            language: messages.languages[locale] ?? locale,
            date: timeOf(at, language),
            version: version.slice(0, 12),
          })}
        </li>
      ))}
    </ul>
  )
}
