'use client'
import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { formatPrice } from '@/domain/shop/money/money'
import { formatDecimal, type Decimals } from '@/domain/shop/money/typed-amount'

const languageOf = (language: string) => (language === 'fr' ? 'fr' : 'en')

/** Stored cents in a list, as a price; nothing for an empty value. */
export function MoneyCell({ cellData }: DefaultCellComponentProps) {
  const language = languageOf(useTranslation().i18n.language)
  const value: unknown = cellData
  return typeof value === 'number' ? <span>{formatPrice(value, language)}</span> : null
}

/** A stored rate in a list, in percent; nothing for an empty value. */
function percentCell(decimals: Decimals) {
  return function RateCell({ cellData }: DefaultCellComponentProps) {
    const language = languageOf(useTranslation().i18n.language)
    const value: unknown = cellData
    if (typeof value !== 'number') return null
    return <span>{`${formatDecimal(value, decimals, language, 'drop')}${language === 'fr' ? '\u00a0' : ''}%`}</span>
  }
}

export const PercentCell = percentCell(2)
export const TaxRateCell = percentCell(3)
