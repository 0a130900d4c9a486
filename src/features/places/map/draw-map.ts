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
import { chooseLabelSide, markerBox } from '@/domain/places/near/map-labels'
import { spreadPoints, markerGap, type MapPoint } from '@/domain/places/near/map-positions'
import type { MapBackground, MapPlace } from './campus-map-view'

/**
 * A map on the page. `show` selects a location and pans to it when it is out of view. `sketch` is the element for the drawing of
 * a sketch; null on map tiles.
 */
export type MapHandle = { sketch: SVGElement | null; show: (word: string) => void; remove: () => void }

type Options = {
  places: MapPlace[]
  chosen: string
  background: MapBackground
  messages: { closer: string; farther: string }
  onChoose: (word: string) => void
}

/** The initial zoom. Spec: PUB-2.60, PUB-9.2. */
const campusZoom = 16

/**
 * Draws the map into an element, with a marker button for each location in list order. The style sheet sizes markers: 66
 * pixels for the selected one, 44 for the others. No animation when the visitor prefers reduced motion.
 * Spec: PUB-2.60, PUB-9.2.
 */
export function drawMap(frame: HTMLElement, { places, chosen, background, messages, onChoose }: Options): MapHandle {
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
  const panIntoView = (target: Marker) => {
    if (!innerBounds(map).contains(target.getLatLng())) map.panTo(target.getLatLng(), { animate })
  }
  const toLatLng = ({ x, y }: MapPoint, zoom = campusZoom) => map.unproject(point(x, y), zoom)

  const markers = places.flatMap((place) => {
    if (!place.spot) return []
    const button = buttonOf(place)
    const pin = marker(toLatLng(place.spot), {
      icon: divIcon({ html: button, className: 'map-marker', iconSize: [0, 0] }),
      keyboard: false,
    })
    pin.on('click', () => onChoose(place.word))
    button.addEventListener('focus', () => panIntoView(pin))
    return [{ ...place, spot: place.spot, button, pin }]
  })
  /** Moves markers apart that would overlap at the current zoom. */
  const separateMarkers = () => {
    const scale = 2 ** (map.getZoom() - campusZoom)
    const moved = spreadPoints(
      markers.map(({ spot: { x, y } }) => ({ x: x * scale, y: y * scale })),
      markerGap,
    )
    for (const [index, spot] of moved.entries()) markers[index]?.pin.setLatLng(toLatLng(spot, map.getZoom()))
  }
  /** Puts each label where it covers least of the other markers. */
  const placeLabels = () => {
    const { x: right, y: bottom } = map.getSize()
    const boxes = markers.map(({ pin, button }) => {
      const isSelected = button.getAttribute('aria-pressed') === 'true'
      return markerBox(map.latLngToContainerPoint(pin.getLatLng()), isSelected ? 33 : 22)
    })
    for (const [index, { button }] of markers.entries()) {
      const [label, box] = [button.querySelector<HTMLElement>('.map-label'), boxes[index]]
      if (!label || !box) continue
      const size = { width: label.offsetWidth, height: label.offsetHeight }
      const others = boxes.filter((other) => other !== box)
      button.dataset.labelSide = chooseLabelSide(box, size, others, { left: 0, top: 0, right, bottom })
    }
  }
  const find = (word: string) => markers.find((candidate) => candidate.word === word)

  const bounds = latLngBounds(markers.map(({ spot }) => toLatLng(spot)))
  map.setView(bounds.getCenter(), campusZoom, { animate: false })
  const first = find(chosen)
  if (first && !innerBounds(map).contains(toLatLng(first.spot)))
    map.setView(toLatLng(first.spot), campusZoom, { animate: false })
  const sketch = addBackground(map, background, toLatLng)
  for (const { pin } of markers) pin.addTo(map)
  separateMarkers()
  map.on('zoomend', separateMarkers)
  map.on('moveend resize', placeLabels)
  labelControls(frame, messages)

  return {
    sketch,
    show(word) {
      for (const { word: ownWord, button, pin } of markers) {
        button.setAttribute('aria-pressed', String(ownWord === word))
        pin.setZIndexOffset(ownWord === word ? 10_000 : 0)
      }
      const found = find(word)
      if (found) panIntoView(found.pin)
      placeLabels()
    },
    remove: () => map.remove(),
  }
}

/** The visible area without its edges. */
const innerBounds = (map: Map) => map.getBounds().pad(-0.12)

/** A marker: its number, its name on a label, and its state as a shape and a word. */
function buttonOf({ number, name, tone, state }: MapPlace): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset.tone = tone
  button.append(`${number} `, span('map-label', name), ' ', span('map-state', state ?? ''))
  return button
}

function span(className: string, text: string): HTMLSpanElement {
  const element = document.createElement('span')
  element.className = className
  element.textContent = text
  return element
}

/** Returns the element for the drawing of a sketch. */
function addBackground(
  map: Map,
  background: MapBackground,
  toLatLng: (spot: MapPoint) => ReturnType<Map['unproject']>,
): SVGElement | null {
  if (background.kind === 'tiles') {
    tileLayer(background.url, { attribution: background.credit, maxZoom: campusZoom + 3 }).addTo(map)
    return null
  }
  const { x, y, width, height } = background
  const bounds = latLngBounds(toLatLng({ x, y }), toLatLng({ x: x + width, y: y + height }))
  const sketch = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  sketch.setAttribute('viewBox', `0 0 ${width} ${height}`)
  svgOverlay(sketch, bounds, { attribution: background.credit }).addTo(map)
  map.setMaxBounds(bounds)
  return sketch
}

/** Translates the labels of Leaflet's zoom buttons, which are always English. */
function labelControls(frame: HTMLElement, messages: Options['messages']) {
  for (const [direction, label] of [
    ['in', messages.closer],
    ['out', messages.farther],
  ] as const) {
    const control = frame.querySelector(`.leaflet-control-zoom-${direction}`)
    control?.setAttribute('aria-label', label)
    control?.setAttribute('title', label)
  }
}
