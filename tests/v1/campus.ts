import { expect, type APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { allLocationsResponse } from '@/contract/places/locations'
import { sitesResponse } from '@/contract/site/sites'

export const slugs = ['northgate', 'universite-saint-cyrille'] as const

/** Calls v1 and returns the body, checked against the published schema. */
export async function callApi<Schema extends z.ZodType>(
  request: APIRequestContext,
  path: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const response = await request.get(`/v1/${path}`)
  expect(response.status(), path).toBe(200)
  const parsed = schema.safeParse(await response.json())
  expect(parsed.error?.issues, path).toBeUndefined()
  return parsed.data as z.output<Schema>
}

export async function siteIdOf(request: APIRequestContext, slug: string): Promise<string> {
  const { sites } = await callApi(request, 'sites/public', sitesResponse)
  const found = sites.find((site) => site.slug === slug)
  expect(found, slug).toBeDefined()
  return found?.id ?? ''
}

/** The active locations of a demo site, in their order. */
export async function locationsOf(request: APIRequestContext, slug: string) {
  const siteId = await siteIdOf(request, slug)
  const { locations } = await callApi(request, `locations/all_locations?site_id=${siteId}`, allLocationsResponse)
  return { siteId, locations }
}
