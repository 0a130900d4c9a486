import { siteInfoQuery, siteInfoResponse, sitesQuery, sitesResponse } from '@/contract/site/sites'
import { resolveAllSites, resolveCanadianSites, resolveSite } from './resolve-sites'
import { get } from '@/v1/engine/define-endpoint'
import { endOfQuarterHour } from '@/v1/engine/expiry'
import { siteInfo } from '@/v1/site/shapes/site-info'
import { sites } from '@/v1/site/shapes/sites'

export const siteEndpoints = [
  get('sites/public', {
    about: {
      en: 'Lists all published sites by name, or those of one sector. An unknown sector has none.',
      fr: 'Liste tous les sites publiés, par nom, ou ceux d’un secteur. Un secteur inconnu n’en a aucun.',
    },
    input: sitesQuery,
    resolve: resolveAllSites,
    shape: sites,
    answer: sitesResponse,
    example: {},
  }),
  get('sites/public_ca', {
    about: {
      en: 'Lists the published sites in Canada by name.',
      fr: 'Liste les sites publiés au Canada, par nom.',
    },
    input: sitesQuery,
    resolve: resolveCanadianSites,
    shape: sites,
    answer: sitesResponse,
    example: {},
  }),
  get('sites/{slug}/info', {
    about: {
      en: 'Returns a site by its slug: name, branding, address, switches, home page and sections. Only alerts, popup and sections that are shown now are included. For a slug that the site had before, perform_redirect is true: open the pages under site.slug.',
      fr: 'Retourne un site selon son slug\u00a0: nom, image de marque, adresse, options, page d’accueil et sections. Seules les alertes, la fenêtre et les sections affichées en ce moment y figurent. Pour un slug que le site avait auparavant, perform_redirect est true\u00a0: ouvrez les pages sous site.slug.',
    },
    input: siteInfoQuery,
    resolve: resolveSite,
    shape: siteInfo,
    answer: siteInfoResponse,
    example: { slug: 'slug' },
    freshUntil: endOfQuarterHour,
  }),
]
