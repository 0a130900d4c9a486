import type { DemoShop, PaymentType } from './shop-shape'
import type { Span, Words } from './campus-shape'

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
  /** What they say of their health; null for who says nothing. `allergens` are codes of menu filters. */
  diet: {
    allergens: string[]
    customAllergens: string[]
    contact: { name: string; number: string } | null
    carriesEpinephrine: boolean
    foodInsecurity: boolean
  } | null
}

/** What is bought: a meal plan, a balance or an own plan by its key, or months of coffee. */
export type DemoItem =
  | { kind: 'plan'; plan: string; promo?: string }
  | { kind: 'balance'; balance: string; valueCents: number }
  | { kind: 'custom'; swipe: string; db: string }
  | { kind: 'coffee'; months: number }

export type DemoOrder = {
  no: string
  /** The key of who bought. */
  customer: string
  /** For whom a parent bought. */
  student: DemoPerson | null
  items: DemoItem[]
  paymentType: PaymentType
  paymentStatus: 'pending' | 'approved' | 'declined' | 'refunded'
  card: { type: 'Visa' | 'Mastercard' | 'American Express'; lastFour: string } | null
  installments: { planId: string; name: string; count: number; aprBps: number } | null
  /** Days from the day of seeding. */
  placedOffsetDays: number
}

export type DemoSubscription = Span & {
  key: string
  customer: string
  order: string
  plan: string
  /** Days from the day of seeding; null while it goes on. */
  cancelledOffsetDays: number | null
  payments: { offsetDays: number; result: 'Approved' | 'Declined' }[]
}

type DemoReservation = {
  key: string
  customer: string
  /** The key of a location. */
  location: string
  /** Days from the day of seeding, moved to a working day. */
  offsetDays: number
  hour: number
  minute: number
  friends: number
  cancelledOffsetDays: number | null
}

/** How a location takes reservations, and the hours in which it does. */
export type DemoReservationSettings = {
  location: string
  name: Words
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

/** The people who buy and book, and what they did and wrote. */
export type DemoClientele = {
  customers: DemoCustomer[]
  orders: DemoOrder[]
  subscriptions: DemoSubscription[]
  /** What somebody has in their cart and has not bought. */
  cart: { customer: string; cookie: string; items: DemoItem[] }
  reservationSettings: DemoReservationSettings[]
  reservations: DemoReservation[]
  feedback: DemoFeedback[]
  contactMessages: { name: string; email: string; message: string }[]
  healthForms: DemoHealthForm[]
  onTheGoOrders: DemoOnTheGoOrder[]
}

/** A site's shop with its customers, as `seedShop` loads it. */
export type DemoBusiness = { shop: DemoShop; clientele: DemoClientele }
