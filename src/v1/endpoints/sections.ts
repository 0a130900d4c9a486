import { siteQuery } from '@/contract/happenings'
import { micrositeResponse } from '@/contract/microsite'
import { micrositeSectionsResponse, sectionQuery, sectionResponse } from '@/contract/sections'
import { tileContentQuery, tileContentResponse } from '@/contract/tiles'
import { askMicrosite, askMicrositeSections } from '@/v1/ask-microsite'
import { askSection } from '@/v1/ask-sections'
import { askTiles } from '@/v1/ask-tiles'
import { endOfQuarterHour, get } from '@/v1/endpoint'
import { micrositeTop } from '@/v1/shapes/microsite'
import { micrositeSections, oneSection } from '@/v1/shapes/sections'
import { tileContent } from '@/v1/shapes/tiles'

export const sectionEndpoints = [
  get('sections/info_by_slug', {
    about: {
      en: 'A section of a site, or a page under one, by its slug or master slug: its text in HTML, its banner and the pages under it.',
      fr: 'Une section d’un site, ou une page sous une section, par son mot d’adresse ou celui de sa page spéciale\u00a0: son texte en HTML, sa bannière et ses pages.',
    },
    input: sectionQuery,
    ask: askSection,
    shape: oneSection,
    answer: sectionResponse,
    example: { site_id: 'site', slug: 'section' },
    freshUntil: endOfQuarterHour,
  }),
  get('sections/microsite_sections', {
    about: {
      en: 'The blocks of the first page of a site’s microsite, with their texts in HTML; none where it has no microsite.',
      fr: 'Les blocs de la première page du microsite d’un site, avec leurs textes en HTML\u00a0; aucun si le site n’a pas de microsite.',
    },
    input: siteQuery,
    ask: askMicrositeSections,
    shape: micrositeSections,
    answer: micrositeSectionsResponse,
    example: { site_id: 'site' },
    freshUntil: endOfQuarterHour,
  }),
  get('microsite', {
    about: {
      en: 'The microsite of a site: its banner, tagline, figures with the days until it opens, the pages of its navigation and the blocks of its first page; null where it has none.',
      fr: 'Le microsite d’un site\u00a0: sa bannière, son slogan, ses chiffres avec les jours d’ici l’ouverture, les pages de sa navigation et les blocs de sa première page\u00a0; null si le site n’en a pas.',
    },
    input: siteQuery,
    ask: askMicrosite,
    shape: micrositeTop,
    answer: micrositeResponse,
    example: { site_id: 'site' },
    freshUntil: endOfQuarterHour,
  }),
  get('tiles/news_content', {
    about: {
      en: 'The tiles of a site’s home page, or one of them; a tile that leads to a news item says its title and summary.',
      fr: 'Les tuiles de la page d’accueil d’un site, ou l’une d’elles\u00a0; une tuile qui mène à une nouvelle en donne le titre et le résumé.',
    },
    input: tileContentQuery,
    ask: askTiles,
    shape: tileContent,
    answer: tileContentResponse,
    example: { site_id: 'site' },
    freshUntil: endOfQuarterHour,
  }),
]
