import { siteInfoQuery, siteInfoResponse, sitesQuery, sitesResponse } from '@/contract/sites'
import { askAllSites, askCanadianSites, askSite } from '@/v1/ask-sites'
import { endOfQuarterHour, get } from '@/v1/endpoint'
import { siteInfo } from '@/v1/shapes/site-info'
import { sites } from '@/v1/shapes/sites'

export const siteEndpoints = [
  get('sites/public', {
    about: { en: 'Every published site.', fr: 'Tous les sites publiés.' },
    input: sitesQuery,
    ask: askAllSites,
    shape: sites,
    answer: sitesResponse,
    example: {},
  }),
  get('sites/public_ca', {
    about: { en: 'The published sites in Canada.', fr: 'Les sites publiés au Canada.' },
    input: sitesQuery,
    ask: askCanadianSites,
    shape: sites,
    answer: sitesResponse,
    example: {},
  }),
  get('sites/{slug}/info', {
    about: {
      en: 'A site: its look, address, switches, home page and sections.',
      fr: 'Un site\u00a0: son apparence, son adresse, ses options, sa page d’accueil et ses sections.',
    },
    input: siteInfoQuery,
    ask: askSite,
    shape: siteInfo,
    answer: siteInfoResponse,
    example: { slug: 'slug' },
    freshUntil: endOfQuarterHour,
  }),
]
