import type { z } from 'zod'
import type { micrositeSectionsQuery, newsContentQuery, sectionQuery } from '@/contract/sections'
import type { Section, Site } from '@/domain/campus'
import { ok, refuse, type Result } from '@/domain/result'
import { readSite } from '@/features/content/read'
import { readMicrosite } from '@/features/content/read-microsite'
import { findPlace } from '@/features/content/section-screens'
import { writtenSection, type WrittenSection } from '@/features/content/written-section'
import { publishedSite } from './ask-sites'
import type { Asked } from './endpoint'
import type { MicrositeAsked } from './shapes/microsite'
import type { TilesAsked } from './shapes/news-content'
import { sectionOfNode } from './shapes/sections'

const written = (sections: readonly Section[]) => Promise.all(sections.map(writtenSection))

/** A published section, or page under one, on its days. Refuses `missing-parameter`, `not-found-site`, `not-found-section`. Spec: PUB-7.6, PUB-2.11. */
export async function askSection(input: z.output<typeof sectionQuery>): Promise<Result<Asked<WrittenSection>>> {
  const found = await publishedSite(input.site_id)
  if (!found.ok) return found
  const slug = input.slug?.trim().toLowerCase()
  if (!slug) return refuse('missing-parameter', { parameter: 'slug' })
  if (!findPlace(found.value, slug)) return refuse('not-found-section')
  const { id } = found.value
  return ok({
    about: ['section', id, slug],
    siteId: id,
    until: Infinity,
    read: async (now) => {
      const site = await readSite(id, now)
      const place = site && findPlace(site, slug)
      if (!place) return refuse('not-found-section')
      const { section, node } = place
      const under = section.nodes.filter(({ published }) => published)
      return ok(await writtenSection(node ? sectionOfNode(node, under.indexOf(node) + 1) : section))
    },
  })
}

/**
 * The blocks of a site's microsite: its own, then the site's sections that are flagged as such; none without a microsite.
 * Refuses `missing-parameter`, `not-found-site`. Spec: PUB-7.7, PUB-2.69.
 */
export async function askMicrositeSections(
  input: z.output<typeof micrositeSectionsQuery>,
): Promise<Result<Asked<WrittenSection[]>>> {
  const found = await publishedSite(input.site_id)
  if (!found.ok) return found
  const { id } = found.value
  return ok({
    about: ['microsite-sections', id],
    siteId: id,
    until: Infinity,
    read: async (now) => {
      const [microsite, site] = await Promise.all([readMicrosite(id), readSite(id, now)])
      if (!microsite) return ok([])
      const shown = [...microsite.sections, ...(site?.sections ?? []).filter(({ published }) => published)]
      return ok(await written(shown.filter(({ micrositeLanding }) => micrositeLanding)))
    },
  })
}

/** Refuses `missing-parameter`, `not-found-site`. Spec: PUB-7.8. */
export async function askMicrosite(
  input: z.output<typeof micrositeSectionsQuery>,
): Promise<Result<Asked<MicrositeAsked>>> {
  const found = await publishedSite(input.site_id)
  if (!found.ok) return found
  const { id } = found.value
  return ok({
    about: ['microsite', id],
    siteId: id,
    until: Infinity,
    read: async (now) => {
      const [microsite, site] = await Promise.all([readMicrosite(id), readSite(id, now)])
      if (!site) return refuse('not-found-site')
      const bar = (microsite?.sections ?? []).filter(({ micrositeLanding }) => !micrositeLanding)
      return ok({ site, microsite, bar: await written(bar), now })
    },
  })
}

/** The tiles of a site, or the one that is asked for. Refuses `missing-parameter`, `not-found-site`, `not-found-item`. Spec: PUB-7.24. */
export async function askTiles(input: z.output<typeof newsContentQuery>): Promise<Result<Asked<TilesAsked>>> {
  const found = await publishedSite(input.site_id)
  if (!found.ok) return found
  const { id } = found.value
  const { tile_id: tileId } = input
  const has = ({ tiles }: Pick<Site, 'tiles'>) => tileId === null || tiles.some((tile) => tile.id === tileId)
  if (!has(found.value)) return refuse('not-found-item')
  return ok({
    about: ['tiles', id, tileId ?? ''],
    siteId: id,
    until: Infinity,
    read: async (now) => {
      const site = await readSite(id, now)
      return site && has(site) ? ok({ tiles: site.tiles, tileId }) : refuse('not-found-item')
    },
  })
}
