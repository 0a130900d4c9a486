import sharp from 'sharp'

/** Turns of the campus colour around the wheel, so that a team's pictures are kin and yet differ. */
const turns = [0, 28, -32, 62, -64, 100, 150, -110]

/**
 * A person's picture in the demo: their initials on a gradient of the campus colour, as PNG, 892 by 804 pixels. Nobody's face
 * is invented.
 *
 * `colour` is `#rrggbb`; `place` is the person's place in the team, from 0, and turns the colour.
 */
export async function composeAvatar(person: { initials: string; colour: string; place: number }): Promise<Buffer> {
  const { initials, colour, place } = person
  const turn = turns[place % turns.length] ?? 0
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="892" height="804" viewBox="0 0 446 402">
    <defs><linearGradient id="wall" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="${turned(colour, turn, 0.46)}"/><stop offset="1" stop-color="${turned(colour, turn + 24, 0.24)}"/>
    </linearGradient></defs>
    <rect width="446" height="402" fill="url(#wall)"/>
    <circle cx="372" cy="52" r="120" fill="#FFF8E9" fill-opacity="0.08"/>
    <circle cx="54" cy="372" r="150" fill="#FFF8E9" fill-opacity="0.07"/>
    <circle cx="223" cy="201" r="122" fill="none" stroke="#FFF8E9" stroke-opacity="0.4" stroke-width="2"/>
    <text x="223" y="238" text-anchor="middle" font-family="Georgia, serif" font-size="104" font-weight="600"
      letter-spacing="3" fill="#FFFBF0">${initials.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text></svg>`
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()
}

/** A colour turned by so many degrees, at a lightness from 0 to 1, its saturation held to what paper bears. */
function turned(colour: string, degrees: number, lightness: number): string {
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
