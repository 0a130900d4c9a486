import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds wrong with a page, or with the part that a selector names: the rule, and where. Nothing has frames here, so
 * that axe's old manner sees everything, in half the time.
 */
export async function barriers(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(tags).setLegacyMode(true)
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
