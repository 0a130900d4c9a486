import type { z } from 'zod'
import { siteQuery } from '@/contract/content/announcements'
import { micrositeResponse } from '@/contract/content/microsite'
import { micrositeSectionsResponse, sectionQuery, sectionResponse } from '@/contract/site/sections'
import { tileContentQuery, tileContentResponse } from '@/contract/site/tiles'
import { landingBlocks, micrositePages } from '@/domain/content/microsite'
import { ok, refuse, type Result } from '@/domain/result'
import { findSection } from '@/domain/site/section-screens'
import type { Site } from '@/domain/site/site'
import { readNews } from '@/features/content/announcements/read-news'
import { readMicrosite } from '@/features/content/microsite/read-microsite'
import { resolveSection as resolvePlace, readSectionPage } from '@/features/site/read-section-page'
import { siteResolver, resolveSiteItem } from '@/v1/content/resolve-site-items'
import type { ResolvedRequest } from '@/v1/engine/endpoint'
import { findPublishedSite } from './resolve-sites'
import { get } from '@/v1/engine/define-endpoint'
import { endOfQuarterHour } from '@/v1/engine/expiry'
import { micrositeDetails } from '@/v1/content/shapes/microsite'
import { micrositeSections, oneSection, type SectionData } from '@/v1/site/shapes/sections'
import { tileContent, type TilesData } from '@/v1/site/shapes/tiles'

async function readBlocks(site: Site) {
  const microsite = await readMicrosite(site.id)
  return Promise.all(microsite ? landingBlocks(microsite, site).map(readSectionPage) : [])
}

/** The microsite of a site; null if it has none. Spec: PUB-7.8. */
const resolveMicrosite = siteResolver(async (site, now) => {
  const microsite = await readMicrosite(site.id)
  const pages = await Promise.all(microsite ? micrositePages(microsite).map(readSectionPage) : [])
  return { site, microsite, pages, blocks: await readBlocks(site), now }
})

/** The blocks on the first page of a microsite; empty without a microsite. Spec: PUB-7.7. */
const resolveMicrositeSections = siteResolver(async (site) => ({
  blocks: await readBlocks(site),
  zone: site.timeZone,
}))

async function readTiles(site: Site, tileId: string | null, now: Date): Promise<TilesData> {
  return { site, tileId, news: await readNews(site, now) }
}

const resolveAllTiles = siteResolver((site, now) => readTiles(site, null, now))

/** Resolves all tiles of a site, or the one that the request names. Refuses `missing-parameter`, `not-found-site`, `not-found-item`. Spec: PUB-7.24. */
function resolveTiles(
  { site_id: siteId, tile_id: id }: z.output<typeof tileContentQuery>,
  asOf: Date,
): Promise<Result<ResolvedRequest<TilesData>>> {
  if (id === null) return resolveAllTiles({ site_id: siteId }, asOf)
  const find = async (site: Site, wanted: string, now: Date) =>
    site.tiles.some((tile) => tile.id === wanted) ? readTiles(site, wanted, now) : undefined
  return resolveSiteItem({ parameter: 'tile_id', siteId, id }, find, asOf)
}

/** Resolves a section, or a page of a section. Refuses `missing-parameter`, `not-found-site`, `not-found-section`. Spec: PUB-7.6. */
async function resolveSection(
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
  return ok({
    site: found.value.site,
    read: async (now) => {
      const current = await find(now)
      if (!current.ok) return current
      const { site, place } = current.value
      return ok({ page: await readSectionPage(resolvePlace(place)), zone: site.timeZone })
    },
  })
}

export const sectionEndpoints = [
  get('sections/info_by_slug', {
    about: {
      en: 'Returns a section, or a page of a section, by its slug or master slug, with its banner, its child pages and its body in HTML. body is null if there is no text.',
      fr: 'Retourne une section, ou une page d’une section, selon son slug ou son slug principal, avec sa bannière, ses pages et son texte en HTML. body est null s’il n’y a pas de texte.',
    },
    input: sectionQuery,
    resolve: resolveSection,
    shape: oneSection,
    answer: sectionResponse,
    example: { site_id: 'site', slug: 'section' },
    freshUntil: endOfQuarterHour,
  }),
  get('sections/microsite_sections', {
    about: {
      en: 'Lists the blocks on the first page of a microsite, with their bodies in HTML. The list is empty if the site has no microsite.',
      fr: 'Liste les blocs de la première page d’un microsite, avec leurs textes en HTML. La liste est vide si le site n’a pas de microsite.',
    },
    input: siteQuery,
    resolve: resolveMicrositeSections,
    shape: micrositeSections,
    answer: micrositeSectionsResponse,
    example: { site_id: 'site' },
    freshUntil: endOfQuarterHour,
  }),
  get('microsite', {
    about: {
      en: 'Returns the microsite of a site: banner, tagline, figures, pages and first-page blocks. microsite is null if the site has none. days_until_open counts days, is 0 after the opening and null without an opening date.',
      fr: 'Retourne le microsite d’un site\u00a0: bannière, slogan, chiffres, pages et blocs de la première page. microsite est null si le site n’en a pas. days_until_open compte des jours, vaut 0 après l’ouverture et null sans date d’ouverture.',
    },
    input: siteQuery,
    resolve: resolveMicrosite,
    shape: micrositeDetails,
    answer: micrositeResponse,
    example: { site_id: 'site' },
    freshUntil: endOfQuarterHour,
  }),
  get('tiles/news_content', {
    about: {
      en: 'Lists the tiles on the home page of a site, or one tile. news is the news item that the tile links to, or null.',
      fr: 'Liste les tuiles de la page d’accueil d’un site, ou une seule tuile. news est la nouvelle à laquelle mène la tuile, ou null.',
    },
    input: tileContentQuery,
    resolve: resolveTiles,
    shape: tileContent,
    answer: tileContentResponse,
    example: { site_id: 'site' },
    freshUntil: endOfQuarterHour,
  }),
]
