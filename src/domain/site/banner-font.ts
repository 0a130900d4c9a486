const siteFonts: Readonly<Record<string, string>> = {
  fraunces: 'var(--font-fraunces)',
  'source sans 3': 'var(--font-source-sans)',
}
const safeName = /^[\p{L}\d](?:[\p{L}\d -]{0,58}[\p{L}\d])?$/u

/**
 * Returns the CSS `font-family` of a banner title: the font that staff chose, from the site or the visitor's system, with
 * fallbacks. Null when no font is chosen or its name is not safe in CSS. Spec: PUB-2.32.
 */
export function bannerFontFamily(name: string | null): string | null {
  const fontName = name?.trim() ?? ''
  if (!safeName.test(fontName)) return null
  const key = fontName.toLowerCase()
  const siteFont = Object.hasOwn(siteFonts, key) ? siteFonts[key] : undefined
  return `${siteFont ?? `"${fontName}"`}, var(--font-fraunces), Georgia, serif`
}
