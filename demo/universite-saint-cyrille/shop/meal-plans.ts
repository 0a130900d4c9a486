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
    picture: {
      fileName: 'forfait-tous-les-repas.webp',
      alt: { en: 'A croissant, a chicken leg and a stew', fr: 'Un croissant, une cuisse de poulet et un mijoté' },
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
    picture: {
      fileName: 'forfait-cinq-jours.webp',
      alt: { en: 'Pancakes and a pan of paella', fr: 'Des crêpes et une poêlée de paella' },
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
    picture: {
      fileName: 'forfait-souple.webp',
      alt: { en: 'A bento box, a taco and a salad', fr: 'Une boîte bento, un taco et une salade' },
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
    picture: {
      fileName: 'forfait-carnet-25.webp',
      alt: { en: 'A bowl of soup and a baguette', fr: 'Un bol de soupe et une baguette' },
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
    picture: {
      fileName: 'forfait-carnet-50.webp',
      alt: {
        en: 'A curry with rice and a plate of spaghetti',
        fr: 'Un cari avec du riz et une assiette de spaghettis',
      },
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
    picture: {
      fileName: 'forfait-dix-par-mois.webp',
      alt: { en: 'A sandwich', fr: 'Un sandwich' },
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
    picture: {
      fileName: 'forfait-vingt-par-mois.webp',
      alt: { en: 'A burrito and a bowl', fr: 'Un burrito et un bol' },
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
    picture: {
      fileName: 'forfait-cinq-par-semaine.webp',
      alt: { en: 'Spaghetti, broccoli and bread', fr: 'Des spaghettis, du brocoli et du pain' },
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
    picture: {
      fileName: 'forfait-ete.webp',
      alt: { en: 'A strawberry and an ear of corn', fr: 'Une fraise et un épi de maïs' },
    },
    priceCents: 14_900,
    meals: { per: 'plan', count: 10 },
    applyTax: true,
    paymentTypes: anyCard,
    draft: true,
    valid: { startOffsetDays: 170, endOffsetDays: 260 },
  },
]
