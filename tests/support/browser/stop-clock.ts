import type { Page } from '@playwright/test'

/** Stops the timers of the page's browser, also of pages that it opens later. `page.clock.runFor` runs them. */
export async function stopClock(page: Page) {
  const now = Date.now()
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now + 60_000) // the clock has run since it was installed, for longer on a busy machine
}
