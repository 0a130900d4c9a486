import { expect } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { walk } from '../../support/browser/page-walk'
import { listDemoPages, listVisits } from '../../support/browser/site-pages'
import { test } from '../../support/browser/visitor'

const parts = 8

for (let part = 0; part < parts; part++)
  test(`[PUB-1.2] [PUB-6.1] [PUB-1.5] [PUB-2.1] [PUB-2.18] [PUB-2.22] every page is in one language, is accessible, fits every screen and contacts no other host (${part + 1} of ${parts})`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    const { first } = listVisits(await listDemoPages(request))
    await walk(
      { page, context, request, baseURL },
      first.filter((_, index) => index % parts === part),
    )
  })

test('findViolations reports violations of a page and of a part', async ({ page }) => {
  await page.setContent(
    '<main><h1>Soup</h1><img src="soup.webp"><section><button></button></section><p style="color:#ddd">Pale</p></main>',
  )
  const rulesOf = (violations: string[]) => violations.map((violation) => violation.split(':')[0])
  expect(rulesOf(await findViolations(page))).toEqual(
    expect.arrayContaining(['image-alt', 'button-name', 'html-has-lang', 'color-contrast']),
  )
  expect(await findViolations(page, 'section')).toEqual(['button-name: <button></button>'])
  expect(rulesOf(await findViolations(page, 'main', 'colours'))).toEqual(['color-contrast'])
  const withoutColours = rulesOf(await findViolations(page, 'main', 'all but colours'))
  expect(withoutColours).toEqual(expect.arrayContaining(['image-alt', 'button-name']))
  expect(withoutColours).not.toContain('color-contrast')
})
