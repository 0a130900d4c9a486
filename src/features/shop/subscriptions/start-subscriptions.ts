import type { Payload } from 'payload'
import { chosenSelections } from '@/domain/shop/cart/resolve-line'
import type { OrderForm } from '@/domain/shop/order-form'
import { paysTax } from '@/domain/shop/selections'
import { firstBillAfterOrder, paysFirstBill, type BillingPlan } from '@/domain/shop/subscriptions/billing'
import { laterPayment } from '@/domain/shop/subscriptions/later-charges'
import type { Site } from '@/domain/site/site'
import { campusDateAt } from '@/domain/time/campus-time'
import type { CampusDate } from '@/domain/time/calendar'
import { readOrderForm } from '@/features/shop/order-form/read-order-form'
import { readSite } from '@/features/site/read-sites'
import { deterministicId } from '@/server/database/menu/menu-ids'
import { addPayment } from '@/server/database/shop/subscriptions'
import type { StoredItem } from '@/server/database/shop/item-contents'
import type { StoredRow } from '@/server/database/stored-row'
import { fieldsOf, flagOf, idOf, instantOf, nameOf, numberOf, rowsOf, textOf } from '@/server/database/stored-values'

type Sale = { order: StoredRow<'orders'>; site: Site; form: OrderForm | null; orderedAt: Date }

const collection = 'subscriptions'

/**
 * Starts the subscriptions of an approved order: one for each item that is one, with the price of the sale and its next bill.
 * Idempotent: the unique `itemKey` decides, so that a settlement can be repeated after a crash. Spec: CUS-3.17, CUS-9.9.
 */
export async function startSubscriptions(payload: Payload, orderId: string, now: Date): Promise<void> {
  const { db } = payload
  const where = { id: { equals: orderId } }
  const order = await db.findOne<StoredRow<'orders'>>({ collection: 'orders', where, locale: 'all' })
  const items = rowsOf(order?.items).filter((item) => flagOf(item.subscription))
  const site = order && items.length > 0 ? await readSite(idOf(order.site) ?? '', now) : null
  if (!order || !site) return
  const orderedAt = instantOf(order.placedAt) ?? now
  const form = await readOrderForm(site.id, campusDateAt(orderedAt, site.timeZone))
  for (const item of items) await startOne(payload, { order, site, form, orderedAt }, item, now)
}

async function startOne(payload: Payload, sale: Sale, item: StoredItem, now: Date): Promise<void> {
  const { order } = sale
  const itemKey = `${order.id}:${String(item.id)}`
  const id = deterministicId('subscription', itemKey)
  const data = { id, itemKey, ...fieldsFor(sale, item), createdAt: now.toISOString(), updatedAt: now.toISOString() }
  const existing = () => payload.db.findOne({ collection, where: { itemKey: { equals: itemKey } } })
  if (!(await existing()))
    try {
      await payload.db.create({ collection, data })
    } catch (error) {
      if (!(await existing())) throw error // another process was first
    }
  const plan = planOf(item)
  if (plan && !paysFirstBill(plan, orderDay(sale))) return
  const paidCents = (numberOf(item.priceCents) ?? 0) + (numberOf(item.taxCents) ?? 0)
  const payment = { id: deterministicId('payment', itemKey), amountCents: paidCents, result: 'Approved' as const }
  await addPayment(payload, id, { ...payment, paidAt: instantOf(order.settledAt) ?? sale.orderedAt })
}

function fieldsFor(sale: Sale, item: StoredItem) {
  const { order, site } = sale
  return {
    site: site.id,
    order: order.id,
    customer: idOf(order.customer),
    name: nameOf(item.name),
    frequency: textOf(item.subscriptionFrequency),
    ...pricesOf(sale, item),
    start: textOf(item.subscriptionStart) ?? textOf(item.firstPlanDate),
    end: textOf(item.subscriptionEnd),
    firstBillDate: textOf(item.firstBillDate),
    lastBillDate: textOf(item.lastBillDate),
    nextBillDate: nextBillOf(sale, item),
    locale: order.locale === 'fr' ? 'fr' : 'en',
    provider: textOf(order.provider),
    savedMethod: textOf(order.savedMethod),
    cardType: textOf(order.cardType),
    cardLastFour: textOf(order.cardLastFour),
    canceled: false,
  }
}

/**
 * The price of one payment, as the cart said it before the order, which has stored it. An order without it, such as one that pays
 * all at once, gets the same rule. The price stays when staff change the plan or withdraw it.
 */
function pricesOf({ order, form }: Sale, item: StoredItem) {
  const priceCents = numberOf(item.beforePromoPriceCents) ?? numberOf(item.priceCents) ?? 0
  const shown = fieldsOf(rowsOf(fieldsOf(order.pricing).lines).find(({ id }) => id === item.id)?.later)
  if (numberOf(shown.priceCents) !== null)
    return {
      priceCents: numberOf(shown.priceCents) ?? 0,
      federalTaxCents: numberOf(shown.federalTaxCents) ?? 0,
      provincialTaxCents: numberOf(shown.provincialTaxCents) ?? 0,
    }
  if (!form) return { priceCents, federalTaxCents: 0, provincialTaxCents: 0 }
  const plan = form.mealPlans.find(({ id }) => id === idOf(item.mealPlan))
  const answers = {
    type: idOf(order.customerType),
    location: idOf(order.customerLocation),
    year: idOf(order.customerYear),
    term: idOf(order.customerTerm),
  }
  const applyTax = plan ? plan.applyTax : flagOf(item.applyTax)
  const rules = { ...form.rules, buyerPaysTax: paysTax(chosenSelections(form, answers)) }
  const { federalTaxCents, provincialTaxCents } = laterPayment({ priceCents, applyTax }, rules)
  return { priceCents, federalTaxCents, provincialTaxCents }
}

const orderDay = ({ orderedAt, site }: Sale): CampusDate => campusDateAt(orderedAt, site.timeZone)

function planOf(item: StoredItem): (BillingPlan & { firstPlanDate: CampusDate }) | null {
  const frequency = item.subscriptionFrequency
  const [firstPlanDate, firstBillDate, lastBillDate] = [
    textOf(item.firstPlanDate),
    textOf(item.firstBillDate),
    textOf(item.lastBillDate),
  ]
  if (frequency !== 'monthly' && frequency !== 'weekly') return null
  if (!firstPlanDate || !firstBillDate || !lastBillDate) return null
  return { frequency, firstPlanDate, firstBillDate, lastBillDate }
}

function nextBillOf(sale: Sale, item: StoredItem): CampusDate | null {
  const plan = planOf(item)
  return plan && firstBillAfterOrder(plan, orderDay(sale))
}
