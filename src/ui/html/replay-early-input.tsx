'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'

/** An input event before hydration: a clicked button, or a field with its new value. */
type EarlyInput = [element: HTMLElement, value?: string]
declare global {
  interface Window {
    /** Returns the recorded input and stops recording. Undefined on a page without the recorder of `server/http/defer-scripts.ts`. */
    collectEarlyInput?: () => EarlyInput[]
  }
}

/**
 * Sets the value of a field so that React sees a change. React intercepts the setter on the element and ignores a value set
 * there, so this calls the setter of the prototype.
 */
function setFieldValue(field: HTMLElement, value: string) {
  if (field instanceof HTMLInputElement) field.value = field.defaultValue
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set
  setter?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/**
 * Replays clicks and input from before hydration. Scripts load after the first paint, so a page can be used before it reacts;
 * no click may be lost.
 */
export function ReplayEarlyInput() {
  const early = useRef<EarlyInput[]>([])
  useLayoutEffect(() => {
    early.current = window.collectEarlyInput?.() ?? [] // from here on React handles input itself
  }, [])
  useEffect(() => {
    for (const [element, value] of early.current.splice(0)) {
      if (!element.isConnected) continue
      if (value === undefined) element.click()
      else setFieldValue(element, value)
    }
    delete window.collectEarlyInput
  }, [])
  return null
}
