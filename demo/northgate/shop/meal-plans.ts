import type { DateOffsets } from '../../shapes/campus-shape'
import type { DemoMealPlan, PaymentType } from '../../shapes/shop-shape'

const twoTerms: DateOffsets = { startOffsetDays: -78, endOffsetDays: 158 }
const oneTerm: DateOffsets = { startOffsetDays: -78, endOffsetDays: 30 }
const always: DateOffsets = { startOffsetDays: null, endOffsetDays: null }
const residential: PaymentType[] = ['Student ID', 'Credit card']
const anyCard: PaymentType[] = ['Student ID', 'Payroll deduction', 'Credit card', 'ApplePay', 'GooglePay']
const once = { sale: always, subscription: null, nextPrice: null, promoBonusCents: null, draft: false, onPanel: false }

/** Plans of at least ten meals a week for at least a month are tax-free, as in Canada. */
export const mealPlans: DemoMealPlan[] = [
  {
    ...once,
    key: 'unlimited',
    name: { en: 'Unlimited', fr: 'Illimité' },
    desc: {
      en: '<p>Come and go as you please, seven days a week, with 150 Dining Dollars for the Lantern at night.</p>',
      fr: '<p>Allez et venez à votre guise, sept jours sur sept, avec 150 $ d’argent repas pour la Lanterne le soir.</p>',
    },
    priceCents: 221_000,
    meals: { per: 'unlimited' },
    applyTax: false,
    paymentTypes: residential,
    onPanel: true,
    valid: oneTerm,
  },
  {
    ...once,
    key: 'weekday',
    name: { en: 'Weekday', fr: 'En semaine' },
    desc: {
      en: '<p>Three meals a day, Monday to Friday, at North Hall and Lakeshore Kitchen.</p>',
      fr: '<p>Trois repas par jour, du lundi au vendredi, à la Salle Nord et à la Cuisine Lakeshore.</p>',
    },
    priceCents: 192_500,
    meals: { per: 'week', count: 15 },
    applyTax: false,
    paymentTypes: residential,
    onPanel: true,
    valid: oneTerm,
  },
  {
    ...once,
    key: 'flex-14',
    name: { en: 'Flex 14', fr: 'Souple 14' },
    desc: {
      en: '<p>Fourteen meals a week and 300 Dining Dollars.</p>',
      fr: '<p>Quatorze repas par semaine et 300 $ d’argent repas.</p>',
    },
    priceCents: 205_000,
    meals: { per: 'week', count: 14 },
    applyTax: false,
    paymentTypes: residential,
    valid: oneTerm,
    sale: { startOffsetDays: null, endOffsetDays: 14 },
  },
  {
    ...once,
    key: 'block-30',
    name: { en: 'Block of 30', fr: 'Bloc de 30 repas' },
    desc: {
      en: '<p>Thirty meals, any day, any hall.</p>',
      fr: '<p>Trente repas, n’importe quel jour, dans n’importe quelle salle.</p>',
    },
    priceCents: 32_500,
    meals: { per: 'plan', count: 30 },
    applyTax: true,
    paymentTypes: anyCard,
    valid: twoTerms,
  },
  {
    ...once,
    key: 'block-60',
    name: { en: 'Block of 60', fr: 'Bloc de 60 repas' },
    desc: {
      en: '<p>Sixty meals, and a guest at your table whenever you like.</p>',
      fr: '<p>Soixante repas, et une personne invitée à votre table quand vous voulez.</p>',
    },
    priceCents: 48_995,
    nextPrice: { priceCents: 50_495, fromOffsetDays: 40 },
    meals: { per: 'plan', count: 60 },
    applyTax: true,
    paymentTypes: anyCard,
    onPanel: true,
    promoBonusCents: 2_000,
    valid: twoTerms,
  },
  {
    ...once,
    key: 'eight-a-month',
    name: { en: '8 meals a month', fr: '8 repas par mois' },
    desc: {
      en: '<p>Two lunches a week, billed on the first.</p>',
      fr: '<p>Deux dîners par semaine, facturés le premier du mois.</p>',
    },
    priceCents: 9_600,
    meals: { per: 'month', count: 8 },
    applyTax: true,
    paymentTypes: ['Credit card'],
    valid: always,
    subscription: { frequency: 'monthly', payments: 8, startOffsetDays: -78, endOffsetDays: 158 },
  },
  {
    ...once,
    key: 'sixteen-a-month',
    name: { en: '16 meals a month', fr: '16 repas par mois' },
    desc: {
      en: '<p>Four lunches a week, billed on the first.</p>',
      fr: '<p>Quatre dîners par semaine, facturés le premier du mois.</p>',
    },
    priceCents: 18_400,
    meals: { per: 'month', count: 16 },
    applyTax: true,
    paymentTypes: ['Credit card', 'Payroll deduction'],
    valid: always,
    subscription: { frequency: 'monthly', payments: 8, startOffsetDays: -78, endOffsetDays: 158 },
  },
  {
    ...once,
    key: 'four-a-week',
    name: { en: '4 suppers a week', fr: '4 soupers par semaine' },
    desc: {
      en: '<p>Supper from Monday to Thursday, billed on Sunday.</p>',
      fr: '<p>Le souper du lundi au jeudi, facturé le dimanche.</p>',
    },
    priceCents: 5_295,
    meals: { per: 'week', count: 4 },
    applyTax: true,
    paymentTypes: ['Credit card'],
    valid: always,
    subscription: { frequency: 'weekly', payments: 30, startOffsetDays: -60, endOffsetDays: 150 },
  },
  {
    ...once,
    key: 'spring',
    name: { en: 'Spring term', fr: 'Session de printemps' },
    desc: {
      en: '<p>Draft: for students who stay in May and June.</p>',
      fr: '<p>En rédaction : pour qui reste en mai et en juin.</p>',
    },
    priceCents: 61_000,
    meals: { per: 'week', count: 10 },
    applyTax: true,
    paymentTypes: anyCard,
    draft: true,
    valid: { startOffsetDays: 165, endOffsetDays: 225 },
  },
]
