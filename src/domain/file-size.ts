import type { Locale } from './locale'

const steps = [
  { bytes: 1e9, en: 'GB', fr: 'Go' },
  { bytes: 1e6, en: 'MB', fr: 'Mo' },
  { bytes: 1e3, en: 'KB', fr: 'ko' },
] as const

/**
 * The size of a file as people say it, in steps of a thousand: `1.2 MB`, in French `1,2 Mo`. One digit after the point from
 * a megabyte on; what would round to 1000 KB is 1 MB. Spec: PUB-2.55.
 */
export function fileSizeSaid(bytes: number, locale: Locale): string {
  const step = steps.find((it) => bytes >= it.bytes - (it.bytes > 1e3 ? it.bytes / 2e3 : 0))
  if (!step)
    return `${bytes}\u00a0${locale === 'fr' ? (bytes < 2 ? 'octet' : 'octets') : bytes === 1 ? 'byte' : 'bytes'}`
  const tenths = step.bytes === 1e3 ? Math.round(bytes / step.bytes) * 10 : Math.round((bytes * 10) / step.bytes)
  const number = String(tenths / 10)
  return `${locale === 'fr' ? number.replace('.', ',') : number}\u00a0${step[locale]}`
}
