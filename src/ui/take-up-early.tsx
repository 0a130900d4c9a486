'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'

/** What was done to the page before its script: a button that was pressed, or a field with what it was changed to. */
type Early = [element: HTMLElement, value?: string]
declare global {
  interface Window {
    /** Gives what was done so far, and ends the watch. Absent where a page was not watched. See `server/paint-first.ts`. */
    takeUpEarly?: () => Early[]
  }
}

/** React notes what the element's own setter is told, and takes a change from that for one; the prototype's setter tells nobody. */
function changeTo(field: HTMLElement, value: string) {
  if (field instanceof HTMLInputElement) field.value = field.defaultValue
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set
  setter?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Does again, once the script is there, what somebody did before: a page that is drawn first must not lose a press. */
export function TakeUpEarly() {
  const early = useRef<Early[]>([])
  useLayoutEffect(() => {
    early.current = window.takeUpEarly?.() ?? [] // what is done from here on the script hears itself
  }, [])
  useEffect(() => {
    for (const [element, value] of early.current.splice(0)) {
      if (!element.isConnected) continue
      if (value === undefined) element.click()
      else changeTo(element, value)
    }
    delete window.takeUpEarly
  }, [])
  return null
}
