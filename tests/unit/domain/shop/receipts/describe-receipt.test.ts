import { describePayment, describeReceipt, labelledLine } from '@/domain/shop/receipts/describe-receipt'
import { taxNames } from '@/domain/shop/receipts/tax-names'
import { receiptMessages } from '@/i18n/site-messages'
import { receiptItem, receiptOf, sellerInQuebec } from '../../../../support/data/receipt'

const describedIn = (locale: 'en' | 'fr', ...more: Parameters<typeof receiptOf>) =>
  describeReceipt(receiptOf(...more), locale, receiptMessages(locale))
const rowsOf = (rows: readonly { label: string; value: string }[], locale: 'en' | 'fr') =>
  rows.map((row) => labelledLine(row, receiptMessages(locale)))

test('a receipt in English names the seller, the people, the payment, the item and both taxes with rate and number', () => {
  const { title, seller, facts, items, totals, installments } = describedIn('en')
  expect(title).toBe('Receipt NR-7K3M-4QXD')
  expect(seller).toEqual([
    'Northgate Dining',
    '1, rue du Campus',
    'Québec, Quebec\u00a0 G1A 0A2',
    'Email: tables@example.org',
    'GST number: 12345 6789 RT0001',
    'QST number: 1234567890 TQ0001',
  ])
  expect(rowsOf(facts, 'en')).toEqual([
    'Order number: NR-7K3M-4QXD',
    'Date: Tuesday, November 24th, 2026',
    'Buyer: Ana Roy',
    "Buyer's email: ana@example.org",
    'Student: Léo Roy',
    'Student number: S1234567',
    'Payment: Visa ending in 4242',
  ])
  expect(items).toEqual([
    {
      name: 'Gold plan',
      value: '$1,900.00',
      details: [
        '19 meals a week',
        'Valid from September 1, 2026 to December 20, 2026',
        'Discount of $100.00 with the code FALL',
      ],
    },
  ])
  expect(rowsOf(totals, 'en')).toEqual([
    'Subtotal: $1,900.00',
    'GST (5%): $95.00',
    'QST (9.975%): $189.52',
    'Total: $2,184.52',
  ])
  expect(installments).toBeNull()
})

test('a receipt in French has TPS and TVQ, and of installments their number, amount, rate, cost of credit and total', () => {
  const plan = { count: 6, isMonthly: true, aprBps: 799, totalCents: 223_582 }
  const { seller, facts, totals, installments } = describedIn('fr', {
    paymentType: 'installments',
    installments: plan,
    refundedCents: 5_000,
  })
  expect(seller.slice(-2)).toEqual(['Numéro de TPS\u00a0: 12345 6789 RT0001', 'Numéro de TVQ\u00a0: 1234567890 TQ0001'])
  expect(seller).toContain('Québec (Québec)\u00a0 G1A 0A2')
  expect(rowsOf(facts, 'fr').at(-1)).toBe('Paiement\u00a0: Visa se terminant par 4242, en versements')
  expect(rowsOf(totals, 'fr')).toEqual([
    'Sous-total\u00a0: 1\u00a0900,00\u00a0$',
    'TPS (5\u00a0%)\u00a0: 95,00\u00a0$',
    'TVQ (9,975\u00a0%)\u00a0: 189,52\u00a0$',
    'Total\u00a0: 2\u00a0184,52\u00a0$',
    'Remboursé\u00a0: -50,00\u00a0$',
  ])
  expect(rowsOf(installments?.rows ?? [], 'fr')).toEqual([
    'Paiements\u00a0: 6 versements mensuels de 372,64\u00a0$. Le dernier peut différer de quelques cents.',
    'Taux annuel (TAP)\u00a0: 7,99\u00a0%',
    'Coût du crédit\u00a0: 51,30\u00a0$',
    'Total avec le coût du crédit\u00a0: 2\u00a0235,82\u00a0$',
  ])
})

