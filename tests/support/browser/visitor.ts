import { expect, type Page } from '@playwright/test'
import { test as base } from './watched-test'

/** A page has the function `collectEarlyInput` until React has hydrated it. */
const isHydrated = (page: Page) => page.evaluate(() => !('collectEarlyInput' in window))

/** Waits until the page is hydrated, for example after a click on a link. */
export const waitForHydration = (page: Page) =>
  expect.poll(() => isHydrated(page), { intervals: [20, 50, 100] }).toBe(true)

/** Makes `page.goto` wait for hydration, unless the call has its own `waitUntil`. */
export function waitForHydrationOnGoto(page: Page): Page {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (!options?.waitUntil) await waitForHydration(page)
    return response
  }
  return page
}

/** `test` with a page that waits for hydration after `goto`. */
export const test = base.extend({ page: ({ page }, run) => run(waitForHydrationOnGoto(page)) })
