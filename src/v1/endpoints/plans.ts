import { siteQuery } from '@/contract/happenings'
import { planPanelResponse } from '@/contract/plans'
import { askPlanPanel } from '@/v1/ask-plans'
import { endOfQuarterHour, get } from '@/v1/endpoint'
import { planPanel } from '@/v1/shapes/plans'

export const planEndpoints = [
  get('meal_plans/panel', {
    about: {
      en: 'The meal plans of a site’s home page that can be bought today. Prices and taxes are dollars, such as 489.95; null where the site shows no prices.',
      fr: 'Les forfaits repas de la page d’accueil d’un site qu’on peut acheter aujourd’hui. Prix et taxes en dollars, comme 489.95\u00a0; null si le site n’affiche pas les prix.',
    },
    input: siteQuery,
    ask: askPlanPanel,
    shape: planPanel,
    answer: planPanelResponse,
    example: { site_id: 'site' },
    freshUntil: endOfQuarterHour,
  }),
]
