import type { Page } from '@playwright/test'

/** Opens a page of the studio and waits until React has hydrated it. What is clicked or ticked before is lost. */
export async function openInStudio(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => {
    const controls = [...document.querySelectorAll('button, input')]
    const isHydrated = (control: Element) => Object.keys(control).some((key) => key.startsWith('__reactProps'))
    return controls.length > 0 && controls.every(isHydrated)
  })
}
