import { expect, type Page } from '@playwright/test'

/**
 * Changes a form of the studio and waits until the server has checked the change, which the studio asks for a quarter of a second
 * later.
 */
export async function changeForm(page: Page, change: () => Promise<void>): Promise<void> {
  const checked = page.waitForResponse((it) => (it.request().postData() ?? '').includes('"name":"form-state"'))
  await change()
  await checked
}

/** Saves a document of the studio, to which an API address belongs, and waits for the answer. */
export async function saveForm(page: Page, address: string): Promise<void> {
  const saved = page.waitForResponse((it) => it.url().includes(address) && it.request().method() === 'PATCH')
  await page.locator('#action-save').click()
  expect((await saved).status()).toBe(200)
}
