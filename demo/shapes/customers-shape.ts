import type { Localized } from '@/domain/locale'
import type { DemoShop, PaymentType } from './shop-shape'
import type { DateOffsets } from './campus-shape'

export type DemoPerson = {
  firstName: string
  lastName: string
  email: string
  /** Ten digits. */
  phone: string
  address: string
  city: string
  /** Two letters. */
  province: string
  postalCode: string
  studentId: string | null
}

export type DemoCustomer = DemoPerson & {
  key: string
  password: string
  optIn: boolean
  notifyByText: boolean
  /** Health data; null for none. `allergens` are codes of menu filters. */
  diet: {
    allergens: string[]
    customAllergens: string[]
    contact: { name: string; number: string } | null
    carriesEpinephrine: boolean
    foodInsecurity: boolean
  } | null
}

/** Keys of the buyer's answers to the questions of the order form. */
export type DemoAnswers = { type: string; location: string; year: string | null; term: string }

/** An item of an order or a cart. Plans, balances and options of a custom plan are named by their keys. */
export type DemoItem =
  | { kind: 'plan'; plan: string; promo?: string }
  | { kind: 'balance'; balance: string; valueCents: number }
  | { kind: 'custom'; swipe: string; db: string }
  | { kind: 'coffee'; months: number }

export type DemoOrder = {
  no: string
  /** The key of the customer. */
  customer: string
  /** The student for whom a parent bought. */
  student: DemoPerson | null
  answers: DemoAnswers
  items: DemoItem[]
  paymentType: PaymentType
  paymentStatus: 'pending' | 'approved' | 'declined' | 'refunded'
  card: { type: 'Visa' | 'Mastercard' | 'American Express'; lastFour: string } | null
  installments: { planId: string; name: string; count: number; aprBps: number; terms: Localized } | null
  /** Days from the day of seeding. */
  placedOffsetDays: number
  /** When and why a refunded order was refunded; absent for others. */
  refund?: { offsetDays: number; reason: string }
}

export type DemoSubscription = DateOffsets & {
  key: string
  customer: string
  order: string
  plan: string
  /** Days from the day of seeding; null while active. */
  cancelledOffsetDays: number | null
  payments: { offsetDays: number; result: 'Approved' | 'Declined' }[]
}

type DemoReservation = {
  key: string
  /** The key of a customer; null for a group that staff have entered. */
  customer: string | null
  /** The key of a location. */
  location: string
  /** Days from the day of seeding, moved to a weekday. */
  offsetDays: number
  hour: number
  minute: number
  friends: number
  cancelledOffsetDays: number | null
}

/** A time that staff have blocked. */
type DemoBlockedTime = Pick<DemoReservation, 'location' | 'offsetDays' | 'hour' | 'minute'>

/** Reservation settings and reservable hours of a location. */
export type DemoReservationSettings = {
  location: string
  name: Localized
  days: number[]
  opensAt: string
  closesAt: string
  interval: number
  capacity: number
  sameDay: boolean
  byHours: boolean
  maxVisits: number | null
  friendLimit: number | null
}

type FormAllergen =
  'Milk' | 'Soy' | 'Wheat' | 'Egg' | 'Fish' | 'Shellfish' | 'Peanuts' | 'Tree Nuts' | 'Gluten' | 'Corn' | 'Other'

export type DemoFeedback = {
  firstName: string
  lastName: string
  email: string
  location: string
  customerResidence: 'On campus' | 'Off campus' | 'n/a'
  customerType: string
  comments: string
  offers: boolean
  /** `MM/DD`. */
  birthday: string | null
}

export type DemoHealthForm = {
  offsetDays: number
  name: string
  email: string
  city: string
  allergens: FormAllergen[]
  otherAllergies: string
  epipen: boolean
  carriesEpinephrine: boolean
  celiac: boolean
  glutenIntolerant: boolean
  gfDiet: boolean
  medicalDiet: boolean
  additionalComments: string
}

export type DemoOnTheGoOrder = {
  name: string
  email: string
  studentId: string
  pickUp: string
  plan: string
  entree: string
  base: string
  protein: string
  cheese: string
  dressingSauce: string
  addons: string[]
  sides: string[]
  drink: string
  allergens: FormAllergen[]
  otherAllergies: string
  comments: string
}

/** Customers with their orders, reservations and messages. */
export type DemoClientele = {
  customers: DemoCustomer[]
  orders: DemoOrder[]
  subscriptions: DemoSubscription[]
  /** A cart that is not yet ordered. */
  cart: { customer: string; secret: string; answers: DemoAnswers; items: DemoItem[] }
  reservationSettings: DemoReservationSettings[]
  reservations: DemoReservation[]
  blockedTimes: DemoBlockedTime[]
  feedback: DemoFeedback[]
  contactMessages: { name: string; email: string; message: string }[]
  healthForms: DemoHealthForm[]
  onTheGoOrders: DemoOnTheGoOrder[]
}

/** A shop and its customers, for `seedShop`. */
export type DemoBusiness = { shop: DemoShop; clientele: DemoClientele }
