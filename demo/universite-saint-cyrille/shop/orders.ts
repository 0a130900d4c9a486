import type { DemoClientele, DemoOrder, DemoSubscription } from '../../shapes/customers-shape'

const paid = { student: null, card: null, installments: null, paymentStatus: 'approved' } as const
const visa = { type: 'Visa', lastFour: '4242' } as const

const sixPayments = {
  en: 'Six equal payments, one a month, without interest. The first is charged today.',
  fr: 'Six versements égaux, un par mois, sans intérêt. Le premier est porté à votre carte aujourd’hui.',
}
const resident = { type: 'resident', location: 'erables', year: 'deuxieme', term: 'automne' }
const commuter = { type: 'commuter', location: 'ailleurs', year: 'troisieme', term: 'automne' }
const parent = { type: 'parent', location: 'fleuve', year: 'premiere', term: 'automne' }
const staff = { type: 'staff', location: 'ailleurs', year: null, term: 'automne' }

export const orders: DemoOrder[] = [
  {
    ...paid,
    no: 'USC-10241',
    customer: 'elodie',
    answers: resident,
    items: [{ kind: 'plan', plan: 'complet' }],
    paymentType: 'installments',
    card: visa,
    installments: { planId: 'VERS-6', name: '6 versements', count: 6, aprBps: 0, terms: sixPayments },
    placedOffsetDays: -78,
  },
  {
    ...paid,
    no: 'USC-10242',
    customer: 'karim',
    answers: commuter,
    items: [{ kind: 'plan', plan: 'carnet-50', promo: 'BIENVENUE10' }],
    paymentType: 'Student ID',
    placedOffsetDays: -64,
  },
  {
    ...paid,
    no: 'USC-10243',
    customer: 'elodie',
    answers: resident,
    items: [
      { kind: 'balance', balance: 'rabais', valueCents: 20_000 },
      { kind: 'balance', balance: 'paliers', valueCents: 35_000 },
    ],
    paymentType: 'Credit card',
    card: visa,
    placedOffsetDays: -40,
  },
  {
    ...paid,
    no: 'USC-10244',
    customer: 'rosalie',
    answers: commuter,
    items: [{ kind: 'plan', plan: 'dix-par-mois' }],
    paymentType: 'Credit card',
    card: { type: 'Mastercard', lastFour: '5454' },
    placedOffsetDays: -35,
  },
  {
    ...paid,
    no: 'USC-10245',
    customer: 'zhen',
    answers: commuter,
    items: [{ kind: 'custom', swipe: '60-repas', db: '150-dollars' }],
    paymentType: 'Student ID',
    paymentStatus: 'pending',
    placedOffsetDays: -1,
  },
  {
    ...paid,
    no: 'USC-10246',
    customer: 'nathalie',
    answers: parent,
    student: {
      firstName: 'Théo',
      lastName: 'Gagnon-Simard',
      email: 'theo.gagnon-simard@saint-cyrille.example',
      phone: '4185550177',
      address: '12, rue des Érables, chambre 220',
      city: 'La Malbaie',
      province: 'QC',
      postalCode: 'G5A 9Z9',
      studentId: 'GAGT19020605',
    },
    items: [{ kind: 'plan', plan: 'cinq-jours' }],
    paymentType: 'Credit card',
    paymentStatus: 'declined',
    card: { type: 'American Express', lastFour: '1009' },
    placedOffsetDays: -12,
  },
  {
    ...paid,
    no: 'USC-10247',
    customer: 'olivier',
    answers: staff,
    items: [{ kind: 'coffee', months: 3 }],
    paymentType: 'Credit card',
    paymentStatus: 'refunded',
    refund: { offsetDays: -17, reason: 'Achat fait en double par le client.' },
    card: visa,
    placedOffsetDays: -20,
  },
  {
    ...paid,
    no: 'USC-10248',
    customer: 'karim',
    answers: commuter,
    items: [{ kind: 'plan', plan: 'cinq-par-semaine' }],
    paymentType: 'Credit card',
    card: visa,
    placedOffsetDays: -68,
  },
]

export const subscriptions: DemoSubscription[] = [
  {
    key: 'dix-par-mois',
    customer: 'rosalie',
    order: 'USC-10244',
    plan: 'dix-par-mois',
    startOffsetDays: -35,
    endOffsetDays: 160,
    cancelledOffsetDays: null,
    payments: [
      { offsetDays: -35, result: 'Approved' },
      { offsetDays: -5, result: 'Approved' },
    ],
  },
  {
    key: 'cinq-par-semaine',
    customer: 'karim',
    order: 'USC-10248',
    plan: 'cinq-par-semaine',
    startOffsetDays: -50,
    endOffsetDays: 150,
    cancelledOffsetDays: -21,
    payments: [
      { offsetDays: -50, result: 'Approved' },
      { offsetDays: -43, result: 'Approved' },
      { offsetDays: -36, result: 'Declined' },
      { offsetDays: -29, result: 'Approved' },
    ],
  },
]

export const cart: DemoClientele['cart'] = {
  customer: 'olivier',
  answers: staff,
  secret: 'demo-cart-saint-cyrille-olivier',
  items: [{ kind: 'plan', plan: 'carnet-25' }],
}
