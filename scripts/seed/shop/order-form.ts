import type { DemoSelection, DemoShop } from '../../../demo/shapes/shop-shape'
import { datesOf, type Seeding } from '../seeding'

/** Creates the order form and the options of its questions. */
export async function seedOrderForm({ create, site, idOf, today }: Seeding, shop: DemoShop): Promise<void> {
  const optionFields = (slug: string, { key, name, plans, applyTax }: DemoSelection, index: number) => ({
    id: idOf(slug, key),
    site,
    name,
    applyTax,
    mealPlans: plans.map((plan) => idOf('meal-plans', plan)),
    sortOrder: (index + 1) * 10,
  })
  for (const [index, type] of shop.customerTypes.entries())
    await create('customer-types', {
      ...optionFields('customer-types', type, index),
      paymentTypes: type.paymentTypes,
      welcomeMessage: type.welcomeMessage,
    })
  for (const [index, location] of shop.customerLocations.entries())
    await create('customer-locations', optionFields('customer-locations', location, index))
  for (const [index, year] of shop.customerYears.entries())
    await create('customer-years', optionFields('customer-years', year, index))
  for (const [index, term] of shop.customerTerms.entries()) {
    const { start: startDate, end: endDate } = datesOf(today, term.days)
    await create('customer-terms', { ...optionFields('customer-terms', term, index), startDate, endDate })
  }

  const { labels, messages, terms, taxes, customPlanCustomerTypes, decliningBalanceCustomerTypes, ...form } = shop.form
  const types = (keys: string[]) => keys.map((key) => idOf('customer-types', key))
  await create('order-form-settings', {
    id: idOf('order-form-settings'),
    site,
    ...form,
    ...labels,
    ...messages,
    ...terms,
    customPlanCustomerTypes: types(customPlanCustomerTypes),
    decliningBalanceCustomerTypes: types(decliningBalanceCustomerTypes),
    taxMilliPercent: taxes.federalMilliPercent,
    provincialTaxMilliPercent: taxes.provincialMilliPercent,
    taxMealPlans: taxes.mealPlans,
    taxDecliningBalance: taxes.decliningBalance,
    taxCustomMealPlans: taxes.customMealPlans,
    hasCustomerSelections: true,
    useCustomerType: true,
    useCustomerLocation: true,
    useCustomerYear: true,
    useCustomerTerm: true,
    requireStudentId: true,
    plansRequireTerms: true,
    studentIdRequiresTerms: true,
    sellDb: true,
    coffeeSubscription: true,
    testMode: true,
  })
}
