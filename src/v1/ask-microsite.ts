import type { z } from 'zod'
import type { micrositeQuery } from '@/contract/microsite'
import type { micrositeSectionsQuery } from '@/contract/sections'
import { landingBlocks, micrositePages } from '@/domain/microsite'
import { ok, type Result } from '@/domain/result'
import { readMicrosite } from '@/features/content/read-microsite'
import { sectionPage } from '@/features/content/section-page'
import { publishedSite } from './ask-sites'
import type { Asked } from './endpoint'
import type { MicrositeAsked } from './shapes/microsite'
import type { BlocksAsked } from './shapes/sections'

/** Refuses `missing-parameter`, `not-found-site`; a site without a microsite has a null one. Spec: PUB-7.8. */
export async function askMicrosite(input: z.output<typeof micrositeQuery>): Promise<Result<Asked<MicrositeAsked>>> {
  const found = await publishedSite(input.site_id)
  if (!found.ok) return found
  const { id } = found.value
  return ok({
    about: ['microsite', id],
    siteId: id,
    until: Infinity,
    read: async (now) => {
      const site = await publishedSite(id, now)
      if (!site.ok) return site
      const microsite = await readMicrosite(id)
      const pages = await Promise.all(microsite ? micrositePages(microsite).map(sectionPage) : [])
      const blocks = await Promise.all(microsite ? landingBlocks(microsite, site.value).map(sectionPage) : [])
      return ok({ site: site.value, microsite, pages, blocks, now })
    },
  })
}

/** The blocks of a microsite's first page, none without a microsite. Refuses as `askMicrosite` does. Spec: PUB-7.7. */
export async function askMicrositeSections(
  input: z.output<typeof micrositeSectionsQuery>,
): Promise<Result<Asked<BlocksAsked>>> {
  const asked = await askMicrosite(input)
  if (!asked.ok) return asked
  const { read, siteId, until } = asked.value
  return ok({
    about: ['microsite-sections', ...asked.value.about.slice(1)],
    siteId,
    until,
    read: async (now) => {
      const told = await read(now)
      return told.ok ? ok({ blocks: told.value.blocks, zone: told.value.site.timeZone }) : told
    },
  })
}
