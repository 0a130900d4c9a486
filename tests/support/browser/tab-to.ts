import type { Locator, Page } from '@playwright/test'

/** Presses Tab until the element has the focus. Throws if it does not exist, or cannot be reached by keyboard. */
export async function tabTo(page: Page, target: Locator) {
  await target.waitFor({ timeout: 10_000 })
  for (let step = 0; step < 120; step++) {
    if (await target.evaluate((element) => element === document.activeElement, undefined, { timeout: 1_000 })) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The element cannot be reached by keyboard.')
}
