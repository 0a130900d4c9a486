const hex = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/** The least contrast of text that WCAG 2 AA allows. */
export const readable = 4.5

/** The papers on which a site's pages are written, the lighter of the two dark ones standing for both. */
export const papers = { light: '#fbfaf6', dark: '#26231e' }
type Scheme = keyof typeof papers
/** What lies on them, and how much of the accent is in its tint (`--surface` and `--tint` of site.css). */
const surfaces: Record<Scheme, string> = { light: '#ffffff', dark: '#26231e' }
const tintShare = 0.08

const black = '#000000'
const white = '#ffffff'
/** Softer than black where it can be read as well. */
const ink = '#1a1a1a'

/** Whether a text is `#rgb` or `#rrggbb`, as staff may enter a brand colour. */
export function isHexColour(text: string): boolean {
  return hex.test(text)
}

type Rgb = [red: number, green: number, blue: number]

function rgbOf(colour: string): Rgb {
  if (!isHexColour(colour)) throw new RangeError(`Not a colour: ${colour.slice(0, 20)}`)
  const digits = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&').slice(1) : colour.slice(1)
  const channel = (at: number) => parseInt(digits.slice(at, at + 2), 16)
  return [channel(0), channel(2), channel(4)]
}

function luminance(colour: string): number {
  const [red, green, blue] = rgbOf(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG's contrast of two colours, 1 to 21, whichever is the background. */
export function contrastRatio(a: string, b: string): number {
  const [one, other] = [luminance(a), luminance(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/**
 * The colour for text on a brand's background: the wanted one if it can be read there (4.5:1), else the better of ink
 * and white, else black. A wanted colour that is none counts as not wanted. Spec: PUB-9.4.
 */
export function readableOn(background: string, wanted?: string | null): string {
  const passes = (colour: string) => contrastRatio(background, colour) >= readable
  if (wanted && isHexColour(wanted) && passes(wanted)) return wanted
  const better = contrastRatio(background, white) >= contrastRatio(background, ink) ? white : ink
  return passes(better) ? better : black
}

/**
 * A brand colour that can be read on a background: itself if it can, else mixed with just so much black or white, in
 * steps of 2%, that it reaches 4.5:1. Spec: PUB-9.4.
 */
export function accentOn(background: string, colour: string): string {
  return nearest(background, colour, (shade) => contrastRatio(background, shade) >= readable)
}

/** A brand colour that can be read on a scheme's paper, and on the tint that it gives to a surface. Spec: PUB-9.4. */
export function accentOnPaper(scheme: Scheme, colour: string): string {
  return nearest(papers[scheme], colour, (shade) =>
    [papers[scheme], mix(surfaces[scheme], shade, tintShare)].every((under) => contrastRatio(under, shade) >= readable),
  )
}

function nearest(background: string, colour: string, passes: (shade: string) => boolean): string {
  const end = contrastRatio(background, black) >= contrastRatio(background, white) ? black : white
  for (let percent = 0; percent < 100; percent += 2) {
    const shade = percent === 0 ? colour : mix(colour, end, percent / 100)
    if (passes(shade)) return shade
  }
  return end
}

/** What a text reaches on a background, rounded down to tenths, and a colour near it that can be read there. */
export type ContrastRefusal = { ratio: number; suggestion: string }

/**
 * What is wrong with a text colour on a background; null when it can be read there (4.5:1). Both are hex colours.
 * Spec: PUB-3.1, PUB-9.4.
 */
export function contrastRefusal(background: string, text: string): ContrastRefusal | null {
  const ratio = contrastRatio(background, text)
  if (ratio >= readable) return null
  return { ratio: Math.floor(ratio * 10) / 10, suggestion: accentOn(background, text) }
}

function mix(colour: string, end: string, share: number): string {
  const target = rgbOf(end)
  const channels = rgbOf(colour).map((channel, index) => channel + ((target[index] ?? 0) - channel) * share)
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}
