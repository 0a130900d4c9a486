import type { DateOffsets } from '../../shapes/campus-shape'
import type { DemoMealPlan, PaymentType } from '../../shapes/shop-shape'

const twoTerms: DateOffsets = { startOffsetDays: -80, endOffsetDays: 160 }
const oneTerm: DateOffsets = { startOffsetDays: -80, endOffsetDays: 30 }
const always: DateOffsets = { startOffsetDays: null, endOffsetDays: null }
const residential: PaymentType[] = ['Student ID', 'Credit card', 'installments']
const anyCard: PaymentType[] = ['Student ID', 'Payroll deduction', 'Credit card', 'ApplePay', 'GooglePay']
const once = { sale: always, subscription: null, nextPrice: null, promoBonusCents: null, draft: false, onPanel: false }

/** Plans of at least ten meals a week for at least a month are tax-free, as in Canada. */
export const mealPlans: DemoMealPlan[] = [
  {
    ...once,
    key: 'complet',
    name: { en: 'All meals', fr: 'Tous les repas' },
    desc: {
      en: '<p>Breakfast, lunch and supper, seven days a week, and 100 Meal Dollars for coffee in between.</p>',
      fr: '<p>Déjeuner, dîner et souper, sept jours sur sept, et 100 Dollars repas pour les cafés entre les deux.</p>',
    },
    priceCents: 209_500,
    meals: { per: 'unlimited' },
    applyTax: false,
    paymentTypes: residential,
    onPanel: true,
    valid: oneTerm,
  },
  {
    ...once,
    key: 'cinq-jours',
    name: { en: 'Five days', fr: 'Cinq jours' },
    desc: {
      en: '<p>Three meals a day from Monday to Friday, for those who go home on weekends.</p>',
      fr: '<p>Trois repas par jour du lundi au vendredi, pour qui rentre à la maison la fin de semaine.</p>',
    },
    priceCents: 189_500,
    meals: { per: 'week', count: 15 },
    applyTax: false,
    paymentTypes: residential,
    onPanel: true,
    valid: oneTerm,
  },
  {
    ...once,
    key: 'souple',
    name: { en: 'Flexible', fr: 'Souple' },
    desc: {
      en: '<p>Ten meals a week whenever you like, and 400 Meal Dollars for every counter on campus.</p>',
      fr: '<p>Dix repas par semaine, au moment qui vous convient, et 400 Dollars repas pour tous les comptoirs du campus.</p>',
    },
    priceCents: 198_000,
    meals: { per: 'week', count: 10 },
    applyTax: false,
    paymentTypes: residential,
    valid: oneTerm,
  },
  {
    ...once,
    key: 'carnet-25',
    name: { en: 'Book of 25 meals', fr: 'Carnet de 25 repas' },
    desc: {
      en: '<p>Twenty-five meals at La Grande Table, good until the end of the winter term.</p>',
      fr: '<p>Vingt-cinq repas à La Grande Table, valides jusqu’à la fin de la session d’hiver.</p>',
    },
    priceCents: 27_495,
    meals: { per: 'plan', count: 25 },
    applyTax: true,
    paymentTypes: anyCard,
    valid: twoTerms,
  },
  {
    ...once,
    key: 'carnet-50',
    name: { en: 'Book of 50 meals', fr: 'Carnet de 50 repas' },
    desc: {
      en: '<p>Fifty meals, to share with up to three friends at the same table.</p>',
      fr: '<p>Cinquante repas, à partager avec trois personnes au plus à la même table.</p>',
    },
    priceCents: 52_500,
    nextPrice: { priceCents: 53_900, fromOffsetDays: 40 },
    meals: { per: 'plan', count: 50 },
    applyTax: true,
    paymentTypes: anyCard,
    onPanel: true,
    promoBonusCents: 2_500,
    valid: twoTerms,
  },
  {
    ...once,
    key: 'dix-par-mois',
    name: { en: '10 meals a month', fr: '10 repas par mois' },
    desc: {
      en: '<p>Ten meals each month, billed on the first.</p>',
      fr: '<p>Dix repas chaque mois, facturés le premier.</p>',
    },
    priceCents: 11_500,
    meals: { per: 'month', count: 10 },
    applyTax: true,
    paymentTypes: ['Credit card'],
    valid: always,
    subscription: { frequency: 'monthly', payments: 8, startOffsetDays: -80, endOffsetDays: 160 },
  },
  {
    ...once,
    key: 'vingt-par-mois',
    name: { en: '20 meals a month', fr: '20 repas par mois' },
    desc: {
      en: '<p>Twenty meals each month: lunch on every working day.</p>',
      fr: '<p>Vingt repas chaque mois : le dîner de chaque jour ouvrable.</p>',
    },
    priceCents: 21_900,
    meals: { per: 'month', count: 20 },
    applyTax: true,
    paymentTypes: ['Credit card', 'Payroll deduction'],
    valid: always,
    subscription: { frequency: 'monthly', payments: 8, startOffsetDays: -80, endOffsetDays: 160 },
  },
  {
    ...once,
    key: 'cinq-par-semaine',
    name: { en: '5 suppers a week', fr: '5 soupers par semaine' },
    desc: {
      en: '<p>Supper from Monday to Friday, billed every Sunday.</p>',
      fr: '<p>Le souper du lundi au vendredi, facturé chaque dimanche.</p>',
    },
    priceCents: 6_475,
    meals: { per: 'week', count: 5 },
    applyTax: true,
    paymentTypes: ['Credit card'],
    valid: always,
    subscription: { frequency: 'weekly', payments: 30, startOffsetDays: -60, endOffsetDays: 150 },
  },
  {
    ...once,
    key: 'ete',
    name: { en: 'Summer plan', fr: 'Forfait d’été' },
    desc: {
      en: '<p>Draft: ten suppers on the terrace.</p>',
      fr: '<p>En rédaction : dix soupers sur la terrasse.</p>',
    },
    priceCents: 14_900,
    meals: { per: 'plan', count: 10 },
    applyTax: true,
    paymentTypes: anyCard,
    draft: true,
    valid: { startOffsetDays: 170, endOffsetDays: 260 },
  },
]
