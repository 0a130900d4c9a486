import {
  divIcon,
  latLngBounds,
  map as createMap,
  marker,
  point,
  svgOverlay,
  tileLayer,
  type Map,
  type Marker,
} from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { apart, markerGap, type Spot } from '@/domain/map-spots'
import type { Ground, MappedPlace } from './map-tour'

/** A drawn map: `show` marks a place as the chosen one and brings it into view. */
export type CampusMap = { show: (word: string) => void; remove: () => void }

type Wanted = {
  places: MappedPlace[]
  chosen: string
  ground: Ground
  words: { closer: string; farther: string }
  choose: (word: string) => void
}

/** The zoom at which a campus is shown first. Spec: PUB-2.60, PUB-9.2. */
const campusZoom = 16

/**
 * Draws the map into an element of the page: a button for each place, in the order of the list, 66 pixels for the chosen
 * one and 44 for the others. Nothing moves by itself for who asks for less motion. Spec: PUB-2.60, PUB-9.2.
 */
export function drawMap(frame: HTMLElement, { places, chosen, ground, words, choose }: Wanted): CampusMap {
  const animate = !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = createMap(frame, {
    zoomControl: true,
    minZoom: campusZoom - 2,
    maxZoom: campusZoom + 2,
    scrollWheelZoom: false,
    zoomAnimation: animate,
    fadeAnimation: animate,
    inertia: animate,
  })
  map.attributionControl.setPrefix(false)
  const bringIntoView = (on: Marker) => {
    if (!comfortable(map).contains(on.getLatLng())) map.panTo(on.getLatLng(), { animate })
  }
  const where = ({ x, y }: Spot, zoom = campusZoom) => map.unproject(point(x, y), zoom)

  const standing = places.flatMap((place) => {
    if (!place.spot) return []
    const button = buttonOf(place)
    const on = marker(where(place.spot), {
      icon: divIcon({ html: button, className: 'map-marker', iconSize: [0, 0] }),
      keyboard: false,
    })
    on.on('click', () => choose(place.word))
    button.addEventListener('focus', () => bringIntoView(on))
    return [{ ...place, spot: place.spot, button, on }]
  })
  const settle = () => {
    const scale = 2 ** (map.getZoom() - campusZoom)
    const moved = apart(
      standing.map(({ spot: { x, y } }) => ({ x: x * scale, y: y * scale })),
      markerGap,
    )
    for (const [index, spot] of moved.entries()) standing[index]?.on.setLatLng(where(spot, map.getZoom()))
  }
  const find = (word: string) => standing.find((it) => it.word === word)

  const around = latLngBounds(standing.map(({ spot }) => where(spot)))
  map.setView(around.getCenter(), campusZoom, { animate: false })
  const first = find(chosen)
  if (first && !comfortable(map).contains(where(first.spot)))
    map.setView(where(first.spot), campusZoom, { animate: false })
  layGround(map, ground, where)
  for (const { on } of standing) on.addTo(map)
  settle()
  map.on('zoomend', settle)
  nameControls(frame, words)

  return {
    show(word) {
      for (const { word: own, button, on } of standing) {
        button.setAttribute('aria-pressed', String(own === word))
        on.setZIndexOffset(own === word ? 10_000 : 0)
      }
      const found = find(word)
      if (found) bringIntoView(found.on)
    },
    remove: () => map.remove(),
  }
}

/** What is in view and not at its edge. */
const comfortable = (map: Map) => map.getBounds().pad(-0.12)

function buttonOf({ number, name }: MappedPlace): HTMLButtonElement {
  const button = document.createElement('button')
  const label = document.createElement('span')
  button.type = 'button'
  button.append(`${number} `, label)
  label.textContent = name
  return button
}

function layGround(map: Map, ground: Ground, where: (spot: Spot) => ReturnType<Map['unproject']>) {
  if (ground.kind === 'tiles') {
    tileLayer(ground.url, { attribution: ground.credit, maxZoom: campusZoom + 3 }).addTo(map)
    return
  }
  const { x, y, width, height } = ground
  const bounds = latLngBounds(where({ x, y }), where({ x: x + width, y: y + height }))
  const sketch = document.createElement('template')
  sketch.innerHTML = ground.svg
  const svg = sketch.content.querySelector('svg')
  if (svg) svgOverlay(svg, bounds, { attribution: ground.credit }).addTo(map)
  map.setMaxBounds(bounds)
}

/** Leaflet's own words for its controls are English. */
function nameControls(frame: HTMLElement, words: Wanted['words']) {
  for (const [sign, word] of [
    ['in', words.closer],
    ['out', words.farther],
  ] as const) {
    const control = frame.querySelector(`.leaflet-control-zoom-${sign}`)
    control?.setAttribute('aria-label', word)
    control?.setAttribute('title', word)
  }
}
