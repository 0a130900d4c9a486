import { expect } from '@playwright/test'
import { test } from '../../support/browser/watched-test'
import { findForeignIds } from '../../support/studio/site-lists'

/** One of each kind of area. `site-isolation.slow.spec.ts` opens every list as every role. */
const slugs = ['menus', 'news', 'orders', 'customers', 'reservations', 'dietary-health-forms']

test('shows the sign-in page instead of lists and documents to anonymous visitors', async ({ request }) => {
  const foreign = await findForeignIds(request, 'nowhere', slugs)
  for (const [slug, [id = '']] of foreign) {
    const page = await request.get(`/admin/collections/${slug}/${id}`, { headers: { Cookie: '' } })
    expect(page.url()).toMatch(/\/admin\/(login|collections)/)
    const text = await page.text()
    expect([slug, text.includes('"createdAt"')]).toEqual([slug, false])
  }
})
