import type { Page } from '@playwright/test'

/**
 * Records what browsers refuse because of a page's Content-Security-Policy, as `directive blocked-address path`. Call it before
 * the first navigation; the list grows while the page is used.
 */
export async function recordPolicyViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('reportPolicyViolation', (line: string) => void violations.push(line))
  await page.addInitScript(() => {
    const { reportPolicyViolation } = window as unknown as { reportPolicyViolation: (line: string) => void }
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      reportPolicyViolation(`${effectiveDirective} ${blockedURI} ${location.pathname}`),
    )
  })
  return violations
}
