import type { DemoBalance, DemoCustomPlan, DemoPromo, DemoShop } from '../../shapes/shop-shape'
import { mealPlans } from './meal-plans'
import { orderForm } from './order-form'
import { customerLocations, customerTerms, customerTypes, customerYears } from './selections'

const customPlan: DemoCustomPlan = {
  name: { en: 'Your own plan', fr: 'Votre forfait sur mesure' },
  options: [
    { key: '30-repas', type: 'swipe', value: 30, priceCents: 34_500, name: { en: '30 meals', fr: '30 repas' } },
    { key: '60-repas', type: 'swipe', value: 60, priceCents: 66_000, name: { en: '60 meals', fr: '60 repas' } },
    { key: '90-repas', type: 'swipe', value: 90, priceCents: 94_500, name: { en: '90 meals', fr: '90 repas' } },
    {
      key: '75-dollars',
      type: 'db',
      value: 7_500,
      priceCents: 7_125,
      name: { en: '75 Meal Dollars', fr: '75 Dollars repas' },
    },
    {
      key: '150-dollars',
      type: 'db',
      value: 15_000,
      priceCents: 13_500,
      name: { en: '150 Meal Dollars', fr: '150 Dollars repas' },
    },
  ],
}

const balances: DemoBalance[] = [
  {
    key: 'rabais',
    name: { en: 'Meal Dollars, 5% off', fr: 'Dollars repas, 5 % de rabais' },
    priceCents: 20_000,
    minimumPurchaseCents: 5_000,
    requiresPlan: false,
    offer: { kind: 'discount', bps: 500 },
  },
  {
    key: 'paliers',
    name: { en: 'Meal Dollars that grow', fr: 'Dollars repas qui fructifient' },
    priceCents: 30_000,
    minimumPurchaseCents: 10_000,
    requiresPlan: false,
    offer: { kind: 'gradBonus', bps: 200, intervalCents: 10_000, maxBps: 1_000 },
  },
  {
    key: 'complement',
    name: { en: 'Extra Meal Dollars for residents', fr: 'Complément de Dollars repas en résidence' },
    priceCents: 10_000,
    minimumPurchaseCents: 5_000,
    requiresPlan: true,
    offer: { kind: 'bonus', bps: 500 },
  },
]

const promoCodes: DemoPromo[] = [
  {
    code: 'BIENVENUE10',
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
    code: 'AMI25',
    type: 'discount',
    value: { cents: 2_500 },
    minPurchaseCents: 25_000,
    maxUses: 200,
    maxUsesPerCustomer: 1,
    mealPlans: ['carnet-25', 'carnet-50'],
    startOffsetDays: -30,
    endOffsetDays: 120,
  },
  {
    code: 'CAFEBONI',
    type: 'bonus',
    value: { cents: 1_500 },
    minPurchaseCents: null,
    maxUses: null,
    maxUsesPerCustomer: null,
    mealPlans: [],
    startOffsetDays: -10,
    endOffsetDays: 90,
  },
  {
    code: 'RENTREE',
    type: 'discount',
    value: { percentBps: 1_500 },
    minPurchaseCents: null,
    maxUses: 100,
    maxUsesPerCustomer: 1,
    mealPlans: [],
    startOffsetDays: -120,
    endOffsetDays: -45,
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
    { studentId: 'PELT01019901', note: 'Carte déclarée perdue' },
    { studentId: 'ROYM15059802', note: 'Compte fermé à la demande du registraire' },
  ],
  facultyEmails: [
    'o.desmarais@saint-cyrille.example',
    'm.tanguay@saint-cyrille.example',
    'c.deschenes@saint-cyrille.example',
  ],
}
