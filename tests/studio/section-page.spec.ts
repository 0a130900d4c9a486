import { expect } from '@playwright/test'
import { test } from '../support/browser/watched-test'
import { recordPolicyViolations } from '../support/browser/policy-violations'
import { siteIdOf } from '../v1/campus'
import { createdId, studioApi } from './staff-sign-in'

test('[PUB-2.34] loads the script of a section on its page only', async ({ page, request }) => {
  const api = await studioApi(request, 'administrator')
  const site = await siteIdOf(request, 'northgate')
  const script = 'https://widgets.example/map.js'
  const fields = { site, useScript: true, scriptUrl: script, published: true, _status: 'published' }
  const made = [
    await createdId(await api('POST', 'sections', { ...fields, name: 'With a map', slug: 'with-a-map' })),
    await createdId(
      await api('POST', 'sections', { ...fields, name: 'Polls', slug: 'polls', masterSlug: 'newsletters' }),
    ),
  ]
  await page.route('https://widgets.example/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.map = "drawn"' }),
  )
  const violations = await recordPolicyViolations(page)
  try {
    await page.goto('/northgate/with-a-map')
    await expect(page.locator('html')).toHaveAttribute('data-map', 'drawn')
    expect(violations).toEqual([])
    for (const path of ['/northgate/polls', '/northgate/about-dining', '/northgate/privacy', '/northgate']) {
      await page.goto(path, { waitUntil: 'load' })
      expect([path, await page.locator(`script[src="${script}"]`).count()]).toEqual([path, 0])
    }
  } finally {
    for (const id of made) await api('DELETE', `sections/${id}`)
  }
})

test('[PUB-2.23] shows only the published microsite, or a prelaunch page, before the launch of a site', async ({
  page,
  request,
}) => {
  const api = await studioApi(request, 'administrator')
  const slug = 'before-launch'
  const site = await createdId(
    await api('POST', 'sites?locale=en', { name: 'Before launch', slug, published: true, prelaunch: true }),
  )
  let microsite: string | null = null
  try {
    await page.goto(`/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opening soon')
    const opens = { tagline: 'Doors open soon', opensOn: '2026-11-22', stats: [{ title: 'days to go' }] }
    microsite = await createdId(await api('POST', 'microsites?locale=en', { site, ...opens, _status: 'published' }))
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Doors open soon')
    await expect(page.getByText('2 days to go')).toBeVisible()
  } finally {
    if (microsite) await api('DELETE', `microsites/${microsite}`)
    await api('DELETE', `sites/${site}`)
  }
})
