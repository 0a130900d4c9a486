import type { DemoCustomerType, DemoSelection, DemoTerm } from '../../shapes/shop-shape'

const residential = ['unlimited', 'weekday', 'flex-14']
const blocks = ['block-30', 'block-60']
const subscriptions = ['eight-a-month', 'sixteen-a-month', 'four-a-week']

export const customerTypes: DemoCustomerType[] = [
  {
    key: 'resident',
    name: { en: 'Resident student', fr: 'Étudiante ou étudiant en résidence' },
    plans: residential,
    applyTax: false,
    paymentTypes: ['Student ID', 'Credit card'],
    welcomeMessage: {
      en: '<p>Your room comes with a place at the table. Which one is yours?</p>',
      fr: '<p>Votre chambre vient avec une place à table. Laquelle est la vôtre?</p>',
    },
  },
  {
    key: 'commuter',
    name: { en: 'Commuter student', fr: 'Étudiante ou étudiant hors campus' },
    plans: [...blocks, ...subscriptions],
    applyTax: true,
    paymentTypes: ['Student ID', 'Credit card', 'ApplePay', 'GooglePay'],
    welcomeMessage: {
      en: '<p>The bus leaves at twenty past. There is time for macaroni and cheese.</p>',
      fr: '<p>L’autobus part à la vingtième minute. Vous avez le temps de manger un macaroni au fromage.</p>',
    },
  },
  {
    key: 'parent',
    name: { en: 'Parent of a student', fr: 'Parent d’une étudiante ou d’un étudiant' },
    plans: [...residential, ...blocks],
    applyTax: false,
    paymentTypes: ['Credit card'],
    welcomeMessage: {
      en: '<p>Thank you for feeding a student. We ask for your details, then for theirs.</p>',
      fr: '<p>Merci de nourrir la relève. Nous demandons vos coordonnées, puis les siennes.</p>',
    },
  },
  {
    key: 'staff',
    name: { en: 'Faculty and staff', fr: 'Membre du personnel' },
    plans: [...blocks, ...subscriptions],
    applyTax: true,
    paymentTypes: ['Payroll deduction', 'Credit card'],
    welcomeMessage: {
      en: '<p>Payroll deduction is offered to Northgate email addresses.</p>',
      fr: '<p>La retenue salariale est offerte aux courriels de Northgate.</p>',
    },
  },
]

export const customerLocations: DemoSelection[] = [
  { key: 'north', name: { en: 'North Residence', fr: 'Résidence Nord' }, plans: residential, applyTax: false },
  {
    key: 'lakeshore',
    name: { en: 'Lakeshore Residence', fr: 'Résidence Lakeshore' },
    plans: residential,
    applyTax: false,
  },
  {
    key: 'off-campus',
    name: { en: 'Off campus', fr: 'Hors campus' },
    plans: [...blocks, ...subscriptions],
    applyTax: true,
  },
]

export const customerYears: DemoSelection[] = [
  { key: 'first', name: { en: 'First year', fr: 'Première année' }, plans: residential, applyTax: true },
  { key: 'second', name: { en: 'Second year', fr: 'Deuxième année' }, plans: [], applyTax: true },
  { key: 'upper', name: { en: 'Third year and up', fr: 'Troisième année et suivantes' }, plans: [], applyTax: true },
  { key: 'graduate', name: { en: 'Graduate student', fr: 'Cycles supérieurs' }, plans: [], applyTax: true },
]

export const customerTerms: DemoTerm[] = [
  {
    key: 'fall',
    name: { en: 'Fall', fr: 'Automne' },
    plans: [],
    applyTax: true,
    days: { startOffsetDays: -78, endOffsetDays: 30 },
  },
  {
    key: 'winter',
    name: { en: 'Winter', fr: 'Hiver' },
    plans: [],
    applyTax: true,
    days: { startOffsetDays: 45, endOffsetDays: 158 },
  },
  {
    key: 'summer',
    name: { en: 'Summer', fr: 'Été' },
    plans: [...blocks, ...subscriptions],
    applyTax: true,
    days: { startOffsetDays: 165, endOffsetDays: 258 },
  },
]
