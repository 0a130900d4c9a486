import type { Page } from '@playwright/test'

/** Fills in what the feedback form requires, in any language. */
export async function fillFeedback(page: Page, comments: string): Promise<void> {
  const answers = { firstName: 'Zoé ', lastName: 'Roy', email: 'zoe.roy@northgate.example', comments }
  for (const [name, text] of Object.entries(answers)) await page.locator(`main [name=${name}]`).fill(text)
  await page.locator('[name=customerResidence]').selectOption('On campus')
  await page.locator('[name=customerType]').selectOption('Visitor')
}
