import { renderToStaticMarkup } from 'react-dom/server'
import type { CartRow } from '@/contract/shop/cart'
import type { InstallmentRow } from '@/contract/shop/checkout'
import { spreadSentence } from '@/features/shop/checkout/panel/payment/spread-sentence'
import { CartTotals } from '@/features/shop/order-form/basket/cart-totals'
import { dueSentence } from '@/features/shop/order-form/basket/due-sentence'
import type { OrderFormData } from '@/features/shop/order-form/order-form-data'
import { checkoutMessages, orderFormMessages } from '@/i18n/site-messages'

const cart = { items: [], subtotal: 489.95, federal_tax: 0, provincial_tax: 0, savings: 0, bonus: 0, total: 489.95 }
const rowNames = (locale: 'en' | 'fr', taxes: Partial<CartRow>) => {
  const data = { locale, messages: orderFormMessages(locale) } as unknown as OrderFormData
  const row = { ...cart, ...taxes } as unknown as CartRow
  const html = renderToStaticMarkup(<CartTotals data={data} cart={row} withPaymentTypes={false} />)
  return [...html.matchAll(/<dt>([^<]+)/g)].map(([, name]) => name)
}

test.each([
  ['en', ['Subtotal', 'Federal tax (GST)', 'Provincial tax (PST)', 'Total']],
  ['fr', ['Sous-total', 'Taxe fédérale (TPS)', 'Taxe provinciale', 'Total']],
] as const)('[CUS-2.71] shows both taxes of a taxed cart, and none of an untaxed one (%s)', (locale, all) => {
  expect(rowNames(locale, { federal_tax: 24.49, provincial_tax: 39.19 })).toEqual(all)
  expect(rowNames(locale, { federal_tax: 24.49 })).toEqual(all)
  expect(rowNames(locale, {})).toEqual([all[0], 'Total'])
})

test.each([
  ['en', 'Today $40.00. From January 1, 2027: $216.96 a month, taxes included.'],
  ['fr', 'Aujourd’hui 40,00\u00a0$. À partir du 1er janvier 2027\u00a0: 216,96\u00a0$ par mois, taxes comprises.'],
] as const)(
  '[CUS-9.9] says what a cart charges today and later, or how installments spread it (%s)',
  (locale, sentence) => {
    const dates = { from: '2027-01-01', until: '2027-04-01', frequency: 'monthly', payments: 4 }
    const item = { steps: [], later_charge: { ...dates, amount: 108.48, is_taxed: true } }
    const page = { locale, messages: orderFormMessages(locale) }
    const later = { items: [item, item], total: 40 } as unknown as CartRow
    expect(dueSentence(later, page)).toBe(sentence)
    expect(dueSentence({ ...later, items: [] }, page)).toBeNull()
    const about = { NumInstallments: 3, TotalPlanCost: 10_000 } as InstallmentRow
    const spread = spreadSentence(about, { locale, messages: checkoutMessages(locale) })
    expect([spread, dueSentence({ ...later, items: [] }, page, spread)]).toEqual([
      locale === 'en'
        ? '3 monthly payments of about $33.33, $100.00 in total.'
        : '3 paiements mensuels d’environ 33,33\u00a0$, 100,00\u00a0$ en tout.',
      spread,
    ])
  },
)
