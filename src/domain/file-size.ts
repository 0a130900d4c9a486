import type { Locale } from './locale'

/** From where each unit is said: what would round to 1000 of the unit below it is one of this. */
const units = [
  { from: 999_950_000, bytes: 1e9, digits: 1, en: 'GB', fr: 'Go' },
  { from: 999_500, bytes: 1e6, digits: 1, en: 'MB', fr: 'Mo' },
  { from: 1_000, bytes: 1e3, digits: 0, en: 'KB', fr: 'ko' },
] as const

/**
 * The size of a file as people say it, in steps of a thousand: `84 KB`, `1.2 MB`; in French `84 ko`, `1,2 Mo`.
 * Spec: PUB-2.55.
 */
export function fileSizeSaid(bytes: number, locale: Locale): string {
  const unit = units.find(({ from }) => bytes >= from)
  if (!unit) return `${bytes}\u00a0${bytesSaid(bytes, locale)}`
  const number = String(Number((bytes / unit.bytes).toFixed(unit.digits)))
  return `${locale === 'fr' ? number.replace('.', ',') : number}\u00a0${unit[locale]}`
}

function bytesSaid(bytes: number, locale: Locale): string {
  if (locale === 'fr') return bytes < 2 ? 'octet' : 'octets'
  return bytes === 1 ? 'byte' : 'bytes'
}
