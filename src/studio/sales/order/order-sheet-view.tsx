import { useId } from 'react'
import { formatDecimal } from '@/domain/shop/money/typed-amount'
import { formatPrice } from '@/domain/shop/money/money'
import { loadableStatuses } from '@/domain/shop/sales/card-loads'
import type { SheetPerson } from '@/domain/shop/orders/order-sheet'
import { formatMessage } from '@/domain/text/format-message'
import { formatShortDateTime } from '@/domain/time/date-formats'
import type { OrderMoneyAnswer } from './order-money-answer'
import { orderSheetMessages, type OrderSheetMessages } from './order-sheet-messages'
import { SheetItems } from './sheet-items'

type Props = { sheet: OrderMoneyAnswer['sheet']; language: 'en' | 'fr'; adminPath: string }

/** An order as the person at the desk reads it: who bought what for whom, what goes on the card, and how it was paid. */
export function OrderSheetView({ sheet, language, adminPath }: Props) {
  const titleId = useId()
  const messages = orderSheetMessages(language)
  const { placedAt, card, installments, paymentType, loaded } = sheet
  const placed = placedAt && formatShortDateTime(placedAt.date, placedAt.minute, language)
  const isPaid = loadableStatuses.some((status) => status === sheet.status)
  const cardState = loaded
    ? formatMessage(messages.loaded, {
        date: formatShortDateTime(loaded.at.date, loaded.at.minute, language),
        by: loaded.by,
      })
    : isPaid && messages.notLoaded
  const paid = [
    paymentType && (messages.paymentTypes[paymentType] ?? paymentType),
    card && formatMessage(messages.cardEnd, card),
    installments &&
      formatMessage(messages.installments, {
        count: installments.count,
        total: formatPrice(installments.totalCents, language),
        rate: `${formatDecimal(installments.aprBps, 2, language, 'drop')}${language === 'fr' ? '\u00a0' : ''}%`,
      }),
  ]
  return (
    <section className="order-money" aria-labelledby={titleId}>
      <h2 id={titleId}>{formatMessage(messages.title, { no: sheet.no })}</h2>
      <Facts
        facts={[
          [messages.placed, [placed]],
          [messages.paidBy, paid],
          [messages.reference, [sheet.reference]],
          [messages.card, [cardState]],
          [messages.answers, sheet.answers.map((name) => name[language])],
        ]}
      />
      <div className="order-sheet__people">
        <Person title={messages.buyer} person={sheet.buyer} messages={messages}>
          {sheet.customerId && (
            <a href={`${adminPath}/collections/customers/${sheet.customerId}`}>{messages.account}</a>
          )}
        </Person>
        {sheet.student ? (
          <Person title={messages.student} person={sheet.student} messages={messages} />
        ) : (
          <div>
            <h3>{messages.student}</h3>
            <p>{messages.noStudent}</p>
          </div>
        )}
      </div>
      <h3>{messages.items}</h3>
      <SheetItems sheet={sheet} language={language} messages={messages} />
    </section>
  )
}

type Fact = readonly [term: string, lines: readonly (string | false | null | undefined)[]]

/** Facts of which something is known. */
const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="order-money__totals">
    {facts.map(([term, lines]) => {
      const known = lines.filter((line): line is string => typeof line === 'string' && line !== '')
      return (
        known.length > 0 && (
          <div key={term}>
            <dt>{term}</dt>
            {known.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        )
      )
    })}
  </dl>
)

type PersonProps = { title: string; person: SheetPerson; messages: OrderSheetMessages; children?: React.ReactNode }

const Person = ({ title, person, messages, children }: PersonProps) => (
  <div>
    <h3>{title}</h3>
    <p>
      {person.name} {children}
    </p>
    <Facts
      facts={[
        [messages.studentId, [person.studentId]],
        [messages.barcodeId, [person.barcodeId]],
        [messages.email, [person.email]],
        [messages.phone, [person.phone]],
        [messages.address, person.address],
      ]}
    />
  </div>
)
