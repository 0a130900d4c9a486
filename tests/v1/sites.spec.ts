import { expect, test } from '@playwright/test'
import { siteInfoResponse, sitesResponse } from '@/contract/site/sites'
import { callApi, slugs } from './campus'

test('[V1-1.10] lists published sites by name, and those in Canada', async ({ request }) => {
  const all = await callApi(request, 'sites/public', sitesResponse)
  const canadian = await callApi(request, 'sites/public_ca', sitesResponse)
  expect(all.sites.map(({ slug }) => slug)).toEqual(['lakeshore-college', ...slugs, 'vallee-verte'])
  expect(all.records).toBe(4)
  expect(canadian.sites).toEqual(all.sites)
})

test('[PUB-7.38] serves the thumbnail of each home page picture', async ({ request }) => {
  const { site } = await callApi(request, 'sites/northgate/info', siteInfoResponse)
  expect(site.homepage_images.length).toBeGreaterThan(0)
  for (const { thumb_name } of site.homepage_images) {
    expect(thumb_name).toMatch(/-446x402\.webp$/)
    expect((await request.get(`/files/images/${thumb_name}`)).status()).toBe(200)
  }
})
