import type { Payload } from 'payload'
import { paymentTypes, type PaymentType } from '@/domain/shop/payments/payment-types'
import type { StoredSubscription } from '@/server/database/shop/subscriptions'
import type { StoredRow } from '@/server/database/stored-row'
import { fieldsOf, textOf } from '@/server/database/stored-values'

/** Whom mails about a subscription go to. */
export type Recipient = {
  email: string
  firstName: string
  fullName: string
  orderNo: string
  paymentType: PaymentType | null
  studentName: string | null
  studentNumber: string | null
  /** The seller as it was stored with the order. */
  seller: unknown
}

/** The customer of a subscription at their present address, or the buyer of its order; null when neither has an address. */
export async function readRecipient(
  { db }: Payload,
  { customerId, orderId }: Pick<StoredSubscription, 'customerId' | 'orderId'>,
): Promise<Recipient | null> {
  const read = async <Slug extends 'customers' | 'orders'>(collection: Slug, id: string | null) =>
    id === null ? null : await db.findOne<StoredRow<Slug>>({ collection, where: { id: { equals: id } } })
  const [customer, order] = await Promise.all([read('customers', customerId), read('orders', orderId)])
  const buyer = fieldsOf(order?.buyer)
  const student = fieldsOf(order?.student)
  const person = fieldsOf(customer ?? buyer)
  const email = textOf(customer?.email) ?? textOf(buyer.email)
  if (email === null) return null
  return {
    email,
    firstName: textOf(person.firstName) ?? '',
    fullName: fullNameOf(person),
    orderNo: textOf(order?.no) ?? '',
    paymentType: paymentTypes.find((type) => type === order?.paymentType) ?? null,
    studentName: fullNameOf(student) || null,
    studentNumber: textOf(student.studentId) ?? textOf(buyer.studentId),
    seller: order?.seller,
  }
}

const fullNameOf = ({ firstName, lastName }: Record<string, unknown>): string =>
  [textOf(firstName), textOf(lastName)].filter(Boolean).join(' ')
