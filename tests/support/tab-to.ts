import type { Locator, Page } from '@playwright/test'

/** Presses Tab until something has the focus; a page from which it cannot be reached fails. */
export async function tabTo(page: Page, wanted: Locator) {
  for (let step = 0; step < 80; step++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Not to be reached by keyboard')
}
