import { expect, test as base, type Page } from '@playwright/test'

/** Whether the page's script has taken over: until then the page keeps what is done to it in `takeUpEarly`. */
const isAlive = (page: Page) => page.evaluate(() => !('takeUpEarly' in window))

/** Waits for the script of the page that a press has led to. */
export const alive = (page: Page) => expect.poll(() => isAlive(page), { intervals: [20, 50, 100] }).toBe(true)

/** A page whose visitor waits for its script after going somewhere, unless it is said what else they wait for. */
export function patient(page: Page): Page {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (!options?.waitUntil) await alive(page)
    return response
  }
  return page
}

/** Playwright's own test, with a patient visitor. */
export const test = base.extend({ page: ({ page }, run) => run(patient(page)) })
