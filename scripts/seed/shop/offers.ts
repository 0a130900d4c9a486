import type { DemoBalance, DemoPromo, DemoShop } from '../../../demo/shapes/shop-shape'
import { datesOf, type Seeding } from '../seeding'

/** Creates custom plans, declining balances, promo codes, blocked students and faculty emails. */
export async function seedOffers({ create, site, today, idOf }: Seeding, shop: DemoShop): Promise<void> {
  await create('custom-plans', {
    id: idOf('custom-plans'),
    site,
    name: shop.customPlan.name,
    options: shop.customPlan.options.map(({ key, ...option }) => ({ id: idOf('custom-plans', key), ...option })),
  })
  for (const balance of shop.balances)
    await create('declining-balances', { id: idOf('declining-balances', balance.key), site, ...balanceFields(balance) })
  for (const promo of shop.promoCodes)
    await create('promo-codes', {
      id: idOf('promo-codes', promo.code),
      site,
      ...promoFields(promo),
      mealPlans: promo.mealPlans.map((plan) => idOf('meal-plans', plan)),
      ...datesOf(today, promo),
    })
  for (const { studentId, note } of shop.blockedStudents)
    await create('blocked-student-accounts', { id: idOf('blocked-student-accounts', studentId), site, studentId, note })
  for (const email of shop.facultyEmails)
    await create('faculty-emails', { id: idOf('faculty-emails', email), site, email })
}

function balanceFields({ name, priceCents, minimumPurchaseCents, requiresPlan, offer }: DemoBalance) {
  return {
    name,
    priceCents,
    minimumPurchaseCents,
    requiresPlan,
    applyTax: false,
    ...(offer.kind === 'discount' ? { isDiscount: true, discountBps: offer.bps } : {}),
    ...(offer.kind === 'bonus' ? { isBonus: true, bonusBps: offer.bps } : {}),
    ...(offer.kind === 'gradBonus'
      ? {
          isGradBonus: true,
          gradBonusBps: offer.bps,
          gradBonusIntervalCents: offer.intervalCents,
          maxGradBonusBps: offer.maxBps,
        }
      : {}),
  }
}

function promoFields({ code, type, value, minPurchaseCents, maxUses, maxUsesPerCustomer }: DemoPromo) {
  return {
    promoCode: code,
    promoType: type,
    promoMinPurchaseCents: minPurchaseCents,
    maxUses,
    maxUsesPerCustomer,
    active: true,
    ...('cents' in value
      ? { promoAdj: 'fixed' as const, promoValueCents: value.cents }
      : { promoAdj: 'percent' as const, promoValueBps: value.percentBps }),
  }
}
