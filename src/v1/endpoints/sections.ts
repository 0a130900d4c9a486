import { sectionQuery, sectionResponse } from '@/contract/sections'
import { askSection } from '@/v1/ask-sections'
import { endOfQuarterHour, get } from '@/v1/endpoint'
import { oneSection } from '@/v1/shapes/sections'

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
]