const nothing = { allowance: null, validFrom: null, validUntil: null, discountCents: 0, promoCode: null } as const
const balance = { ...nothing, type: 'Declining balance', balanceCents: 15_000 } as const
test.each`
  what                         | more                                                                                                                                        | details
  ${'unlimited meals'}         | ${{ ...nothing, allowance: { per: 'unlimited', meals: null } }}                                                                             | ${['Unlimited meals']}
  ${'a block'}                 | ${{ ...nothing, allowance: { per: 'plan', meals: 60 }, validUntil: '2026-12-20' }}                                                          | ${['60 meals', 'Valid until December 20, 2026']}
  ${'a promo bonus'}           | ${{ ...nothing, promoCode: 'PLUS', bonusCents: 5_000 }}                                                                                     | ${['Bonus of $50.00 with the code PLUS']}
  ${'a code that only tracks'} | ${{ ...nothing, promoCode: 'NEWS' }}                                                                                                        | ${['Promo code NEWS']}
  ${'swipes with a balance'}   | ${{ ...nothing, type: 'Create your plan', swipes: 25, balanceCents: 10_000, bonusCents: 1_000 }}                                            | ${['25 swipes', 'Declining balance of $100.00, including a bonus of $10.00']}
  ${'a balance with a bonus'}  | ${{ ...balance, bonusCents: 1_500 }}                                                                                                        | ${['Declining balance of $165.00, including a bonus of $15.00']}
  ${'a discount on a balance'} | ${{ ...balance, discountCents: 1_500 }}                                                                                                     | ${['Declining balance of $150.00', 'Discount of $15.00']}
  ${'coffee'}                  | ${{ ...nothing, type: 'Coffee subscription', months: 2, taxCents: 0 }}                                                                      | ${['2 months. Active within 24 hours.', 'Not taxed']}
  ${'a later start'}           | ${{ ...nothing, priceCents: 0, taxCents: 0, later: { frequency: 'monthly', amountCents: 34_492, next: '2026-12-01', last: '2027-04-01' } }} | ${['Nothing is due today.', 'Then $344.92 with taxes on the 1st of each month, from Tuesday, December 1st, 2026 to Thursday, April 1st, 2027.']}
`('says what is in $what', ({ more, details }) => {
  expect(describedIn('en', { items: [receiptItem(more)] }).items[0]?.details).toEqual(details)
})

test.each([
  ['QC', 'fr', 'TPS', 'TVQ'],
  ['Québec', 'en', 'GST', 'QST'],
  ['Ontario', 'en', 'HST, federal part', 'HST, provincial part'],
  ['Manitoba', 'fr', 'TPS', 'TVD'],
  ['British Columbia', 'fr', 'TPS', 'TVP'],
  [null, 'en', 'GST', 'PST'],
] as const)('the taxes of %s have their names in %s', (province, locale, federal, provincial) => {
  expect(taxNames({ country: 'ca', province }, locale)).toEqual({ federal, provincial })
})

test('a tax that the seller does not charge is left out, and one that the buyer does not pay has no rate', () => {
  const totals = (provincialMilliPercent: number) =>
    rowsOf(
      describedIn('en', {
        seller: { ...sellerInQuebec, provincialMilliPercent },
        ...{ federalTaxCents: 0, provincialTaxCents: 0 },
      }).totals,
      'en',
    ).slice(1, -1)
  expect(totals(0)).toEqual(['GST: $0.00'])
  expect(totals(9_975)).toEqual(['GST: $0.00', 'QST: $0.00'])
})

test.each([
  ['en', 'Credit card', 'Nothing to pay today, later payments with Visa ending in 4242', 'Nothing to pay'],
  ['fr', 'Credit card', 'Rien à payer aujourd’hui, paiements suivants avec Visa se terminant par 4242', 'Rien à payer'],
] as const)(
  'an order that costs nothing today names the card of its later payments (%s)',
  (locale, paymentType, withCard, without) => {
    const payment = (card: { network: string; lastFour: string } | null, totalCents = 0) =>
      describePayment({ card, paymentType, totalCents }, locale, receiptMessages(locale))
    expect(payment({ network: 'Visa', lastFour: '4242' })).toBe(withCard)
    expect(payment(null)).toBe(without)
  },
)
