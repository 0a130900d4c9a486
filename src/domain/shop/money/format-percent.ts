import type { Locale } from '@/domain/locale'
import { formatDecimal, type Decimals } from '@/domain/shop/money/typed-amount'

/** Formats hundredths (`2`) or thousandths (`3`) of a percent: `9.975%`, in French `9,975 %` with a no-break space. */
export const formatPercent = (value: number, decimals: Decimals, locale: Locale): string =>
  `${formatDecimal(value, decimals, locale, 'drop')}${locale === 'fr' ? '\u00a0' : ''}%`
