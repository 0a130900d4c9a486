import { expect, test } from '@playwright/test'
import { sessionOf } from '../../support/browser/staff-sessions'
import { checkList, findForeignIds, lists, people } from '../../support/studio/site-lists'

for (const { role, site, sees } of people)
  test(`shows ${role} of ${site} the lists of their areas and no document of another site`, async ({
    request,
    playwright,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    const foreign = await findForeignIds(request, site)
    const extraHTTPHeaders = { Origin: baseURL ?? '' }
    // A stored session: Playwright does not repeat a Cookie header after a redirect, such as one to another content language.
    const studio = await playwright.request.newContext({ baseURL, extraHTTPHeaders, storageState: sessionOf(role) })
    for (const [area, slugs] of Object.entries(lists))
      for (const slug of slugs)
        await checkList(
          studio,
          slug,
          sees.some((each) => each === area),
          foreign.get(slug) ?? [],
        )
    await studio.dispose()
  })

test('shows the sign-in page instead of lists and documents to anonymous visitors', async ({ request }) => {
  for (const [slug, [id = '']] of await findForeignIds(request, 'nowhere', ['orders', 'dietary-health-forms'])) {
    const page = await request.get(`/admin/collections/${slug}/${id}`, { headers: { Cookie: '' } })
    expect(page.url()).toMatch(/\/admin\/(login|collections)/)
    expect([slug, (await page.text()).includes('"createdAt"')]).toEqual([slug, false])
  }
})
