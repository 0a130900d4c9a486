import type { z } from 'zod'
import type * as contract from '@/contract/account/customers'
import { ok, type Result } from '@/domain/result'
import type { ZoneName } from '@/domain/time/campus-time'
import type { Customer } from '@/features/account/read-customer'
import { readDietaryProfile, type DietaryProfile } from '@/features/account/read-dietary-profile'
import { readOrders, type CustomerOrder } from '@/features/account/read-orders'
import { readSubscriptions, type CustomerSubscription } from '@/features/account/read-subscriptions'
import type { RequestContext, WriteResult } from '@/v1/engine/endpoint'
import { findPublishedSite } from '@/v1/site/resolve-sites'
import { requireCustomer } from './resolve-customers'

type OwnAccount = z.output<typeof contract.ownSiteRequest>
type Answer<Value> = Promise<Result<WriteResult<Value>>>

/** Rows with the time zone in which their instants are written. */
export type InZone<Row> = { rows: Row[]; timeZone: ZoneName }
export type CustomerInfo = { customer: Customer; card: DietaryProfile | null }

async function readOwn<Row>(
  request: OwnAccount,
  visit: RequestContext,
  read: (customer: Customer) => Promise<Row[]>,
): Answer<InZone<Row>> {
  const customer = await requireCustomer(request, visit)
  if (!customer.ok) return customer
  const site = await findPublishedSite(customer.value.siteId)
  if (!site.ok) return site
  return ok({ value: { rows: await read(customer.value), timeZone: site.value.timeZone }, remember: null })
}

/** The customer's orders, newest first. Refuses like `requireCustomer`. Spec: CUS-7.10. */
export const findOrders = (request: OwnAccount, visit: RequestContext): Answer<InZone<CustomerOrder>> =>
  readOwn(request, visit, readOrders)

/** The customer's subscriptions, newest first. Refuses like `requireCustomer`. Spec: CUS-7.11. */
export const findSubscriptions = (request: OwnAccount, visit: RequestContext): Answer<InZone<CustomerSubscription>> =>
  readOwn(request, visit, readSubscriptions)

/** The customer's account, with the allergen card where the site has one. Refuses like `requireCustomer`. Spec: CUS-7.3. */
export async function findCustomerInfo(request: OwnAccount, visit: RequestContext): Answer<CustomerInfo> {
  const customer = await requireCustomer(request, visit)
  if (!customer.ok) return customer
  const site = await findPublishedSite(customer.value.siteId)
  if (!site.ok) return site
  const card = site.value.switches.allergenCard ? await readDietaryProfile(customer.value) : null
  return ok({ value: { customer: customer.value, card }, remember: null })
}
