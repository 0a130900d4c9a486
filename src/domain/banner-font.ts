const ownFonts: Readonly<Record<string, string>> = {
  fraunces: 'var(--font-fraunces)',
  'source sans 3': 'var(--font-source-sans)',
}
const plainName = /^[\p{L}\d](?:[\p{L}\d -]{0,58}[\p{L}\d])?$/u

/**
 * The fonts in which a banner's name is set, as CSS wants them: the one that staff named, of ours or of the visitor's
 * machine, before ours. Null for the page's own: none was named, or what was named is no plain name. Spec: PUB-2.32.
 */
export function bannerFont(name: string | null): string | null {
  const asked = name?.trim() ?? ''
  if (!plainName.test(asked)) return null
  const key = asked.toLowerCase()
  const own = Object.hasOwn(ownFonts, key) ? ownFonts[key] : undefined
  return `${own ?? `"${asked}"`}, var(--font-fraunces), Georgia, serif`
}
