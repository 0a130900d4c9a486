const hex = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/** The minimum contrast of text in WCAG 2 AA. */
export const minContrast = 4.5

/** The page backgrounds. Of the two dark backgrounds, the lighter one, because text that passes on it passes on both. */
export const pageBackgrounds = { light: '#fbfaf6', dark: '#26231e' }
type Scheme = keyof typeof pageBackgrounds
/** The backgrounds of cards, and the share of the accent colour in their tint (`--surface` and `--tint` in site.css). */
const surfaces: Record<Scheme, string> = { light: '#ffffff', dark: '#26231e' }
const tintShare = 0.08

const black = '#000000'
const white = '#ffffff'
/** Preferred to black wherever its contrast is sufficient. */
const ink = '#1a1a1a'

/** Whether a text is a colour in the form `#rgb` or `#rrggbb`. */
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

/** Returns the WCAG contrast ratio of two colours, 1 to 21, in any order. */
export function contrastRatio(a: string, b: string): number {
  const [one, other] = [luminance(a), luminance(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/**
 * Returns a text colour for a background: the preferred one if its contrast is 4.5:1 or more, else the better of ink and
 * white, else black. An invalid preferred colour is ignored.
 */
export function readableTextColour(background: string, preferred?: string | null): string {
  const passes = (colour: string) => contrastRatio(background, colour) >= minContrast
  if (preferred && isHexColour(preferred) && passes(preferred)) return preferred
  const best = contrastRatio(background, white) >= contrastRatio(background, ink) ? white : ink
  return passes(best) ? best : black
}

/**
 * Returns the colour closest to a brand colour with a contrast of 4.5:1 on a background, mixed with black or white in steps
 * of 2%.
 */
function accentOn(background: string, colour: string): string {
  return closestPassing(background, colour, (shade) => contrastRatio(background, shade) >= minContrast)
}

/** Like `accentOn`, for the page background of a colour scheme and for cards tinted with the resulting accent. */
export function readableAccent(scheme: Scheme, colour: string): string {
  return closestPassing(pageBackgrounds[scheme], colour, (shade) =>
    [pageBackgrounds[scheme], mix(surfaces[scheme], shade, tintShare)].every(
      (background) => contrastRatio(background, shade) >= minContrast,
    ),
  )
}

function closestPassing(background: string, colour: string, passes: (shade: string) => boolean): string {
  const end = contrastRatio(background, black) >= contrastRatio(background, white) ? black : white
  for (let percent = 0; percent < 100; percent += 2) {
    const shade = percent === 0 ? colour : mix(colour, end, percent / 100)
    if (passes(shade)) return shade
  }
  return end
}

/** `ratio` is the contrast, rounded down to tenths; `suggestion` is a similar colour with sufficient contrast. */
export type ContrastError = { ratio: number; suggestion: string }

/** Checks the contrast of text on a background, both hex colours. Null when it is 4.5:1 or more. */
export function checkContrast(background: string, text: string): ContrastError | null {
  const ratio = contrastRatio(background, text)
  if (ratio >= minContrast) return null
  return { ratio: Math.floor(ratio * 10) / 10, suggestion: accentOn(background, text) }
}

function mix(colour: string, end: string, share: number): string {
  const target = rgbOf(end)
  const channels = rgbOf(colour).map((channel, index) => channel + ((target[index] ?? 0) - channel) * share)
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}
