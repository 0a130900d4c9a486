import type { z } from 'zod'
import type { panelPlansResponse } from '@/contract/plans'
import { textIn, type Locale } from '@/domain/locale'
import type { PanelPlan } from '@/domain/meal-plan'
import { dollarsText } from '@/domain/money'
import { success } from '@/v1/envelope'
import { pictureRow } from './picture'

export type PlansAsked = { plans: PanelPlan[]; withPrices: boolean }

/** Spec: PUB-7.33, PUB-2.28. */
export function panelPlans({ plans, withPrices }: PlansAsked, locale: Locale): z.infer<typeof panelPlansResponse> {
  return success(plans.length, {
    plans: plans.map(({ id, name, desc, priceCents, images, sortOrder }) => ({
      id,
      name: name[locale],
      desc: textIn(desc, locale),
      price: withPrices ? dollarsText(priceCents) : null,
      images: images.map((each) => pictureRow(each, locale)),
      sort_order: sortOrder,
    })),
  })
}
