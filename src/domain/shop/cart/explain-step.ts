import { formatPercent } from '@/domain/shop/money/percent'
import type { PriceRule } from './price-steps'
import { formatPrice } from '@/domain/shop/money/money'
import { formatMessage } from '@/domain/text/format-message'
import type { Locale } from '@/domain/locale'

/** The units at the end of a detail's key, and how each is shown. The key without its unit is the message's placeholder. */
const formats: readonly [unit: string, format: (value: number, locale: Locale) => string][] = [
  ['Cents', formatPrice],
  ['MilliPercent', (value, locale) => formatPercent(value, 3, locale)],
  ['Bps', (value, locale) => formatPercent(value, 2, locale)],
]

/** The sentence of one step of "Why this total?". Every rule has a message, or this does not compile. */
export function explainStep(
  { rule, detail }: { rule: PriceRule; detail: Readonly<Record<string, unknown>> },
  locale: Locale,
  messages: Readonly<Record<PriceRule, string>>,
): string {
  const values = Object.entries(detail).map(([key, value]) => {
    const [unit, format] = formats.find(([end]) => key.endsWith(end)) ?? []
    return unit && format && typeof value === 'number'
      ? [key.slice(0, -unit.length), format(value, locale)]
      : [key, value]
  })
  return formatMessage(messages[rule], Object.fromEntries(values) as Record<string, string | number>)
}
