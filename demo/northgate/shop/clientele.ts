import type { DemoClientele } from '../../shapes/customers-shape'
import { customers } from './customers'
import { contactMessages, feedback, healthForms, onTheGoOrders } from './messages'
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
      location: 'observatory-cafe',
      name: { en: 'Tables at the Observatory', fr: 'Tables de l’Observatoire' },
      days: weekdays,
      opensAt: '11:00',
      closesAt: '14:00',
      interval: 60,
      capacity: 8,
      sameDay: false,
      byHours: false,
      maxVisits: null,
      friendLimit: null,
    },
  ],
  reservations: [
    {
      ...notCancelled,
      key: 'r1',
      customer: 'maya',
      location: 'lakeshore-kitchen',
      offsetDays: -7,
      hour: 17,
      minute: 30,
      friends: 2,
    },
    {
      ...notCancelled,
      key: 'r2',
      customer: 'maya',
      location: 'lakeshore-kitchen',
      offsetDays: 4,
      hour: 18,
      minute: 0,
      friends: 3,
    },
    {
      ...notCancelled,
      key: 'r3',
      customer: 'jonah',
      location: 'lakeshore-kitchen',
      offsetDays: 4,
      hour: 18,
      minute: 0,
      friends: 4,
    },
    {
      ...notCancelled,
      key: 'r4',
      customer: 'idris',
      location: 'observatory-cafe',
      offsetDays: 2,
      hour: 12,
      minute: 0,
      friends: 0,
    },
    {
      key: 'r5',
      customer: 'anjali',
      location: 'lakeshore-kitchen',
      offsetDays: 6,
      hour: 17,
      minute: 0,
      friends: 1,
      cancelledOffsetDays: -2,
    },
    {
      ...notCancelled,
      key: 'r6', // with it, one seat is left
      customer: null,
      location: 'observatory-cafe',
      offsetDays: 2,
      hour: 12,
      minute: 0,
      friends: 5,
    },
    {
      ...notCancelled,
      key: 'r7',
      customer: null,
      location: 'lakeshore-kitchen',
      offsetDays: 4,
      hour: 18,
      minute: 0,
      friends: 28, // with r2 and r3, two seats are left
    },
  ],
  blockedTimes: [{ location: 'lakeshore-kitchen', offsetDays: 4, hour: 17, minute: 30 }],
  feedback,
  contactMessages,
  healthForms,
  onTheGoOrders,
}
