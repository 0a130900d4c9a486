import { summarizeSales, type SoldItems } from '@/domain/shop/sales/summarize-sales'

const items = (over: Partial<SoldItems>): SoldItems => ({
  status: 'approved',
  kind: 'meal-plan',
  productId: 'gold',
  name: { en: 'Gold', fr: 'Or' },
  lastPlacedAt: '2026-11-02T15:00:00.000Z',
  count: 1,
  priceCents: 0,
  discountCents: 0,
  taxCents: 0,
  ...over,
})
const none = { count: 0, grossCents: 0, discountCents: 0, netCents: 0, taxCents: 0 }

test('sums the items of a product, with its latest name, and the largest revenue first', () => {
  const { approved, refunded } = summarizeSales([
    // Two Gold at $900.00 and three at $950.00, of which one had $95.00 off.
    items({ count: 2, priceCents: 180_000, taxCents: 26_954, lastPlacedAt: '2026-11-02T15:00:00.000Z' }),
    items({
      name: { en: 'Gold 2027', fr: 'Or 2027' },
      count: 3,
      priceCents: 275_500,
      discountCents: 9_500,
      taxCents: 41_255,
      lastPlacedAt: '2026-11-20T15:00:00.000Z',
    }),
    items({ name: { en: 'Gold 2026', fr: 'Or 2026' }, lastPlacedAt: '2026-10-01T15:00:00.000Z', count: 0 }),
    // A balance of $1,500.00 for $1,366.50, without tax.
    items({
      kind: 'declining-balance',
      productId: 'balance',
      name: { en: 'Dining Dollars', fr: 'Argent repas' },
      priceCents: 136_650,
      discountCents: 13_350,
    }),
  ])
  expect(approved.products).toEqual([
    {
      kind: 'meal-plan',
      name: { en: 'Gold 2027', fr: 'Or 2027' },
      count: 5,
      grossCents: 465_000, // 2 x 900.00 + 3 x 950.00
      discountCents: 9_500,
      netCents: 455_500,
      taxCents: 68_209,
      barPercent: 100,
    },
    {
      kind: 'declining-balance',
      name: { en: 'Dining Dollars', fr: 'Argent repas' },
      count: 1,
      grossCents: 150_000,
      discountCents: 13_350,
      netCents: 136_650,
      taxCents: 0,
      barPercent: 30, // exactly 30 % of 4,555.00
    },
  ])
  expect(approved.total).toEqual({
    count: 6,
    grossCents: 615_000,
    discountCents: 22_850,
    netCents: 592_150,
    taxCents: 68_209,
  })
  expect(refunded).toEqual({ products: [], total: none })
})

test('counts refunded orders apart', () => {
  const { approved, refunded } = summarizeSales([
    items({ priceCents: 10_000, taxCents: 1_497 }),
    items({ status: 'refunded', priceCents: 25_000, taxCents: 3_743 }),
  ])
  expect([approved.total.netCents, approved.total.count]).toEqual([10_000, 1])
  expect(refunded.total).toEqual({
    count: 1,
    grossCents: 25_000,
    discountCents: 0,
    netCents: 25_000,
    taxCents: 3_743,
  })
})

test('counts coffee as one product, and deleted products by their names', () => {
  const { approved } = summarizeSales([
    items({ kind: 'coffee', productId: null, name: { en: 'Coffee, 2 months', fr: 'Café, 2 mois' }, priceCents: 3_000 }),
    items({ kind: 'coffee', productId: null, name: { en: 'Coffee, 3 months', fr: 'Café, 3 mois' }, priceCents: 4_500 }),
    items({ productId: null, name: { en: 'Old', fr: 'Vieux' }, priceCents: 100 }),
    items({ productId: null, name: { en: 'Old', fr: 'Vieux' }, priceCents: 200 }),
    items({ productId: null, name: { en: 'Older', fr: 'Plus vieux' }, priceCents: 300 }),
  ])
  expect(approved.products.map(({ kind, name, netCents }) => [kind, name?.en ?? null, netCents])).toEqual([
    ['coffee', null, 7_500],
    ['meal-plan', 'Old', 300],
    ['meal-plan', 'Older', 300],
  ])
})

test('shows no bar when everything was free, and nothing for no sales', () => {
  const { approved } = summarizeSales([items({ count: 2, priceCents: 0 })])
  expect(approved.products.map(({ count, barPercent }) => [count, barPercent])).toEqual([[2, 0]])
  expect(summarizeSales([]).approved).toEqual({ products: [], total: none })
})
