import type { z } from 'zod'
import type { sectionQuery } from '@/contract/sections'
import { ok, refuse, type Result } from '@/domain/result'
import { sectionAt, sectionPage } from '@/features/content/section-page'
import { findPlace } from '@/features/content/section-screens'
import { publishedSite } from './ask-sites'
import type { Asked } from './endpoint'
import type { SectionAsked } from './shapes/sections'

/** A section or a page under one. Refuses `missing-parameter`, `not-found-site`, `not-found-section`. Spec: PUB-7.6. */
export async function askSection(
  { site_id, slug }: z.output<typeof sectionQuery>,
  asOf: Date,
): Promise<Result<Asked<SectionAsked>>> {
  const wanted = slug?.trim().toLowerCase() ?? ''
  const find = async (now: Date) => {
    const site = await publishedSite(site_id, now)
    if (!site.ok) return site
    if (wanted === '') return refuse('missing-parameter', { parameter: 'slug' })
    const place = findPlace(site.value, wanted)
    return place ? ok({ site: site.value, place }) : refuse('not-found-section')
  }
  const found = await find(asOf)
  if (!found.ok) return found
  const { id } = found.value.site
  return ok({
    about: ['section', id, wanted],
    siteId: id,
    until: Infinity,
    read: async (now) => {
      const shown = await find(now)
      if (!shown.ok) return shown
      const { site, place } = shown.value
      return ok({ page: await sectionPage(sectionAt(place)), zone: site.timeZone })
    },
  })
}
