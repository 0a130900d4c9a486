import type { Payload } from 'payload'
import { z } from 'zod'
import type { Localized } from '@/domain/locale'
import { priceRules, type PriceStep } from '@/domain/shop/cart/price-steps'
import { fieldsOf, instantOf, nameOf, rowsOf, textOf } from '@/server/database/stored-values'

export type ExplainedLine = { name: Localized; steps: PriceStep[] }
export type StoredConsent = { kind: string; locale: string; version: string; acceptedAt: Date | null }

const steps = z.array(
  z.object({
    rule: z.enum(priceRules),
    amountCents: z.int(),
    detail: z.record(z.string(), z.union([z.number(), z.string()])),
  }),
)

/** The price steps of an order's items, and the terms that its buyer accepted. A line that is damaged is left out. */
export async function readOrderExplanation(
  { db }: Payload,
  id: string,
): Promise<{ lines: ExplainedLine[]; consents: StoredConsent[] }> {
  const order = fieldsOf(await db.findOne({ collection: 'orders', where: { id: { equals: id } }, locale: 'all' }))
  const items = rowsOf(order.items)
  return {
    lines: rowsOf(fieldsOf(order.pricing).lines).flatMap((line, index) => {
      const parsed = steps.safeParse(line.steps)
      return parsed.success ? { name: nameOf(items[index]?.name), steps: parsed.data } : []
    }),
    consents: rowsOf(order.consents).map(({ kind, locale, version, acceptedAt }) => ({
      kind: textOf(kind) ?? '',
      locale: textOf(locale) ?? '',
      version: textOf(version) ?? '',
      acceptedAt: instantOf(acceptedAt),
    })),
  }
}
