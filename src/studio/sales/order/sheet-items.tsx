import { formatPrice } from '@/domain/shop/money/money'
import type { SheetItem } from '@/domain/shop/orders/order-sheet'
import { describeContents } from '@/domain/shop/receipts/describe-contents'
import { formatMessage } from '@/domain/text/format-message'
import { formatLongDate } from '@/domain/time/date-formats'
import { receiptMessages } from '@/i18n/site-messages'
import type { OrderMoneyAnswer } from './order-money-answer'
import type { OrderSheetMessages } from './order-sheet-messages'
import { Head, Scroll } from './order-tables'

type Words = { language: 'en' | 'fr'; messages: OrderSheetMessages }

/** What an order contains: what each item puts on the card, until when, and for how much. */
export function SheetItems({ sheet, ...words }: Words & { sheet: OrderMoneyAnswer['sheet'] }) {
  const { language, messages } = words
  const { item: name, gives, valid, price, tax } = messages.columns
  const priceOf = (cents: number) => formatPrice(cents, language)
  const sums = [
    [messages.subtotal, sheet.totalCents - sheet.federalTaxCents - sheet.provincialTaxCents],
    [messages.federalTax, sheet.federalTaxCents],
    [messages.provincialTax, sheet.provincialTaxCents],
    [messages.total, sheet.totalCents],
    ...(sheet.savingsCents > 0 ? ([[messages.savings, sheet.savingsCents]] as const) : []),
  ] as const
  return (
    <Scroll label={messages.items}>
      <Head columns={[name, gives, valid, price, tax]} amounts={[price, tax]} />
      <tbody>
        {sheet.items.map((item, index) => (
          <tr key={index}>
            <th scope="row">
              {item.name[language]}
              <Lines lines={billingLines(item, words)} />
            </th>
            <td>{describeContents(item, language, receiptMessages(language).item).join(' · ')}</td>
            <td>{describeValidity(item, words)}</td>
            <td className="order-money__number">{priceOf(item.priceCents)}</td>
            <td className="order-money__number">{priceOf(item.taxCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(([term, cents]) => (
          <tr key={term}>
            <th scope="row" colSpan={3}>
              {term}
            </th>
            <td className="order-money__number">{priceOf(cents)}</td>
            <td />
          </tr>
        ))}
      </tfoot>
    </Scroll>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) => lines.map((line) => <small key={line}>{line}</small>)

function describeValidity({ validFrom, validUntil }: SheetItem, { language, messages }: Words): string {
  const dates = {
    from: validFrom ? formatLongDate(validFrom, language) : '',
    until: validUntil ? formatLongDate(validUntil, language) : '',
  }
  if (validFrom && validUntil) return formatMessage(messages.validBetween, dates)
  return validFrom || validUntil ? formatMessage(validFrom ? messages.validFrom : messages.validUntil, dates) : ''
}

function billingLines(item: SheetItem, { language, messages }: Words): string[] {
  const { subscription, promoCode, promoMessage, discountCents } = item
  const dateOf = (date: string | null | undefined) => (date ? formatLongDate(date, language) : null)
  const [from, until] = [dateOf(subscription?.firstBill), dateOf(subscription?.lastBill)]
  const billed = subscription && messages.billed[subscription.frequency]
  const promo = promoCode && formatMessage(messages.promo, { code: promoCode })
  const amount = formatPrice(discountCents, language)
  return [
    billed && (from && until ? `${billed} ${formatMessage(messages.billedBetween, { from, until })}` : billed),
    promo && [promo, promoMessage[language]].filter(Boolean).join(', '),
    discountCents > 0 && !promo && formatMessage(messages.discount, { amount }),
  ].filter((line) => typeof line === 'string' && line !== '') as string[]
}
