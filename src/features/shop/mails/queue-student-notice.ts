import type { Payload } from 'payload'
import { readSite } from '@/features/site/read-sites'
import { itemContents } from '@/server/database/shop/item-contents'
import { fieldsOf, idOf, localizedOf, rowsOf, textOf } from '@/server/database/stored-values'
import { getServerUrl } from '@/server/http/server-url'
import { queueMail } from '@/server/mail/outbox'
import { studentNoticeMail } from './student-notice'

type Stored = Record<string, unknown> & { id: string }

/** Nothing of the payment is read, so that no mail can tell it. */
const select = {
  no: true,
  site: true,
  locale: true,
  buyer: { firstName: true, lastName: true, email: true },
  student: { firstName: true, email: true, studentId: true },
  items: {
    type: true,
    name: true,
    mealAllowance: true,
    meals: true,
    payments: true,
    swipeValue: true,
    dbValueCents: true,
    dbBonusCents: true,
    firstPlanDate: true,
    lastPlanDate: true,
    subscriptionEnd: true,
  },
} as const

/** Queues the notice to the student of an order that somebody else has bought, once. Other orders have no student. Spec: CUS-4.12. */
export async function queueStudentNotice(payload: Payload, orderId: string, now: Date): Promise<void> {
  const where = { id: { equals: orderId } }
  const order = await payload.db.findOne<Stored>({ collection: 'orders', where, select, locale: 'all' })
  const [student, buyer] = [fieldsOf(order?.student), fieldsOf(order?.buyer)]
  const to = textOf(student.email)
  const site = to === null ? null : await readSite(idOf(order?.site) ?? '', now)
  if (to === null || !order || !site) return
  const locale = order.locale === 'fr' ? 'fr' : 'en'
  const notice = {
    no: textOf(order.no) ?? '',
    firstName: textOf(student.firstName) ?? '',
    buyerName: [textOf(buyer.firstName), textOf(buyer.lastName)].filter(Boolean).join(' '),
    studentId: textOf(student.studentId),
    items: rowsOf(order.items).map((item) => ({ name: localizedOf(item.name), ...itemContents(item) })),
  }
  const mail = studentNoticeMail(notice, { site, locale, serverUrl: getServerUrl() })
  const key = `student-notice:${orderId}`
  await queueMail(payload, { key, kind: 'student-notice', siteId: site.id, orderId, to, locale, ...mail }, now)
}
