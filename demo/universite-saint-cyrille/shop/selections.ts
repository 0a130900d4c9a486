import type { DemoCustomerType, DemoSelection, DemoTerm } from '../../shapes/shop-shape'

const residence = ['complet', 'cinq-jours', 'souple']
const carnets = ['carnet-25', 'carnet-50']
const abonnements = ['dix-par-mois', 'vingt-par-mois', 'cinq-par-semaine']

export const customerTypes: DemoCustomerType[] = [
  {
    key: 'resident',
    name: { en: 'Student in residence', fr: 'Étudiante ou étudiant en résidence' },
    plans: residence,
    applyTax: false,
    paymentTypes: ['Student ID', 'Credit card', 'installments'],
    welcomeMessage: {
      en: '<p>Welcome home! A residential plan comes with your room.</p>',
      fr: '<p>Bienvenue chez vous! Un forfait de résidence accompagne votre chambre.</p>',
    },
  },
  {
    key: 'commuter',
    name: { en: 'Student off campus', fr: 'Étudiante ou étudiant hors campus' },
    plans: [...carnets, ...abonnements],
    applyTax: true,
    paymentTypes: ['Student ID', 'Credit card', 'ApplePay', 'GooglePay'],
    welcomeMessage: {
      en: '<p>Ten minutes between two classes are enough for a soup.</p>',
      fr: '<p>Dix minutes entre deux cours suffisent pour une soupe.</p>',
    },
  },
  {
    key: 'parent',
    name: { en: 'Parent or guardian', fr: 'Parent ou tuteur' },
    plans: [...residence, ...carnets],
    applyTax: false,
    paymentTypes: ['Credit card', 'installments'],
    welcomeMessage: {
      en: '<p>You pay, they eat: we ask for your details first, then for the student’s.</p>',
      fr: '<p>Vous payez, votre jeune mange : nous demandons d’abord vos coordonnées, puis les siennes.</p>',
    },
  },
  {
    key: 'staff',
    name: { en: 'Faculty and staff', fr: 'Membre du personnel' },
    plans: [...carnets, ...abonnements],
    applyTax: true,
    paymentTypes: ['Payroll deduction', 'Credit card'],
    welcomeMessage: {
      en: '<p>Pay by payroll deduction, with your university email.</p>',
      fr: '<p>Payez par retenue salariale, avec votre courriel de l’université.</p>',
    },
  },
]

export const customerLocations: DemoSelection[] = [
  { key: 'erables', name: { en: 'Maples Residence', fr: 'Résidence des Érables' }, plans: residence, applyTax: false },
  { key: 'fleuve', name: { en: 'River Residence', fr: 'Résidence du Fleuve' }, plans: residence, applyTax: false },
  {
    key: 'ailleurs',
    name: { en: 'Elsewhere in town', fr: 'Ailleurs en ville' },
    plans: [...carnets, ...abonnements],
    applyTax: true,
  },
]

export const customerYears: DemoSelection[] = [
  { key: 'premiere', name: { en: 'First year', fr: 'Première année' }, plans: residence, applyTax: true },
  { key: 'deuxieme', name: { en: 'Second year', fr: 'Deuxième année' }, plans: [], applyTax: true },
  { key: 'troisieme', name: { en: 'Third year', fr: 'Troisième année' }, plans: [], applyTax: true },
  { key: 'cycles', name: { en: 'Graduate studies', fr: 'Cycles supérieurs' }, plans: [], applyTax: true },
]

export const customerTerms: DemoTerm[] = [
  {
    key: 'automne',
    name: { en: 'Autumn', fr: 'Automne' },
    plans: [],
    applyTax: true,
    days: { startOffsetDays: -78, endOffsetDays: 30 },
  },
  {
    key: 'hiver',
    name: { en: 'Winter', fr: 'Hiver' },
    plans: [],
    applyTax: true,
    days: { startOffsetDays: 45, endOffsetDays: 158 },
  },
  {
    key: 'ete',
    name: { en: 'Summer', fr: 'Été' },
    plans: [...carnets, ...abonnements],
    applyTax: true,
    days: { startOffsetDays: 165, endOffsetDays: 258 },
  },
]
