import type { Page } from '@playwright/test'

/**
 * Begins to watch a page for the first element of a selector that has text. Returns how long it is shown, in milliseconds by the
 * clock of the page: call it before the action, and await the result after it.
 */
export async function watchShown(page: Page, selector: string): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle((wanted) => {
    const isShown = () => (document.querySelector(wanted)?.textContent ?? '') !== ''
    const duration = new Promise<number>((resolve) => {
      let since: number | null = null
      new MutationObserver((_, observer) => {
        if (since === null) since = isShown() ? performance.now() : null
        else if (!isShown()) {
          observer.disconnect()
          resolve(performance.now() - since)
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    return { duration }
  }, selector)
  return () => watch.evaluate(({ duration }) => duration)
}
