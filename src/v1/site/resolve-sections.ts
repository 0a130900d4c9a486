import type { z } from 'zod'
import type { sectionQuery } from '@/contract/site/sections'
import { ok, refuse, type Result } from '@/domain/result'
import { resolveSection as resolvePlace, readSectionPage } from '@/features/site/read-section-page'
import { findSection } from '@/domain/site/section-screens'
import { findPublishedSite } from './resolve-sites'
import type { ResolvedRequest } from '@/v1/engine/endpoint'
import type { SectionData } from './shapes/sections'

/** Resolves a section, or a page of a section. Refuses `missing-parameter`, `not-found-site`, `not-found-section`. Spec: PUB-7.6. */
export async function resolveSection(
  { site_id, slug }: z.output<typeof sectionQuery>,
  asOf: Date,
): Promise<Result<ResolvedRequest<SectionData>>> {
  const wanted = slug?.trim().toLowerCase() ?? ''
  const find = async (now: Date) => {
    const site = await findPublishedSite(site_id, now)
    if (!site.ok) return site
    if (wanted === '') return refuse('missing-parameter', { parameter: 'slug' })
    const place = findSection(site.value, wanted)
    return place ? ok({ site: site.value, place }) : refuse('not-found-section')
  }
  const found = await find(asOf)
  if (!found.ok) return found
  const { id } = found.value.site
  return ok({
    siteId: id,
    validUntil: Infinity,
    read: async (now) => {
      const current = await find(now)
      if (!current.ok) return current
      const { site, place } = current.value
      return ok({ page: await readSectionPage(resolvePlace(place)), zone: site.timeZone })
    },
  })
}
