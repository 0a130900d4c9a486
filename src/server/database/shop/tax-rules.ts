import type { TaxRules } from '@/domain/shop/plan-tax'
import type { Config } from '@/payload-types'
import type { StoredFields } from '@/server/database/stored-row'
import { flagOf, numberOf } from '@/server/database/stored-values'

/** The rates of a stored order form, and the kinds of products that the site taxes. */
export const taxRulesOf = (settings: StoredFields<Config['collections']['order-form-settings']>): TaxRules => ({
  taxes: {
    federalMilliPercent: numberOf(settings.taxMilliPercent) ?? 0,
    provincialMilliPercent: numberOf(settings.provincialTaxMilliPercent) ?? 0,
  },
  taxed: {
    mealPlans: flagOf(settings.taxMealPlans),
    decliningBalances: flagOf(settings.taxDecliningBalance),
    customPlans: flagOf(settings.taxCustomMealPlans),
  },
})
