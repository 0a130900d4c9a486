import sharp from 'sharp'
import { outlineText } from './outline-text'

type Place = { name: string; lat: number; lon: number }
type DiningPlan = { title: string; places: Place[]; colour: string }

const width = 1600
const height = 1000
const margin = 150

/**
 * Draws a campus map with numbered dining locations and a legend, as a PNG of 1600 by 1000 pixels.
 *
 * Only the relative positions of the locations are real; paths, water and trees are decoration. Names are in the site's
 * default language.
 */
export const composeDiningPlan = (plan: DiningPlan): Promise<Buffer> =>
  sharp(Buffer.from(drawDiningPlan(plan)))
    .png({ compressionLevel: 1 })
    .toBuffer()

/** The map of {@link composeDiningPlan} as SVG. */
export function drawDiningPlan({ title, places, colour }: DiningPlan): string {
  const at = positionPlaces(places)
  const middle = { x: average(at.map(({ x }) => x)), y: average(at.map(({ y }) => y)) }
  const paths = at.map(
    ({ x, y }, index) =>
      `<path d="M${middle.x} ${middle.y} Q${(middle.x + x) / 2 + (index % 2 ? 60 : -60)} ${(middle.y + y) / 2 + 40} ${x} ${y}"
        fill="none" stroke="#FFFDF6" stroke-width="22" stroke-linecap="round"/>`,
  )
  const buildings = at.map(
    ({ x, y }) =>
      `<rect x="${x - 58}" y="${y - 46}" width="116" height="92" rx="12" fill="#E9DFC8" stroke="#CDBE9B" stroke-width="3"/>`,
  )
  const pins = at.map(
    (
      { x, y },
      index,
    ) => `<g transform="translate(${x} ${y})"><path d="M0 34 C-34 -2 -34 -18 -34 -26 A34 34 0 1 1 34 -26 C34 -18 34 -2 0 34 Z"
      fill="${colour}" stroke="#FFFDF6" stroke-width="4"/>
      ${numberOf(index, -14, 34)}</g>`,
  )
  const legend = places.map(
    ({ name }, index) => `<g transform="translate(1130 ${250 + index * 84})"><circle r="26" cy="-10" fill="${colour}"/>
      ${numberOf(index, 0, 28)}${outlineText(name, 46, 2, { font: 'plain', size: 34, colour: '#1C1A16', maxWidth: 400 })}</g>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="#FBFAF6"/>
    <clipPath id="ground"><rect x="40" y="40" width="1000" height="920" rx="24"/></clipPath>
    <g clip-path="url(#ground)"><rect x="40" y="40" width="1000" height="920" fill="#DDE6CC"/>
      <path d="M40 800 C260 720 420 880 640 830 S940 760 1040 850 V960 H40 Z" fill="#BFDCE6"/>
      ${trees()}${paths.join('')}${buildings.join('')}</g>
    ${pins.join('')}
    ${outlineText(title, 1100, 150, { font: 'heading', size: 46, colour, maxWidth: 460 })}
    ${legend.join('')}</svg>`
}

const numberOf = (index: number, y: number, size: number) =>
  outlineText(String(index + 1), 0, y, { font: 'bold', size, colour: '#FFFFFF', align: 'middle' })

/** Positions of places in pixels. A place that would cover an earlier one moves sideways. */
function positionPlaces(places: Place[]): { x: number; y: number }[] {
  const [lats, lons] = [places.map(({ lat }) => lat), places.map(({ lon }) => lon)]
  const [south, west] = [Math.min(...lats), Math.min(...lons)]
  const [tall, wide] = [Math.max(...lats) - south || 1, Math.max(...lons) - west || 1]
  const positions: { x: number; y: number }[] = []
  for (const { lat, lon } of places) {
    const spot = { x: margin + ((lon - west) / wide) * 780, y: 700 - ((lat - south) / tall) * 540 }
    while (positions.some((other) => Math.hypot(other.x - spot.x, other.y - spot.y) < 130))
      spot.x += spot.x < 700 ? 70 : -45
    positions.push(spot)
  }
  return positions
}

function trees(): string {
  const spots = [90, 230, 410, 560, 760, 905, 980].flatMap((x, index) => [
    { x, y: 90 + ((index * 137) % 160) },
    { x: x + 30, y: 640 + ((index * 71) % 110) },
  ])
  return spots
    .map(
      ({ x, y }) =>
        `<circle cx="${x}" cy="${y}" r="30" fill="#A9C48F"/><circle cx="${x + 24}" cy="${y + 14}" r="22" fill="#B7CF9E"/>`,
    )
    .join('')
}

const average = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0) / (numbers.length || 1)
