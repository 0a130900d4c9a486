import { siteQuery } from '@/contract/content/announcements'
import { orderFormPlansResponse, orderFormResponse } from '@/contract/shop/order-form'
import { planPanelResponse } from '@/contract/shop/plans'
import { panelPlans } from '@/domain/shop/meal-plans'
import { campusDateAt } from '@/domain/time/campus-time'
import { readMealPlans } from '@/features/shop/read-meal-plans'
import { siteResolver } from '@/v1/content/resolve-site-items'
import { get } from '@/v1/engine/define-endpoint'
import { endOfQuarterHour } from '@/v1/engine/expiry'
import { orderFormPlansShape, orderFormShape } from './order-form-shape'
import { resolveOrderForm, resolveOrderFormPlans, resolveQuickAddPlans } from './resolve-order-form'
import { planPanel } from './shapes'

/** Resolves the meal plans of the home page panel. `withPrices` is false if the site hides prices. Spec: PUB-7.33. */
const resolvePlanPanel = siteResolver(async ({ id, timeZone, switches, showMealPlanPrices: withPrices }, now) => {
  const today = campusDateAt(now, timeZone)
  return { plans: panelPlans(await readMealPlans(id, today), { today, switches }), withPrices }
})

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
  get('orderform/list', {
    about: {
      en: 'Returns a site’s order form: its settings, the answers to its questions, and everything that can be bought today. Rates are in percent, such as 9.975. Amounts are in dollars; prices are null if the site hides them. decliningBalance is the first of decliningBalances.',
      fr: 'Retourne le bon de commande d’un site\u00a0: ses réglages, les réponses à ses questions et tout ce qu’on peut acheter aujourd’hui. Les taux sont en pourcentage, par exemple 9.975. Les montants sont en dollars; les prix sont null si le site les masque. decliningBalance est le premier de decliningBalances.',
    },
    input: siteQuery,
    resolve: resolveOrderForm,
    shape: orderFormShape,
    answer: orderFormResponse,
    example: { site_id: 'site' },
    freshUntil: endOfQuarterHour,
  }),
  get('orderform/meal_plans', {
    about: {
      en: 'Lists the meal plans of the order form that can be bought today, subscriptions included.',
      fr: 'Liste les forfaits repas du bon de commande qu’on peut acheter aujourd’hui, abonnements compris.',
    },
    input: siteQuery,
    resolve: resolveOrderFormPlans,
    shape: orderFormPlansShape,
    answer: orderFormPlansResponse,
    example: { site_id: 'site' },
    freshUntil: endOfQuarterHour,
  }),
  get('orderform/quick_add', {
    about: {
      en: 'Lists the meal plans that cart/add_meal_plan adds without dates: those of orderform/meal_plans that are no subscriptions.',
      fr: 'Liste les forfaits repas que cart/add_meal_plan ajoute sans dates\u00a0: ceux d’orderform/meal_plans qui ne sont pas des abonnements.',
    },
    input: siteQuery,
    resolve: resolveQuickAddPlans,
    shape: orderFormPlansShape,
    answer: orderFormPlansResponse,
    example: { site_id: 'site' },
    freshUntil: endOfQuarterHour,
  }),
]
