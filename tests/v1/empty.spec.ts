import { expect, test } from '@playwright/test'
import { z } from 'zod'
import type { OpenApiDocument } from '@/v1/engine/openapi'
import { siteIdOf } from './campus'

const success = z.looseObject({ status: z.literal('success'), records: z.number() })

type Described = { tags: string[]; parameters: { name: string }[] }

/** The paths that list content of a whole site. */
const ofContent = ({ paths }: OpenApiDocument) =>
  Object.entries(paths).flatMap(([path, { get }]) => {
    const { tags, parameters } = (get ?? { tags: [], parameters: [] }) as Described
    const names = parameters.map(({ name }) => name)
    const isAboutOne = names.some((name) => name === 'id' || (name.endsWith('_id') && name !== 'site_id'))
    return ['content', 'surveys', 'plans'].includes(tags[0] ?? '') && !isAboutOne ? [path] : []
  })

test('[PUB-7.3] answers every content list of a new site with an empty list in both languages', async ({ request }) => {
  const site = await siteIdOf(request, 'lakeshore-college')
  const paths = ofContent((await (await request.get('/v1/openapi.json')).json()) as OpenApiDocument)
  expect(paths.length).toBeGreaterThanOrEqual(13)
  for (const path of paths)
    for (const locale of ['en', 'fr']) {
      const response = await request.get(`/v1${path}?site_id=${site}&locale=${locale}`)
      const body = success.parse(await response.json())
      const lists = Object.values(body).filter(Array.isArray)
      expect(lists.length).toBeGreaterThan(0)
      expect([path, locale, response.status(), body.records, lists.flat()]).toEqual([path, locale, 200, 0, []])
    }
})
