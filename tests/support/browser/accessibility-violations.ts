import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const ofColours = ['color-contrast', 'link-in-text-block']

const runs = {
  all: { runOnly: tags },
  colours: { runOnly: { type: 'rule', values: ofColours } },
  'all but colours': { runOnly: tags, rules: Object.fromEntries(ofColours.map((rule) => [rule, { enabled: false }])) },
} as const satisfies Record<string, axe.RunOptions>

/**
 * Returns the accessibility violations that axe finds on a page, or in the part with the CSS selector `part`, each as its rule
 * and first element. axe is loaded into a page once and reports violations only, which takes a third of the time of a full
 * report. `rules` leaves out what the caller has checked on the same page already: colours take half of the time.
 */
export async function findViolations(page: Page, part?: string, rules: keyof typeof runs = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ([part, options]) => {
      const here = (window as unknown as { axe: typeof axe }).axe
      const { violations } = await here.run(part ?? document, { ...options, resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    },
    [part, runs[rules] as axe.RunOptions] as const,
  )
}
