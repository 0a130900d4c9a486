import type { Page } from '@playwright/test'
import axe from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds wrong with a page, or with the part that a selector names: the rule, and where. It is brought to a page
 * once, and writes down nothing but what is wrong: that is a third of the time.
 */
export async function barriers(page: Page, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([part, tags]) => {
      const here = (window as unknown as { axe: typeof axe }).axe
      const { violations } = await here.run(part ?? document, { runOnly: tags, resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    },
    [part, tags] as const,
  )
}
