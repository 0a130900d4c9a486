import { expect } from '@playwright/test'
import { test } from '../../support/browser/watched-test'
import { sessionOf } from '../../support/browser/staff-sessions'
import { allLists, checkList, findForeignIds, people } from '../../support/studio/site-lists'

/** One of each kind of area. `site-isolation.slow.spec.ts` opens every list as every role. */
const slugs = ['menus', 'news', 'orders', 'customers', 'reservations', 'dietary-health-forms']

for (const role of ['site-manager', 'editor'] as const)
  test(`shows ${role} the lists of their areas and no document of another site`, async ({
    request,
    playwright,
    baseURL,
  }) => {
    const person = people.find((each) => each.role === role)
    if (!person) throw new Error(`No ${role}`)
    const foreign = await findForeignIds(request, person.site, slugs)
    const extraHTTPHeaders = { Origin: baseURL ?? '' }
    const studio = await playwright.request.newContext({ baseURL, extraHTTPHeaders, storageState: sessionOf(role) })
    for (const list of allLists.filter(({ slug }) => slugs.includes(slug)))
      await checkList(studio, list, person.sees, foreign.get(list.slug) ?? [])
    await studio.dispose()
  })

test('shows the sign-in page instead of lists and documents to anonymous visitors', async ({ request }) => {
  const foreign = await findForeignIds(request, 'nowhere', slugs)
  for (const [slug, [id = '']] of foreign) {
    const page = await request.get(`/admin/collections/${slug}/${id}`, { headers: { Cookie: '' } })
    expect(page.url()).toMatch(/\/admin\/(login|collections)/)
    const text = await page.text()
    expect([slug, text.includes('"createdAt"')]).toEqual([slug, false])
  }
})
