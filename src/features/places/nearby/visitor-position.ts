import { useSyncExternalStore } from 'react'
import type { Coordinates } from '@/domain/places/near/distance'

/** What the page knows of the visitor's position. `away`: too far from every location to measure. */
type VisitorPosition =
  { state: 'idle' | 'locating' | 'refused' | 'unavailable' | 'away' } | { state: 'found'; coordinates: Coordinates }

const idle: VisitorPosition = { state: 'idle' }
let current: VisitorPosition = idle
const listeners = new Set<() => void>()

/** How long the browser may take, and how old a position may be, in milliseconds. */
const limits = { timeout: 10_000, maximumAge: 60_000, enableHighAccuracy: true }

function change(position: VisitorPosition) {
  current = position
  for (const listener of listeners) listener()
}

/**
 * Asks the browser for the visitor's position, which may ask the visitor. The position stays in this page: it is neither sent
 * nor stored. `isOnCampus` decides whether it is near enough.
 */
export function locateVisitor(isOnCampus: (position: Coordinates) => boolean): void {
  const { geolocation } = navigator
  if (!geolocation) return change({ state: 'unavailable' })
  change({ state: 'locating' })
  geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) => {
      const coordinates = { lat: latitude, lon: longitude }
      change(isOnCampus(coordinates) ? { state: 'found', coordinates } : { state: 'away' })
    },
    ({ code, PERMISSION_DENIED }) => change({ state: code === PERMISSION_DENIED ? 'refused' : 'unavailable' }),
    limits,
  )
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The visitor's position, shared by all parts of the page. `idle` until the visitor asks for distances. */
export const useVisitorPosition = (): VisitorPosition =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => idle,
  )
