import {
  canceledMail,
  failedChargeMail,
  notPlacedMail,
  receiptMail,
  refundMail,
  renewalReceiptMail,
  upcomingRenewalMail,
} from '@/features/shop/mails/shop-mails'
import { studentNoticeMail } from '@/features/shop/mails/student-notice'
import type { RenderedMail } from '@/ui/mail/render-mail'
import { receiptItem, receiptOf, sellerInQuebec } from '../../../../support/data/receipt'
import { frenchRules, spaceBeforeSign } from '../../../../support/data/french-rules'

const site = {
  name: { en: 'Northgate', fr: 'Porte-Nord' },
  slug: 'northgate',
  brandColor: '#7a1f2b',
  email: 'dining@example.org',
}
const context = (locale: 'en' | 'fr') => ({ site, locale, serverUrl: 'https://dining.example.edu' })
const card = { network: 'Visa', lastFour: '4242' }
const facts = {
  firstName: 'Ana',
  name: 'Gold <i>plan</i>',
  frequency: 'monthly',
  amountCents: 34_492,
  federalTaxCents: 1_500,
  provincialTaxCents: 2_992,
  card,
  seller: sellerInQuebec,
} as const
const noFacts = receiptItem({ allowance: null, promoCode: null, validFrom: null, validUntil: null })
const own = { ...noFacts, type: 'Create your plan', swipes: 40, balanceCents: 10_500, bonusCents: 500 } as const
const coffee = receiptItem({ name: { en: 'Coffee', fr: 'Café' }, discountCents: 0, promoCode: null })
const receipt = receiptOf({
  items: [{ ...coffee, type: 'Coffee subscription', allowance: null, months: 2, priceCents: 5_990, taxCents: 0 }],
  ...{ federalTaxCents: 0, provincialTaxCents: 0, totalCents: 5_990 },
  installments: { count: 3, isMonthly: true, aprBps: 0, totalCents: 5_990 },
})
const link = 'https://dining.example.edu/northgate/order-complete/secret'
const refund = {
  no: 'NR-1',
  firstName: 'Ana',
  amountCents: 5_000,
  isWhole: false,
  isCanceled: false,
  paymentType: 'Credit card',
  payment: 'Visa 4242',
  access: 'account',
} as const

const canceled = { ...facts, paidUntil: null, isUnpaid: false, isCharging: false, isStoppedByStaff: false }

const mails = (locale: 'en' | 'fr'): Record<string, RenderedMail> => ({
  receipt: receiptMail(receipt, context(locale), 'account'),
  renewal: renewalReceiptMail(receipt, context(locale)),
  guestReceipt: receiptMail(receipt, context(locale), { link }),
  guestRefund: refundMail({ ...refund, access: { link } }, context(locale)),
  guestCanceled: refundMail({ ...refund, amountCents: 0, isCanceled: true, access: { link } }, context(locale)),
  notPlaced: notPlacedMail(receipt, context(locale)),
  refund: refundMail(refund, context(locale)),
  refundToStudent: refundMail({ ...refund, paymentType: 'Student ID' }, context(locale)),
  refundToPay: refundMail({ ...refund, paymentType: 'Payroll deduction' }, context(locale)),
  cancelingRefund: refundMail({ ...refund, isWhole: true, isCanceled: true }, context(locale)),
  cancelingNothing: refundMail({ ...refund, amountCents: 0, isCanceled: true }, context(locale)),
  upcoming: upcomingRenewalMail({ ...facts, on: '2026-12-01' }, context(locale)),
  upcomingWithoutCard: upcomingRenewalMail({ ...facts, card: null, on: '2026-12-01' }, context(locale)),
  failed: failedChargeMail({ ...facts, on: '2026-12-01', retryOn: '2026-12-03' }, context(locale)),
  givenUp: failedChargeMail({ ...facts, card: null, on: '2026-12-01', retryOn: null }, context(locale)),
  canceled: canceledMail({ ...canceled, paidUntil: '2026-12-31' }, context(locale)),
  canceledUnpaid: canceledMail({ ...canceled, isUnpaid: true, isCharging: true }, context(locale)),
  studentNotice: studentNoticeMail(
    {
      ...{ no: 'NR-1', firstName: 'Léo', buyerName: 'Ana <Roy>', studentId: 'S1234567' },
      items: [
        { ...own, name: { en: 'Own', fr: 'Sur mesure' } },
        { ...noFacts, name: { en: 'Monthly', fr: 'Par mois' }, validFrom: '2026-12-01', validUntil: '2027-02-28' },
      ],
    },
    context(locale),
  ),
  stopped: canceledMail({ ...canceled, paidUntil: '2026-12-31', isStoppedByStaff: true }, context(locale)),
})

