import type { Receipt } from '@/features/shop/receipts/receipt'
import { describePayment } from '@/features/shop/receipts/receipt-words'
import { receiptFileName, renderReceipt } from '@/features/shop/receipts/render-receipt'
import { readPdf } from '../../../../support/formats/pdf'

const site = { name: { en: 'Northgate', fr: 'Porte-Nord' }, brandColor: '#7a1f2b' }
const receipt: Receipt = {
  no: 'NR-7K3M-4QXD',
  paidOn: '2026-11-24',
  buyerName: 'Łukasz <b>Roy-Côté</b> & fils',
  firstName: 'Łukasz',
  email: 'ana@example.org',
  studentName: null,
  items: [
    {
      name: { en: 'Gold plan', fr: 'Forfait Or' },
      type: 'Meal plan',
      priceCents: 190_000,
      discountCents: 10_000,
      promoCode: 'FALL',
      months: null,
      later: null,
    },
    {
      name: { en: 'Monthly plan', fr: 'Forfait mensuel' },
      ...{ type: 'Meal plan', priceCents: 0, discountCents: 0, promoCode: null, months: null },
      later: { frequency: 'monthly', amountCents: 34_492, next: '2026-12-01', last: '2027-04-01' },
    },
  ],
  savingsCents: 10_000,
  federalTaxCents: 9_500,
  provincialTaxCents: 18_952,
  totalCents: 218_452,
  paymentType: 'Credit card',
  card: { network: 'Visa', lastFour: '4242' },
  installments: null,
}

test.each([
  [
    'en',
    [
      'Northgate Dining',
      'Receipt NR-7K3M-4QXD',
      'Gold plan',
      '$1,900.00',
      'Discount of $100.00 with the code FALL',
      'Nothing is due today. Then $344.92 with taxes on the 1st of each month',
      'Federal tax (GST) $95.00',
      'Provincial tax (PST) $189.52',
      'Total $2,184.52',
      'Visa ending in 4242',
      'Łukasz <b>Roy-Côté</b> & fils',
    ],
  ],
  [
    'fr',
    [
      'Services alimentaires, Porte-Nord',
      'Reçu NR-7K3M-4QXD',
      'Forfait Or',
      '1 900,00 $',
      'Rabais de 100,00 $ avec le code FALL',
      'Taxe fédérale (TPS) 95,00 $',
      'Taxe provinciale 189,52 $',
      'Total 2 184,52 $',
      'mardi 24 novembre 2026',
      'Visa se terminant par 4242',
    ],
  ],
] as const)(
  'the receipt in %s has the order, the amounts with both taxes, the payment and what follows',
  async (locale, parts) => {
    const { text, meta, pages } = await readPdf(await renderReceipt(receipt, site, locale))
    for (const part of parts) expect(text).toContain(part)
    expect(meta.info).toMatchObject({ Title: parts[1], Language: locale === 'fr' ? 'fr-CA' : 'en-CA' })
    expect(pages).toBe(1)
  },
)

test.each([
  ['en', 'Nothing to pay today, later payments with Visa ending in 4242'],
  ['fr', 'Rien à payer aujourd’hui, paiements suivants avec Visa se terminant par 4242'],
] as const)('an order that costs nothing today names the card of its later payments (%s)', (locale, payment) => {
  const taxes = { federalTaxCents: 0, provincialTaxCents: 0, totalCents: 0 }
  expect(describePayment({ ...receipt, ...taxes }, locale)).toBe(payment)
  expect(describePayment({ ...receipt, ...taxes, card: null }, locale)).toMatch(/^(Nothing to pay|Rien à payer)$/)
})

test('a long order goes on to further pages, and no item is lost', async () => {
  const [item] = receipt.items
  const items = Array.from(
    { length: 60 },
    (_, at) => ({ ...item, name: { en: `Plan no. ${at + 1}.`, fr: '' } }) as never,
  )
  const { text, pages } = await readPdf(await renderReceipt({ ...receipt, items }, site, 'en'))
  expect(pages).toBeGreaterThan(1)
  for (let at = 1; at <= 60; at++) expect(text).toContain(`Plan no. ${at}.`)
})

test('the file name has only letters, digits and hyphens of the number', () => {
  expect(receiptFileName('NR-7K3M-4QXD', 'fr')).toBe('recu-NR-7K3M-4QXD.pdf')
  expect(receiptFileName('../a"b\r\n', 'en')).toBe('receipt-ab.pdf')
})
