import type { Locale } from '@/domain/locale'

/** `from` is the smallest size shown in a unit. Sizes that would round to 1000 of the next smaller unit are included. */
const units = [
  { from: 999_950_000, bytes: 1e9, digits: 1, en: 'GB', fr: 'Go' },
  { from: 999_500, bytes: 1e6, digits: 1, en: 'MB', fr: 'Mo' },
  { from: 1_000, bytes: 1e3, digits: 0, en: 'KB', fr: 'ko' },
] as const

/** Formats a file size in decimal units: `84 KB`, `1.2 MB`; in French `84 ko`, `1,2 Mo`. Spec: PUB-2.55. */
export function formatFileSize(bytes: number, locale: Locale): string {
  const unit = units.find(({ from }) => bytes >= from)
  if (!unit) return `${bytes}\u00a0${byteUnit(bytes, locale)}`
  const number = String(Number((bytes / unit.bytes).toFixed(unit.digits)))
  return `${locale === 'fr' ? number.replace('.', ',') : number}\u00a0${unit[locale]}`
}

function byteUnit(bytes: number, locale: Locale): string {
  if (locale === 'fr') return bytes < 2 ? 'octet' : 'octets'
  return bytes === 1 ? 'byte' : 'bytes'
}
