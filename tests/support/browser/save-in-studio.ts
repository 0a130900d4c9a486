import { expect, type Page } from '@playwright/test'

/** Saves the document that is open in the studio, and waits for the answer of its address in the API. */
export async function saveInStudio(page: Page, address: string): Promise<void> {
  const saved = page.waitForResponse((it) => it.url().includes(address) && it.request().method() === 'PATCH')
  await page.locator('#action-save').click()
  expect((await saved).status()).toBe(200)
}
