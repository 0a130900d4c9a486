import type { DemoClientele } from '../../../demo/shapes/customers-shape'
import { addDays } from '@/domain/time/calendar'
import type { Seeding } from '../seeding'

/** Creates the submissions of the visitor forms. */
export async function seedMessages(seeding: Seeding, clientele: DemoClientele): Promise<void> {
  const { create, site, today, idOf } = seeding
  const unread = { site, status: 'new' } as const
  for (const [index, feedback] of clientele.feedback.entries())
    await create('feedback', { id: idOf('feedback', String(index)), ...unread, ...feedback })
  for (const [index, message] of clientele.contactMessages.entries())
    await create('contact-messages', { id: idOf('contact-messages', String(index)), ...unread, ...message })
  for (const { offsetDays, ...form } of clientele.healthForms)
    await create('dietary-health-forms', {
      id: idOf('dietary-health-forms', form.email),
      ...unread,
      date: addDays(today, offsetDays),
      ...form,
      consent: true,
    })
  for (const order of clientele.onTheGoOrders)
    await create('on-the-go-orders', { id: idOf('on-the-go-orders', order.email), ...unread, ...order })
}
