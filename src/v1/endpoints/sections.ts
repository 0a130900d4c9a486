import {
  micrositeResponse,
  micrositeSectionsQuery,
  newsContentQuery,
  newsContentResponse,
  sectionQuery,
  sectionResponse,
  sectionsResponse,
} from '@/contract/sections'
import { askMicrosite, askMicrositeSections, askSection, askTiles } from '@/v1/ask-sections'
import { endOfQuarterHour, get } from '@/v1/endpoint'
import { microsite } from '@/v1/shapes/microsite'
import { newsContent } from '@/v1/shapes/news-content'
import { oneSection, severalSections } from '@/v1/shapes/sections'

export const sectionEndpoints = [
  get('sections/info_by_slug', {
    about: {
      en: 'A section of a site, or a page under one, with its words as HTML.',
      fr: 'Une section d’un site, ou une page sous elle, avec son texte en HTML.',
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
      en: 'The blocks of a site’s microsite with their words; none without a microsite.',
      fr: 'Les blocs du microsite d’un site avec leur texte\u00a0; aucun sans microsite.',
    },
    input: micrositeSectionsQuery,
    ask: askMicrositeSections,
    shape: severalSections,
    answer: sectionsResponse,
    example: { site_id: 'site' },
    freshUntil: endOfQuarterHour,
  }),
  get('microsite', {
    about: {
      en: 'A site’s microsite: tagline, banner, figures, and the sections of its bar; null without one.',
      fr: 'Le microsite d’un site\u00a0: slogan, bannière, chiffres et sections de sa barre\u00a0; null s’il n’y en a pas.',
    },
    input: micrositeSectionsQuery,
    ask: askMicrosite,
    shape: microsite,
    answer: micrositeResponse,
    example: { site_id: 'site' },
    freshUntil: endOfQuarterHour,
  }),
  get('tiles/news_content', {
    about: {
      en: 'The tiles of a home page, or one of them, with their pictures and where they lead.',
      fr: 'Les tuiles d’une page d’accueil, ou l’une d’elles, avec leurs images et leurs destinations.',
    },
    input: newsContentQuery,
    ask: askTiles,
    shape: newsContent,
    answer: newsContentResponse,
    example: { site_id: 'site' },
  }),
]
