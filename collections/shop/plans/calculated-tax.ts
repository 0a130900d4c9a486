import type { NumberField } from 'payload'
import { planTaxCents } from '@/domain/shop/plan-tax'
import { priceOn } from '@/domain/shop/plan-price'
import { taxRulesOf } from '@/server/database/shop/tax-rules'
import type { StoredRow } from '@/server/database/stored-row'
import { flagOf, idOf } from '@/server/database/stored-values'
import { cents } from '@collections/shop/cents'
import { bilingual } from '@collections/labels'
import { planFields, readToday, scheduleOf } from './settle-schedule'

/** The taxes on the price of today, with the rates of the site's order form. It is calculated, never stored: v1 publishes the same. */
export function calculatedTax(): NumberField {
  const field = cents('taxCents', bilingual('Taxes', 'Taxes'), {
    description: bilingual(
      'Calculated from the price of today and the rates of the order form.',
      'Calculées avec le prix d’aujourd’hui et les taux du bon de commande.',
    ),
  })
  return {
    ...field,
    virtual: true,
    admin: { ...field.admin, readOnly: true, disableListColumn: true, disableListFilter: true },
    hooks: {
      afterRead: [
        async ({ data, req }) => {
          const site = idOf(data?.site)
          if (!data || site === null) return null
          const where = { site: { equals: site } }
          const [settings, today] = await Promise.all([
            req.payload.db.findOne<StoredRow<'order-form-settings'>>({
              collection: 'order-form-settings',
              where,
              req,
            }),
            readToday(req, site),
          ])
          const { priceCents } = priceOn(scheduleOf(data, planFields), today)
          return planTaxCents(
            { priceCents: priceCents ?? 0, applyTax: flagOf(data.applyTax) },
            taxRulesOf(settings ?? {}),
          )
        },
      ],
    },
  }
}
