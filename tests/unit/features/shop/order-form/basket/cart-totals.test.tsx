import { renderToStaticMarkup } from 'react-dom/server'
import type { CartRow } from '@/contract/shop/cart'
import { CartTotals } from '@/features/shop/order-form/basket/cart-totals'
import type { OrderFormData } from '@/features/shop/order-form/order-form-data'
import { orderFormMessages } from '@/i18n/order-form-messages'

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
