import type { Page } from '@playwright/test'

/** Counts the calls of `ran()`, which every vector tries to run, in the page and its frames. */
export const countCalls = (page: Page) =>
  page.addInitScript(() => {
    const counter = window as Window & { ranTimes?: number; ran?: () => void }
    counter.ranTimes = 0
    counter.ran = () => {
      counter.ranTimes = (counter.ranTimes ?? 0) + 1
    }
  })

/** Dispatches user events on every element, then returns how often a script ran. */
export const triggerEvents = (page: Page, within: string) =>
  page.evaluate(async (selector) => {
    const scope = document.querySelector(selector)
    if (!scope) throw new Error(`No element matches ${selector}`)
    const prevent = (event: Event) => event.preventDefault()
    window.addEventListener('click', prevent, true)
    for (const element of scope.querySelectorAll<HTMLElement>('*')) {
      for (const name of ['pointerover', 'mouseover', 'mouseenter', 'pointerdown', 'keydown', 'wheel', 'contextmenu'])
        element.dispatchEvent(new Event(name, { bubbles: true }))
      element.focus?.()
      element.click?.()
      const address = element.getAttribute('href') ?? element.getAttribute('src') ?? ''
      if (/^[\s\u0000-\u001f]*(javascript|vbscript|data|blob):/i.test(address))
        throw new Error(`A script URL: ${address}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 0))
    window.removeEventListener('click', prevent, true)
    return (window as Window & { ranTimes?: number }).ranTimes
  }, within)
