'use client'
import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { formatPrice } from '@/domain/shop/money'
import { formatHundredths } from '@/domain/shop/typed-amount'

const languageOf = (language: string) => (language === 'fr' ? 'fr' : 'en')

/** Stored cents in a list, as a price; nothing for an empty value. */
export function MoneyCell({ cellData }: DefaultCellComponentProps) {
  const language = languageOf(useTranslation().i18n.language)
  const value: unknown = cellData
  return typeof value === 'number' ? <span>{formatPrice(value, language)}</span> : null
}

/** Stored basis points in a list, in percent; nothing for an empty value. */
export function PercentCell({ cellData }: DefaultCellComponentProps) {
  const language = languageOf(useTranslation().i18n.language)
  const value: unknown = cellData
  if (typeof value !== 'number') return null
  return <span>{`${formatHundredths(value, language, 'needed')}${language === 'fr' ? '\u00a0' : ''}%`}</span>
}
