import type { DemoBalance, DemoCustomPlan, DemoPromo, DemoShop } from '../../shapes/shop-shape'
import { mealPlans } from './meal-plans'
import { orderForm } from './order-form'
import { customerLocations, customerTerms, customerTypes, customerYears } from './selections'

const customPlan: DemoCustomPlan = {
  name: { en: 'Make your own plan', fr: 'Composez votre forfait' },
  options: [
    { key: '40-meals', type: 'swipe', value: 40, priceCents: 42_000, name: { en: '40 meals', fr: '40 repas' } },
    { key: '80-meals', type: 'swipe', value: 80, priceCents: 80_000, name: { en: '80 meals', fr: '80 repas' } },
    {
      key: '100-dollars',
      type: 'db',
      value: 10_500,
      priceCents: 10_000,
      name: { en: '$105 for $100', fr: '105 $ pour 100 $' },
    },
    {
      key: '200-dollars',
      type: 'db',
      value: 22_000,
      priceCents: 20_000,
      name: { en: '$220 for $200', fr: '220 $ pour 200 $' },
    },
  ],
}

const balances: DemoBalance[] = [
  {
    key: 'discount',
    name: { en: 'Dining Dollars, 4% off', fr: 'Argent repas, 4 % de rabais' },
    priceCents: 15_000,
    minimumPurchaseCents: 5_000,
    requiresPlan: false,
    offer: { kind: 'discount', bps: 400 },
  },
  {
    key: 'steps',
    name: { en: 'Dining Dollars with a growing bonus', fr: 'Argent repas avec boni croissant' },
    priceCents: 25_000,
    minimumPurchaseCents: 5_000,
    requiresPlan: false,
    offer: { kind: 'gradBonus', bps: 300, intervalCents: 10_000, maxBps: 1_200 },
  },
  {
    key: 'top-up',
    name: { en: 'Top-up for plan holders', fr: 'Complément pour qui a un forfait' },
    priceCents: 7_500,
    minimumPurchaseCents: 5_000,
    requiresPlan: true,
    offer: { kind: 'bonus', bps: 600 },
  },
]

const promoCodes: DemoPromo[] = [
  {
    code: 'HELLO10',
    type: 'discount',
    value: { percentBps: 1_000 },
    minPurchaseCents: 20_000,
    maxUses: null,
    maxUsesPerCustomer: 1,
    mealPlans: [],
    startOffsetDays: -90,
    endOffsetDays: 180,
  },
  {
    code: 'FRIEND25',
    type: 'discount',
    value: { cents: 2_500 },
    minPurchaseCents: 30_000,
    maxUses: 200,
    maxUsesPerCustomer: 1,
    mealPlans: ['block-30', 'block-60'],
    startOffsetDays: -30,
    endOffsetDays: 120,
  },
  {
    code: 'LANTERN20',
    type: 'bonus',
    value: { cents: 2_000 },
    minPurchaseCents: null,
    maxUses: null,
    maxUsesPerCustomer: null,
    mealPlans: [],
    startOffsetDays: -10,
    endOffsetDays: 90,
  },
  {
    code: 'FROSHWEEK',
    type: 'discount',
    value: { percentBps: 2_000 },
    minPurchaseCents: null,
    maxUses: 100,
    maxUsesPerCustomer: 1,
    mealPlans: [],
    startOffsetDays: -110,
    endOffsetDays: -70,
  },
]

export const shop: DemoShop = {
  form: orderForm,
  customerTypes,
  customerLocations,
  customerYears,
  customerTerms,
  mealPlans,
  customPlan,
  balances,
  promoCodes,
  blockedStudents: [
    { studentId: '400118823', note: 'Card reported stolen' },
    { studentId: '400120077', note: 'Withdrew in October' },
  ],
  facultyEmails: ['i.halloran@northgate.example', 'p.raman@northgate.example', 'g.oyelaran@northgate.example'],
}
