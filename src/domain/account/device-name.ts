import type { Locale } from '@/domain/locale'

/** In this order: the browsers further down are named in the User-Agent of those above. */
const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
]
const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]
/** A User-Agent is a few hundred characters long. */
const maxLength = 1_000

const nameIn = (names: typeof browsers, text: string) => names.find(([, mark]) => mark.test(text))?.[0] ?? ''
const isNameIn = (names: typeof browsers, name: string) => names.some(([known]) => known === name)

/**
 * The only words of a User-Agent that are stored with a session: `Chrome/Android`, `/Windows` for an unknown browser, `Firefox/`
 * for an unknown system. Null when both are unknown. No versions, no models, and nothing else that tells two people apart.
 */
export function readDevice(userAgent: string): string | null {
  const text = userAgent.slice(0, maxLength)
  const [browser, system] = [nameIn(browsers, text), nameIn(systems, text)]
  return browser || system ? `${browser}/${system}` : null
}

/** The description of a stored device: `Chrome on Android`, in French `Chrome sur Android`. Null when it is not known. */
export function formatDevice(device: string | null, locale: Locale): string | null {
  const [browser = '', system = ''] = (device ?? '').split('/')
  const names = [isNameIn(browsers, browser) ? browser : '', isNameIn(systems, system) ? system : ''].filter(Boolean)
  return names.length > 0 ? names.join(locale === 'fr' ? ' sur ' : ' on ') : null
}
