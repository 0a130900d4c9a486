import { siteQuery } from '@/contract/content/announcements'
import { micrositeResponse } from '@/contract/content/microsite'
import { micrositeSectionsResponse, sectionQuery, sectionResponse } from '@/contract/site/sections'
import { tileContentQuery, tileContentResponse } from '@/contract/site/tiles'
import { resolveMicrosite, resolveMicrositeSections } from '@/v1/content/resolve-microsite'
import { resolveSection } from './resolve-sections'
import { resolveTiles } from './resolve-tiles'
import { get } from '@/v1/engine/define-endpoint'
import { endOfQuarterHour } from '@/v1/engine/expiry'
import { micrositeDetails } from '@/v1/content/shapes/microsite'
import { micrositeSections, oneSection } from '@/v1/site/shapes/sections'
import { tileContent } from '@/v1/site/shapes/tiles'

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