/** What somebody reads in the HTML, without tags and entities. */
const readHtml = (html: string) =>
  html
    .replace(/<head>[\s\S]*<\/head>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/&#39;/g, "'")
    .replace(/[^\S\u00a0]+/g, ' ')

test.each(['en', 'fr'] as const)('the text and the HTML of each mail in %s say the same', (locale) => {
  for (const { text, html } of Object.values(mails(locale))) {
    const read = readHtml(html)
    for (const line of text.split('\n').filter((each) => each && !each.startsWith('- ') && !each.startsWith('https:')))
      expect(read).toContain(line.trim())
    for (const [, value = ''] of text.matchAll(/^- .*?\u00a0?: (.*)$/gm)) expect(read).toContain(value)
    expect(html).not.toMatch(/<(?:img|link|script|style|i)\b/) // nothing is loaded, and names are escaped
    expect(html).toContain(`<html lang="${locale}-CA">`)
  }
})

test.each`
  name                  | parts
  ${'receipt'}          | ${['NR-7K3M-4QXD', '$59.90', '2 months. Active within 24 hours.', 'GST: $0.00', 'Student: Léo Roy', 'Payment: Visa ending in 4242', 'QST number: 1234567890 TQ0001', 'Cost of credit: $0.00', 'in your account, under Orders']}
  ${'refund'}           | ${['a part of order NR-1: $50.00', 'goes back to the payment method of the order: Visa 4242']}
  ${'refundToStudent'}  | ${['credited to your student account. No card is refunded.']}
  ${'refundToPay'}      | ${['taken off your payroll deductions or returned with your pay. No card is refunded.']}
  ${'cancelingNothing'} | ${['Order NR-1 is canceled.', 'no longer works', 'There was no amount left to refund.']}
  ${'cancelingRefund'}  | ${['the whole amount of order NR-1', 'The order is canceled.']}
  ${'upcoming'}         | ${['On Tuesday, December 1st, 2026, we will charge Gold <i>plan</i> to your Visa ending in 4242.', 'Subtotal: $300.00', 'GST (5%): $15.00', 'QST (9.975%): $29.92', 'Total: $344.92', 'cancel the subscription in your account before']}
  ${'failed'}           | ${['Your Visa ending in 4242 declined the payment', 'We will try again on Thursday, December 3rd, 2026.']}
  ${'givenUp'}          | ${['was declined', 'past due', 'subscribe again with another card']}
  ${'canceled'}         | ${['works until Thursday, December 31st, 2026', 'We will not charge any further payments.']}
  ${'stopped'}          | ${['Our staff canceled your subscription to Gold <i>plan</i>.', 'We will not charge any further payments.']}
  ${'canceledUnpaid'}   | ${['does not start', 'A payment of $344.92 had begun before the subscription was canceled.']}
`('the mail "$name" says what happened, the amounts and what follows', ({ name, parts }) => {
  const { text } = mails('en')[name as keyof ReturnType<typeof mails>] as RenderedMail
  for (const part of parts) expect(text).toContain(part)
  expect(text).toContain('https://dining.example.edu/northgate/customer-account')
  expect(text).toContain('write to dining@example.org')
})

test('the notice to a student says what was bought, for which number, and no payment', () => {
  const { text } = mails('en').studentNotice as RenderedMail
  expect(text).toContain('Ana <Roy> bought this for you, with order NR-1:')
  expect(text).toContain('Own · 40 swipes · Declining balance of $105.00, including a bonus of $5.00')
  expect(text).toContain('Monthly · Valid from December 1, 2026 to February 28, 2027')
  expect(text).toContain('It is for the student number S1234567.')
})

test.each(['guestReceipt', 'guestRefund', 'guestCanceled'])(
  'the mail "%s" of a buyer without an account has a private link, and speaks of no account',
  (name) => {
    const { text, html } = mails('en')[name] as RenderedMail
    expect(text).toContain(`See your order\n${link}`)
    expect(html).toContain(`href="${link}"`)
    expect(text).not.toMatch(/account/i)
  },
)

test('the mail about a canceled order without a refund speaks of no refund', () => {
  const { subject, text } = mails('en').cancelingNothing as RenderedMail
  expect(subject).toBe('Order NR-1 canceled, Northgate Dining')
  expect(text).not.toMatch(/We refunded|\$0\.00|goes back/)
})

test('the mail about an order that was not placed says that nothing was charged', () => {
  const { subject, text } = mails('en').notPlaced as RenderedMail
  expect(subject).toBe('Order NR-7K3M-4QXD was not placed, Northgate Dining')
  expect(text).toContain('The payment of $59.90 for order NR-7K3M-4QXD was not approved.')
  expect(text).toContain('nothing was charged')
})

test('French texts follow the rules of Quebec', () => {
  for (const { subject, text, html } of Object.values(mails('fr')))
    for (const words of [subject, text.replace(/https:\S+/g, ''), readHtml(html).replace(/https:\S+/g, '')]) {
      for (const [rule, mistake] of frenchRules) expect([rule, mistake.exec(words)?.[0]]).toEqual([rule, undefined])
      expect(words).not.toMatch(spaceBeforeSign)
    }
})

test('a name cannot add a header or a tag', () => {
  const { subject, html } = upcomingRenewalMail(
    { ...facts, firstName: '<script>alert(1)</script>', name: 'Plan\r\nBcc: all@example.org', on: '2026-12-01' },
    context('en'),
  )
  expect(subject).toBe('Upcoming payment for Plan Bcc: all@example.org, Northgate Dining')
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
})

test('text on the campus colour is readable, and a damaged colour is replaced', () => {
  const styled = (brandColor: string) =>
    upcomingRenewalMail({ ...facts, on: '2026-12-01' }, { ...context('en'), site: { ...site, brandColor } }).html
  expect(styled('#7a1f2b')).toContain('background:#7a1f2b;color:#ffffff')
  expect(styled('#ffd400')).toContain('background:#ffd400;color:#1a1a1a')
  expect(styled('red;background:url(x)')).not.toContain('url(')
})
