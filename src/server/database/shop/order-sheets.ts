import type { Payload, Where } from 'payload'
import type { OrderStatus } from '@/domain/shop/orders/order'
import type { OrderSheet, SheetItem, SheetPerson } from '@/domain/shop/orders/order-sheet'
import type { StoredRow } from '@/server/database/stored-row'
import {
  fieldsOf,
  flagOf,
  idOf,
  instantOf,
  localizedOf,
  nameOf,
  numberOf,
  rowsOf,
  textOf,
} from '@/server/database/stored-values'
import { allowanceOf, itemContents, type StoredItem } from './item-contents'

type Row = StoredRow<'orders'>
type Plans = ReadonlyMap<string, StoredRow<'meal-plans'>>

const answerLists = {
  customerType: 'customer-types',
  customerLocation: 'customer-locations',
  customerYear: 'customer-years',
  customerTerm: 'customer-terms',
} as const

/**
 * Orders as staff read them, the oldest first. What an order does not say of its plans, such as the number of meals, is that
 * of the plan today. Access control does not apply: the caller checks the site.
 */
export async function readOrderSheets({ db }: Payload, where: Where, limit: number): Promise<OrderSheet[]> {
  const { docs } = await db.find<Row>({
    collection: 'orders',
    where,
    sort: ['placedAt', 'id'],
    locale: 'all',
    pagination: true,
    page: 1,
    limit,
  })
  const plans = await readByIds(
    db,
    'meal-plans',
    docs.flatMap(({ items }) => rowsOf(items).flatMap(({ mealPlan }) => idOf(mealPlan) ?? [])),
  )
  return docs.map((row) => sheetOf(row, plans))
}

/** One order, with the names of the buyer's answers; null for an unknown one. */
export async function readOrderSheet(payload: Payload, id: string): Promise<OrderSheet | null> {
  const where: Where = { id: { equals: id } }
  const [[sheet], row] = await Promise.all([
    readOrderSheets(payload, where, 1),
    payload.db.findOne<Row>({ collection: 'orders', where }),
  ])
  if (!sheet || !row) return null
  const found = await Promise.all(
    (Object.keys(answerLists) as (keyof typeof answerLists)[]).map(async (name) => {
      const [answer, collection] = [idOf(row[name]), answerLists[name]]
      return answer === null ? null : (await readByIds(payload.db, collection, [answer])).get(answer)
    }),
  )
  return { ...sheet, answers: found.flatMap((answer) => (answer ? nameOf(answer.name) : [])) }
}

async function readByIds<Slug extends 'meal-plans' | (typeof answerLists)[keyof typeof answerLists]>(
  db: Payload['db'],
  collection: Slug,
  ids: string[],
): Promise<Map<string, StoredRow<Slug>>> {
  if (ids.length === 0) return new Map()
  const where: Where = { id: { in: [...new Set(ids)] } }
  const { docs } = await db.find<StoredRow<Slug>>({ collection, where, locale: 'all', pagination: false, limit: 0 })
  return new Map(docs.map((row) => [String(row.id), row]))
}

function sheetOf(row: Row, plans: Plans): OrderSheet {
  const [network, loadedAt] = [textOf(row.cardType), instantOf(row.loadedAt)]
  const installments = fieldsOf(row.installments)
  const count = numberOf(installments.count) ?? 0
  const student = personOf(row.student)
  return {
    id: String(row.id),
    no: textOf(row.no) ?? '',
    placedAt: instantOf(row.placedAt) ?? instantOf(row.createdAt),
    status: (textOf(row.paymentStatus) ?? 'pending') as OrderStatus,
    customerId: idOf(row.customer),
    buyer: personOf(row.buyer),
    student: Object.values(student).some((value) => value.length > 0) ? student : null,
    answers: [],
    items: rowsOf(row.items).map((item) => itemOf(item, plans.get(idOf(item.mealPlan) ?? '') ?? {})),
    ...amountsOf(row),
    paymentType: textOf(row.paymentType),
    card: network === null ? null : { network, lastFour: textOf(row.cardLastFour) ?? '' },
    reference: textOf(row.paymentReference),
    installments:
      count > 0
        ? { count, aprBps: numberOf(installments.aprBps) ?? 0, totalCents: numberOf(installments.totalCents) ?? 0 }
        : null,
    loaded: loadedAt && { at: loadedAt, by: textOf(row.loadedBy) ?? '' },
  }
}

const amountsOf = (row: Row) => ({
  savingsCents: numberOf(row.savingsCents) ?? 0,
  federalTaxCents: numberOf(row.federalTaxCents) ?? 0,
  provincialTaxCents: numberOf(row.provincialTaxCents) ?? 0,
  totalCents: numberOf(row.totalCents) ?? 0,
})

function personOf(stored: unknown): SheetPerson {
  const person = fieldsOf(stored)
  const join = (separator: string, ...names: string[]) =>
    names.flatMap((name) => textOf(person[name]) ?? []).join(separator)
  return {
    name: join(' ', 'firstName', 'lastName'),
    email: join('', 'email'),
    phone: join('', 'phone'),
    studentId: join('', 'studentId'),
    barcodeId: join('', 'barcodeId'),
    address: [join('', 'address'), join(' ', 'city', 'province', 'state', 'postalCode', 'zipCode')].filter(Boolean),
  }
}

function itemOf(item: StoredItem, plan: Partial<StoredRow<'meal-plans'>>): SheetItem {
  const contents = itemContents(item)
  return {
    ...contents,
    name: nameOf(item.name),
    allowance: contents.allowance ?? allowanceOf(plan),
    validFrom: contents.validFrom ?? textOf(plan.startDate),
    validUntil: contents.validUntil ?? textOf(plan.endDate),
    subscription: flagOf(item.subscription)
      ? {
          frequency: item.subscriptionFrequency === 'weekly' ? 'weekly' : 'monthly',
          firstBill: textOf(item.firstBillDate),
          lastBill: textOf(item.lastBillDate),
        }
      : null,
    promoMessage: localizedOf(item.promoMessage),
    discountCents: numberOf(item.discountCents) ?? 0,
    priceCents: numberOf(item.priceCents) ?? 0,
    taxCents: numberOf(item.taxCents) ?? 0,
  }
}
