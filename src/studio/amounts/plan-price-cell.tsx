'use client'
import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { formatPrice } from '@/domain/shop/money/money'
import { priceOn, type PriceSchedule } from '@/domain/shop/plan-price'

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)

/** The local day of this device, which stands for the campus day in lists. */
const localDate = (now: Date) =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/** The price of a plan today: a new price whose day has come is stored with the next save only. Nothing without a price. */
export function PlanPriceCell({ cellData, rowData }: DefaultCellComponentProps) {
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const { nextPriceCents, nextPriceFrom } = (rowData ?? {}) as Record<string, unknown>
  const [next, from] = [numberOf(nextPriceCents), nextPriceFrom]
  const schedule: PriceSchedule = {
    priceCents: numberOf(cellData),
    nextPrice: next !== null && typeof from === 'string' ? { priceCents: next, from } : null,
  }
  const { priceCents } = priceOn(schedule, localDate(new Date()))
  return priceCents === null ? null : <span>{formatPrice(priceCents, language)}</span>
}
