import type { Page } from '@playwright/test'

/** Opens a page of the studio and waits until it is hydrated and its form ready. What is typed, clicked or ticked before is lost. */
export async function openInStudio(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => {
    const controls = [...document.querySelectorAll('button, input')]
    const isHydrated = (control: Element) => Object.keys(control).some((key) => key.startsWith('__reactProps'))
    const isReady = document.querySelector('form[data-form-ready="false"]') === null
    return isReady && controls.length > 0 && controls.every(isHydrated)
  })
}
