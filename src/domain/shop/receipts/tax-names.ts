import type { Locale, Localized } from '@/domain/locale'
import { provinceCode } from '@/domain/places/provinces'
import type { ReceiptSeller } from './receipt'

type TaxNames = { federal: string; provincial: string }

const canada: Localized<TaxNames> = {
  en: { federal: 'GST', provincial: 'PST' },
  fr: { federal: 'TPS', provincial: 'TVP' },
}
const quebec: Localized<TaxNames> = {
  en: { federal: 'GST', provincial: 'QST' },
  fr: { federal: 'TPS', provincial: 'TVQ' },
}
const manitoba: Localized<TaxNames> = {
  en: { federal: 'GST', provincial: 'RST' },
  fr: { federal: 'TPS', provincial: 'TVD' },
}
/** One tax whose two parts the shop calculates apart. */
const harmonized: Localized<TaxNames> = {
  en: { federal: 'HST, federal part', provincial: 'HST, provincial part' },
  fr: { federal: 'TVH, partie fédérale', provincial: 'TVH, partie provinciale' },
}
const states: Localized<TaxNames> = {
  en: { federal: 'Federal tax', provincial: 'State tax' },
  fr: { federal: 'Taxe fédérale', provincial: 'Taxe de l’État' },
}

const harmonizedProvinces = new Set(['NB', 'NL', 'NS', 'ON', 'PE'])

/** The names of both taxes where the seller is, such as TPS and TVQ in Quebec. An unknown province has GST and PST. */
export function taxNames({ country, province }: Pick<ReceiptSeller, 'country' | 'province'>, locale: Locale): TaxNames {
  if (country === 'us') return states[locale]
  const code = provinceCode(province ?? '').toUpperCase()
  if (code === 'QC') return quebec[locale]
  if (code === 'MB') return manitoba[locale]
  return (harmonizedProvinces.has(code) ? harmonized : canada)[locale]
}
