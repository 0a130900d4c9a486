import type { CheckoutSettings } from '@/domain/shop/checkout-settings'
import { acceptedFromList, listTerms } from '@/features/shop/checkout/terms/listed-terms'

test('[CUS-4.21] [CUS-7.26] lists the terms of a site in the order of their acceptance, and those of subscriptions last', () => {
  const terms = { studentId: { en: 'ID', fr: 'Carte' }, mealPlans: { en: 'Plans', fr: null } }
  const settings = { plansRequireTerms: true, studentIdRequiresTerms: true, terms } as CheckoutSettings
  const form = { terms: { subscriptions: { en: 'Monthly', fr: null } } } as never
  const quebec = { address: { state: 'QC' } } as never
  const listed = listTerms(quebec, { form, settings }, 'en')
  expect(listed.terms.map(({ locale, text }) => `${locale} ${text}`)).toEqual([
    ...['fr Carte', 'en ID', 'en Plans', 'en Monthly'],
  ])
  const accepted = (frequency: string | null) => acceptedFromList(listed, listed.version, { lines: [{ frequency }] })
  expect([accepted(null).length, accepted('monthly').length]).toEqual([3, 4])
  expect(acceptedFromList(listed, listTerms(quebec, { form, settings }, 'fr').version, { lines: [] })).toEqual([])
})
