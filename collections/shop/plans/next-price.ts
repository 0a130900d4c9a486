import type { Field, NumberField } from 'payload'
import { campusDate } from '@collections/fields/campus-date'
import { cents } from '@collections/shop/cents'
import { bilingual } from '@collections/labels'
import { row } from '@collections/fields/row'

/** The price of a plan. Lists show the one of today. */
export function planPrice({ required = false } = {}): NumberField {
  const field = cents('priceCents', bilingual('Price', 'Prix'), { required })
  const components = { ...field.admin?.components, Cell: '@/studio/amounts/plan-price-cell#PlanPriceCell' }
  return { ...field, admin: { ...field.admin, components } }
}

type NextPriceNames = { next: string; from: string }

/** A price that replaces the current one on a campus day (`src/domain/shop/plan-price.ts`). */
export const nextPriceFields = ({ next, from }: NextPriceNames): Field =>
  row(
    cents(next, bilingual('New price', 'Nouveau prix'), {
      description: bilingual(
        'Buyers see it from the day on the right. Until then they see and pay the price above.',
        'Affiché à partir du jour indiqué à droite. D’ici là, le prix ci-dessus reste affiché et facturé.',
      ),
    }),
    campusDate(from, {
      label: bilingual('New price from', 'Nouveau prix à partir du'),
      index: false,
      width: '33%',
    }),
  )
