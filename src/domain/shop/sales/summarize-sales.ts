import type { Localized } from '@/domain/locale'

export type ProductKind = 'meal-plan' | 'custom-plan' | 'declining-balance' | 'coffee'

/**
 * Items of orders, summed: those of one product, under one name, whose orders have one payment status. `productId` is null
 * for coffee, and where the product has been deleted. `lastPlacedAt` is the ISO instant of the latest of their orders.
 */
export type SoldItems = {
  status: 'approved' | 'refunded'
  kind: ProductKind
  productId: string | null
  name: Localized
  lastPlacedAt: string
  count: number
  /** After discounts and before taxes. */
  priceCents: number
  discountCents: number
  taxCents: number
}

/** `netCents` is what was charged before taxes: the gross amount less discounts. */
export type SalesFigures = {
  count: number
  grossCents: number
  discountCents: number
  netCents: number
  taxCents: number
}

/** A product in a table of sales. `name` is null for coffee. `barPercent` compares the net amount with the table's largest. */
type SoldProduct = SalesFigures & { kind: ProductKind; name: Localized | null; barPercent: number }

export type SalesTable = { products: SoldProduct[]; total: SalesFigures }

/** Refunded orders are in a table of their own and count for nothing in `approved`. */
export type SalesSummary = { approved: SalesTable; refunded: SalesTable }

/** Sums what was sold by product: the largest net amount first, then by English name. A product has its latest name. */
export const summarizeSales = (sold: readonly SoldItems[]): SalesSummary => ({
  approved: tabulate(sold.filter(({ status }) => status === 'approved')),
  refunded: tabulate(sold.filter(({ status }) => status === 'refunded')),
})

function tabulate(sold: readonly SoldItems[]): SalesTable {
  const groups = new Map<string, SoldItems[]>()
  for (const items of sold) groups.set(keyOf(items), [...(groups.get(keyOf(items)) ?? []), items])
  const products = [...groups.values()].map((items) => {
    const latest = items.reduce((one, other) => (other.lastPlacedAt > one.lastPlacedAt ? other : one))
    return { kind: latest.kind, name: latest.kind === 'coffee' ? null : latest.name, ...sum(items.map(figuresOf)) }
  })
  const largest = Math.max(0, ...products.map(({ netCents }) => netCents))
  const isBefore = (one: { name: Localized | null }, other: { name: Localized | null }) =>
    (one.name?.en ?? '').localeCompare(other.name?.en ?? '', 'en')
  return {
    products: products
      .toSorted((one, other) => other.netCents - one.netCents || isBefore(one, other))
      .map((product) => ({
        ...product,
        barPercent: largest === 0 ? 0 : Math.round((product.netCents / largest) * 100),
      })),
    total: sum(products),
  }
}

/** Coffee is one product. A deleted product is told from others by its name. */
const keyOf = ({ kind, productId, name }: SoldItems) =>
  kind === 'coffee' ? kind : JSON.stringify(productId === null ? [kind, name.en, name.fr] : [kind, productId])

const figuresOf = ({ count, priceCents, discountCents, taxCents }: SoldItems): SalesFigures => ({
  count,
  grossCents: priceCents + discountCents,
  discountCents,
  netCents: priceCents,
  taxCents,
})

const sum = (figures: readonly SalesFigures[]): SalesFigures =>
  figures.reduce(
    (total, each) => ({
      count: total.count + each.count,
      grossCents: total.grossCents + each.grossCents,
      discountCents: total.discountCents + each.discountCents,
      netCents: total.netCents + each.netCents,
      taxCents: total.taxCents + each.taxCents,
    }),
    { count: 0, grossCents: 0, discountCents: 0, netCents: 0, taxCents: 0 },
  )
