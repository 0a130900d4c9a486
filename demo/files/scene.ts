/** Walls and tables of the demo's pictures. Each pair goes with every campus colour, of which a part is mixed in. */
const palettes = [
  { wall: '#F4ECDD', table: '#C9A67C' },
  { wall: '#E2E8DA', table: '#A88B63' },
  { wall: '#F3E0D4', table: '#B9805F' },
  { wall: '#DFE6EA', table: '#8C98A3' },
  { wall: '#F7ECCB', table: '#C79A52' },
  { wall: '#EFE0E3', table: '#A77C85' },
  { wall: '#E9E4DC', table: '#75604E' },
] as const

/**
 * Paints the room of a still life as SVG: a wall with the light of a window from the left, and a table with its grain. `key`
 * chooses one of the palettes, always the same for the same key; `colour` (`#rrggbb`) is that of the campus.
 */
export function paintScene(scene: { key: string; colour: string; width: number; height: number }): string {
  const { key, colour, width, height } = scene
  const hash = [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  const { wall, table } = palettes[hash % palettes.length] ?? palettes[0]
  const edge = height * 0.6
  const tone = (base: string, share: number) => mix(colour, base, share)
  const beam = (from: number, to: number) =>
    `<path d="M${width * from} 0 L${width * to} 0 L${width * (to + 0.22)} ${edge} L${width * (from + 0.22)} ${edge} Z"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs>
      <linearGradient id="wall" x1="0" y1="0" x2="1" y2="0.6">
        <stop offset="0" stop-color="${tone(wall, 0.04)}"/><stop offset="1" stop-color="${tone(mix('#1C1A16', wall, 0.12), 0.1)}"/>
      </linearGradient>
      <linearGradient id="table" x1="0" y1="0" x2="0.35" y2="1">
        <stop offset="0" stop-color="${tone(mix('#FFFFFF', table, 0.34), 0.05)}"/>
        <stop offset="1" stop-color="${tone(mix('#1C1A16', table, 0.1), 0.06)}"/>
      </linearGradient>
      <radialGradient id="light" cx="0.34" cy="0.52" r="0.62">
        <stop offset="0" stop-color="#FFFBEF" stop-opacity="0.62"/><stop offset="1" stop-color="#FFFBEF" stop-opacity="0"/>
      </radialGradient>
      <radialGradient id="corner" cx="0.42" cy="0.46" r="0.8">
        <stop offset="0.62" stop-color="#1C1A16" stop-opacity="0"/><stop offset="1" stop-color="#1C1A16" stop-opacity="0.2"/>
      </radialGradient>
      <filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${width * 0.014}"/></filter>
      <filter id="grain" x="0" y="0" width="100%" height="100%">
        <feTurbulence type="fractalNoise" baseFrequency="${2.4 / width} ${30 / height}" numOctaves="3" seed="${hash % 97}"/>
        <feColorMatrix values="0 0 0 0 0.16  0 0 0 0 0.1  0 0 0 0 0.05  0.9 0 0 0 -0.32"/>
      </filter>
    </defs>
    <rect width="${width}" height="${height}" fill="url(#wall)"/>
    <g fill="#FFFDF4" fill-opacity="0.42" filter="url(#soft)">${beam(0.06, 0.2)}${beam(0.24, 0.38)}</g>
    <rect y="${edge}" width="${width}" height="${height - edge}" fill="url(#table)"/>
    <rect y="${edge}" width="${width}" height="${height - edge}" filter="url(#grain)"/>
    <rect y="${edge}" width="${width}" height="${Math.max(1, height * 0.006)}" fill="#FFFBEF" fill-opacity="0.55"/>
    <rect width="${width}" height="${height}" fill="url(#light)"/>
    <rect width="${width}" height="${height}" fill="url(#corner)"/>
  </svg>`
}

/** Mixes two `#rrggbb` colours. `share` is the part of `colour`, 0 to 1. */
function mix(colour: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, into] = [Number.parseInt(colour.slice(at, at + 2), 16), Number.parseInt(other.slice(at, at + 2), 16)]
    return Math.round(from * share + into * (1 - share))
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
