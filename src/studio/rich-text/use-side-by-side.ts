import { useSyncExternalStore } from 'react'

const key = 'studio-both-bodies'
const listeners = new Set<() => void>()
/** What was chosen on this page; null before. */
let chosen: boolean | null = null

function recall(): boolean {
  try {
    return localStorage.getItem(key) === 'yes'
  } catch {
    return false // A browser may refuse to store anything.
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function choose(isSideBySide: boolean) {
  chosen = isSideBySide
  try {
    localStorage.setItem(key, isSideBySide ? 'yes' : 'no')
  } catch {
    // The choice counts until the page is left.
  }
  for (const listener of listeners) listener()
}

/** Whether bodies are shown in both languages. The browser remembers it for all of them, if it allows that. */
export const useSideBySide = () =>
  [
    useSyncExternalStore(
      subscribe,
      () => (chosen ??= recall()),
      () => false,
    ),
    choose,
  ] as const
