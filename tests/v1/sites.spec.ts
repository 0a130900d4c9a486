import { expect, test } from '@playwright/test'
import { siteInfoResponse, sitesResponse } from '@/contract/site/sites'
import { callApi, siteIdOf, slugs, today } from './campus'

test('[PUB-7.5] [V1-9] [V1-1.10] lists published sites by name, and those in Canada', async ({ request }) => {
  const all = await callApi(request, 'sites/public', sitesResponse)
  const canadian = await callApi(request, 'sites/public_ca', sitesResponse)
  expect(all.sites.map(({ slug }) => slug)).toEqual(['lakeshore-college', ...slugs, 'vallee-verte'])
  expect(all.records).toBe(4)
  expect(canadian.sites).toEqual(all.sites)
  expect(all.sites.every(({ id }) => /^[0-9a-f]{24}$/.test(id))).toBe(true)
})

for (const slug of slugs)
  test(`[PUB-7.4] [V1-10] sites/${slug}/info returns the listed site`, async ({ request }) => {
    const id = await siteIdOf(request, slug)
    const { site, perform_redirect } = await callApi(request, `sites/${slug}/info`, siteInfoResponse)
    expect([site.id, site.slug, site.published, site.local_date, perform_redirect]).toEqual([
      id,
      slug,
      true,
      today,
      false,
    ])
    expect(site.address.zone_name).toMatch(/^America\//)
    expect(site.section_list.length).toBeGreaterThan(3)
    expect(site.section_list.every((section) => section.published)).toBe(true)
  })

test('[PUB-7.4] [V1-10] [V1-1.8] finds a slug in any letter case, with .json and with slashes', async ({ request }) => {
  const plain = await (await request.get('/v1/sites/northgate/info')).text()
  for (const path of [
    'sites/NorthGate/info',
    'sites/northgate/info.json',
    'sites/northgate/info/',
    'sites/northgate/info.json/',
  ])
    expect(await (await request.get(`/v1/${path}`)).text(), path).toBe(plain)
})

test('[PUB-8.1] [V1-1.3] refuses an unknown slug with 200 and exactly two keys', async ({ request }) => {
  for (const slug of ['nowhere', '__proto__', 'constructor', '%00', 'a'.repeat(2_000)]) {
    const response = await request.get(`/v1/sites/${slug}/info`)
    expect([response.status(), await response.text()], slug).toEqual([
      200,
      '{"status":"error","msg":"Site not found."}',
    ])
  }
})

test('[PUB-7.36] writes names in the requested language', async ({ request }) => {
  const nameIn = async (query: string, headers = {}) => {
    const response = await request.get(`/v1/sites/universite-saint-cyrille/info${query}`, { headers })
    return siteInfoResponse
      .parse(await response.json())
      .site.section_list.map(({ name }) => name)
      .join()
  }
  const english = await nameIn('')
  const french = await nameIn('?locale=fr-us')
  expect(french).not.toBe(english)
  expect(await nameIn('', { cookie: 'l1=fr' })).toBe(french)
  expect(await nameIn('?locale=en', { cookie: 'l1=fr' })).toBe(english)
})

test('[PUB-2.31] [PUB-7.38] serves the thumbnail of each home page picture', async ({ request }) => {
  const { site } = await callApi(request, 'sites/northgate/info', siteInfoResponse)
  expect(site.homepage_images.length).toBeGreaterThan(0)
  for (const { thumb_name } of site.homepage_images) {
    expect(thumb_name).toMatch(/-446x402\.webp$/)
    expect((await request.get(`/files/images/${thumb_name}`)).status()).toBe(200)
  }
})
