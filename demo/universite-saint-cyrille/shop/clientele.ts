import type { DemoClientele } from '../../shapes/customers-shape'
import { customers } from './customers'
import { feedback, contactMessages, healthForms, onTheGoOrders } from './messages'
import { cart, orders, subscriptions } from './orders'

const weekdays = [1, 2, 3, 4, 5]
const notCancelled = { cancelledOffsetDays: null }

export const clientele: DemoClientele = {
  customers,
  orders,
  subscriptions,
  cart,
  reservationSettings: [
    {
      location: 'la-grande-table',
      name: { en: 'Supper at the long table', fr: 'Souper à la grande tablée' },
      days: weekdays,
      opensAt: '17:00',
      closesAt: '19:00',
      interval: 60,
      capacity: 24,
      sameDay: false,
      byHours: false,
      maxVisits: null,
      friendLimit: 5,
    },
  ],
  reservations: [
    {
      ...notCancelled,
      key: 'r1',
      customer: 'elodie',
      location: 'bistro-du-jardin',
      offsetDays: -9,
      hour: 12,
      minute: 0,
      friends: 1,
    },
    {
      ...notCancelled,
      key: 'r2',
      customer: 'elodie',
      location: 'bistro-du-jardin',
      offsetDays: 3,
      hour: 12,
      minute: 30,
      friends: 2,
    },
    {
      ...notCancelled,
      key: 'r3',
      customer: 'karim',
      location: 'la-grande-table',
      offsetDays: 5,
      hour: 18,
      minute: 0,
      friends: 5,
    },
    {
      ...notCancelled,
      key: 'r4',
      customer: 'olivier',
      location: 'bistro-du-jardin',
      offsetDays: 3,
      hour: 12,
      minute: 30,
      friends: 3,
    },
    {
      key: 'r5',
      customer: 'rosalie',
      location: 'la-grande-table',
      offsetDays: 6,
      hour: 17,
      minute: 0,
      friends: 0,
      cancelledOffsetDays: -1,
    },
    {
      ...notCancelled,
      key: 'r6',
      customer: null,
      location: 'bistro-du-jardin',
      offsetDays: 3,
      hour: 12,
      minute: 30,
      friends: 23, // with r2 and r4, one seat is left
    },
  ],
  blockedTimes: [{ location: 'bistro-du-jardin', offsetDays: 3, hour: 11, minute: 45 }],
  feedback,
  contactMessages,
  healthForms,
  onTheGoOrders,
}
