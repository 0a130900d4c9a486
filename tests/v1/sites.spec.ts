import { expect, test } from '@playwright/test'
import { sitesResponse } from '@/contract/site/sites'
import { callApi, slugs } from './campus'

test('[V1-1.10] lists published sites by name, and those in Canada', async ({ request }) => {
  const all = await callApi(request, 'sites/public', sitesResponse)
  const canadian = await callApi(request, 'sites/public_ca', sitesResponse)
  expect(all.sites.map(({ slug }) => slug)).toEqual(['lakeshore-college', ...slugs, 'vallee-verte'])
  expect(all.records).toBe(4)
  expect(canadian.sites).toEqual(all.sites)
})
