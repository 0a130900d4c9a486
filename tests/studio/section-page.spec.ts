import { expect, test } from '@playwright/test'
import { studioApi } from './staff'

type Ask = Awaited<ReturnType<typeof studioApi>>

const idIn = async (answer: Awaited<ReturnType<Ask>>) => {
  const { doc } = (await answer.json()) as { doc?: { id: string } }
  if (!doc) throw new Error(await answer.text())
  return doc.id
}

test('[PUB-2.34] a section’s script of an allowed host is loaded on its page, and on no other', async ({
  page,
  request,
}) => {
  const ask = await studioApi(request, 'administrator')
  const sites = (await (await ask('GET', 'sites?where[slug][equals]=northgate&depth=0')).json()) as {
    docs: { id: string }[]
  }
  const script = 'https://widgets.example/map.js'
  const fields = { site: sites.docs[0]?.id, useScript: true, scriptUrl: script, published: true, _status: 'published' }
  const made = [
    await idIn(await ask('POST', 'sections', { ...fields, name: 'With a map', slug: 'with-a-map' })),
    await idIn(await ask('POST', 'sections', { ...fields, name: 'Polls', slug: 'polls', masterSlug: 'newsletters' })),
  ]
  await page.route('https://widgets.example/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.map = "drawn"' }),
  )
  try {
    await page.goto('/northgate/with-a-map')
    await expect(page.locator('html')).toHaveAttribute('data-map', 'drawn')
    for (const path of ['/northgate/polls', '/northgate/about-dining', '/northgate/privacy', '/northgate']) {
      await page.goto(path, { waitUntil: 'load' })
      expect([path, await page.locator(`script[src="${script}"]`).count()]).toEqual([path, 0])
    }
  } finally {
    for (const id of made) await ask('DELETE', `sections/${id}`)
  }
})

test('[PUB-2.23] [PUB-2.69] before its launch a site shows its microsite where it has published one', async ({
  page,
  request,
}) => {
  const ask = await studioApi(request, 'administrator')
  const slug = 'before-launch'
  const site = await idIn(
    await ask('POST', 'sites?locale=en', { name: 'Before launch', slug, published: true, prelaunch: true }),
  )
  let microsite: string | null = null
  try {
    await page.goto(`/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are setting the tables.')
    const opens = { tagline: 'Doors open soon', opensOn: '2026-11-22', stats: [{ title: 'days to go' }] }
    microsite = await idIn(await ask('POST', 'microsites?locale=en', { site, ...opens, _status: 'published' }))
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Doors open soon')
    await expect(page.getByText('2 days to go')).toBeVisible()
  } finally {
    if (microsite) await ask('DELETE', `microsites/${microsite}`)
    await ask('DELETE', `sites/${site}`)
  }
})
