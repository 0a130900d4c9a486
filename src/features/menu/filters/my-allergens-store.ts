import { useSyncExternalStore } from 'react'
import {
  joinAllergens,
  myAllergensKey,
  parseStoredAllergens,
  submittedPair,
} from '@/domain/menu/allergens/my-allergens'

/** What applies on this page, and what the browser remembered when it was last read. Null before the first read. */
let chosen: readonly string[] | null = null
let remembered: readonly string[] = []
const listeners = new Set<() => void>()

/**
 * The visitor's own allergens: those that the browser remembers and those in the URL, which a shared link may bring. The
 * server and hydration know only the URL.
 */
export function useMyAllergens(inUrl: readonly string[]): readonly string[] {
  return useSyncExternalStore(
    subscribe,
    () => (chosen ??= readFirst(inUrl)),
    () => inUrl,
  )
}

/** Returns the list of the URL itself if the browser remembers nothing more, so that nothing is rendered again. */
function readFirst(inUrl: readonly string[]): readonly string[] {
  remembered = readRemembered()
  return remembered.every((code) => inUrl.includes(code)) ? inUrl : joinAllergens([], inUrl, remembered)
}

/** Applies a choice and remembers it on the device. Returns whether the browser stored it. */
export function chooseMyAllergens(next: readonly string[]): boolean {
  chosen = next
  const isStored = remember(next)
  remembered = next
  for (const notify of listeners) notify()
  return isStored
}

function subscribe(notify: () => void) {
  const onStorage = ({ key }: StorageEvent) => (key === myAllergensKey || key === null) && synchronize()
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && synchronize()
  listeners.add(notify)
  rememberSubmitted()
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onShow)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onShow)
  }
}

/** A form that was sent before its page had loaded, or a link to remember allergens, says so in the URL. Adds its choice; a link cannot remove anything. */
function rememberSubmitted() {
  const pairs = window.location.search.replace(/^\?/, '').split('&')
  const rest = pairs.filter((pair) => pair !== submittedPair)
  if (rest.length === pairs.length) return
  // React subscribes before it reads the snapshot, so `chosen` may still be null.
  const submitted = new URLSearchParams(window.location.search).getAll('mine').join(' ').replaceAll(',', ' ')
  remembered = joinAllergens([], chosen ?? [], readRemembered(), parseStoredAllergens(submitted))
  remember(remembered)
  window.history.replaceState(window.history.state, '', `${window.location.pathname}?${rest.join('&')}`)
}

/** Takes over what another tab, or a page visited in between, changed. Allergens that only the URL brought stay. */
function synchronize() {
  const now = readRemembered()
  const isRemoved = (code: string) => remembered.includes(code) && !now.includes(code)
  chosen = joinAllergens(
    [],
    (chosen ?? []).filter((code) => !isRemoved(code)),
    now,
  )
  remembered = now
  for (const notify of listeners) notify()
}

function readRemembered(): readonly string[] {
  try {
    return parseStoredAllergens(localStorage.getItem(myAllergensKey))
  } catch {
    return []
  }
}

function remember(codes: readonly string[]): boolean {
  try {
    if (codes.length === 0) localStorage.removeItem(myAllergensKey)
    else localStorage.setItem(myAllergensKey, codes.join(' '))
    return true
  } catch {
    return false
  }
}
