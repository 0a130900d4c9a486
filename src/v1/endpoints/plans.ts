import { panelPlansQuery, panelPlansResponse } from '@/contract/plans'
import { askPanelPlans } from '@/v1/ask-plans'
import { endOfQuarterHour, get } from '@/v1/endpoint'
import { panelPlans } from '@/v1/shapes/panel-plans'

export const planEndpoints = [
  get('meal_plans/panel', {
    about: {
      en: 'The meal plans of a site’s home page, with prices where the site shows them.',
      fr: 'Les forfaits repas de la page d’accueil d’un site, avec les prix si le site les affiche.',
    },
    input: panelPlansQuery,
    ask: askPanelPlans,
    shape: panelPlans,
    answer: panelPlansResponse,
    example: { site_id: 'site' },
    freshUntil: endOfQuarterHour,
  }),
]
