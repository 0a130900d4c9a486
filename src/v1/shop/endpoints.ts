import { siteQuery } from '@/contract/content/announcements'
import { planPanelResponse } from '@/contract/shop/plans'
import { resolvePlanPanel } from './resolve-plans'
import { endOfQuarterHour, get } from '@/v1/engine/endpoint'
import { planPanel } from './shapes'

export const planEndpoints = [
  get('meal_plans/panel', {
    about: {
      en: 'Lists the meal plans on a site’s home page that can be bought today. price and tax are in dollars, such as 489.95, and null if the site hides prices. tax is also null if it is not set.',
      fr: 'Liste les forfaits repas de la page d’accueil d’un site qu’on peut acheter aujourd’hui. price et tax sont en dollars, par exemple 489.95, et null si le site masque les prix. tax est aussi null si aucune taxe n’est indiquée.',
    },
    input: siteQuery,
    resolve: resolvePlanPanel,
    shape: planPanel,
    answer: planPanelResponse,
    example: { site_id: 'site' },
    freshUntil: endOfQuarterHour,
  }),
]
