import sharp from 'sharp'
import { outlineText } from './outline-text'

/** Rotations of the campus colour's hue in degrees, so that the pictures of a team are related but differ. */
const hueRotations = [0, 28, -32, 62, -64, 100, 150, -110]

type Person = { initials: string; colour: string; place: number }

/**
 * Composes a person's picture: their initials on a gradient of the campus colour, as a PNG of 892 by 804 pixels.
 *
 * `colour` is `#rrggbb`. `place` is the person's position in the team, from 0; it selects the hue.
 */
export const composeAvatar = (person: Person): Promise<Buffer> =>
  sharp(Buffer.from(drawAvatar(person)))
    .png({ compressionLevel: 1 })
    .toBuffer()

/** The picture of {@link composeAvatar} as SVG. */
export function drawAvatar({ initials, colour, place }: Person): string {
  const rotation = hueRotations[place % hueRotations.length] ?? 0
  return `<svg xmlns="http://www.w3.org/2000/svg" width="892" height="804" viewBox="0 0 446 402">
    <defs><linearGradient id="wall" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="${rotateHue(colour, rotation, 0.46)}"/><stop offset="1" stop-color="${rotateHue(colour, rotation + 24, 0.24)}"/>
    </linearGradient></defs>
    <rect width="446" height="402" fill="url(#wall)"/>
    <circle cx="372" cy="52" r="120" fill="#FFF8E9" fill-opacity="0.08"/>
    <circle cx="54" cy="372" r="150" fill="#FFF8E9" fill-opacity="0.07"/>
    <circle cx="223" cy="201" r="122" fill="none" stroke="#FFF8E9" stroke-opacity="0.4" stroke-width="2"/>
    ${outlineText(initials, 223, 238, { font: 'heading', size: 104, colour: '#FFFBF0', align: 'middle', letterSpacing: 3 })}</svg>`
}

/** Rotates the hue of a `#rrggbb` colour and sets its lightness, 0 to 1. The saturation is always 46%. */
function rotateHue(colour: string, degrees: number, lightness: number): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ]
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const span = most - least || 1
  const sixth =
    most === red ? (green - blue) / span : most === green ? 2 + (blue - red) / span : 4 + (red - green) / span
  const hue = (((sixth * 60 + degrees) % 360) + 360) % 360
  return `hsl(${hue.toFixed(0)}, 46%, ${(lightness * 100).toFixed(0)}%)`
}
