import type { Receipt, ReceiptItem, ReceiptSeller } from '@/domain/shop/receipts/receipt'

export const sellerInQuebec: ReceiptSeller = {
  name: { en: 'Northgate Dining', fr: 'Services alimentaires, Porte-Nord' },
  street: '1, rue du Campus',
  secondLine: null,
  city: 'Québec',
  province: 'Quebec',
  postalCode: 'G1A 0A2',
  country: 'ca',
  email: 'tables@example.org',
  federalTaxNumber: '12345 6789 RT0001',
  provincialTaxNumber: '1234567890 TQ0001',
  federalMilliPercent: 5_000,
  provincialMilliPercent: 9_975,
}

/** A plan of $1,900.00 after a discount, with both taxes. */
export const receiptItem = (more: Partial<ReceiptItem> = {}): ReceiptItem => ({
  name: { en: 'Gold plan', fr: 'Forfait Or' },
  type: 'Meal plan',
  priceCents: 190_000,
  taxCents: 28_452,
  discountCents: 10_000,
  promoCode: 'FALL',
  allowance: { per: 'week', meals: 19 },
  swipes: null,
  balanceCents: null,
  bonusCents: 0,
  validFrom: '2026-09-01',
  validUntil: '2026-12-20',
  months: null,
  later: null,
  ...more,
})

/** A receipt of a card payment in Quebec: by default of a parent, for one plan. */
export const receiptOf = (more: Partial<Receipt> = {}): Receipt => ({
  no: 'NR-7K3M-4QXD',
  seller: sellerInQuebec,
  paidOn: '2026-11-24',
  buyerName: 'Ana Roy',
  firstName: 'Ana',
  email: 'ana@example.org',
  studentName: 'Léo Roy',
  studentNumber: 'S1234567',
  items: [receiptItem()],
  federalTaxCents: 9_500,
  provincialTaxCents: 18_952,
  totalCents: 218_452,
  refundedCents: 0,
  paymentType: 'Credit card',
  card: { network: 'Visa', lastFour: '4242' },
  installments: null,
  ...more,
})
