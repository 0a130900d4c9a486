import type { z } from 'zod'
import type * as contract from '@/contract/account/customers'
import { ok } from '@/domain/result'
import type { ZoneName } from '@/domain/time/campus-time'
import type { Customer } from '@/features/account/read-customer'
import { readOrders, type CustomerOrder } from '@/features/account/read-orders'
import { readSubscriptions, type CustomerSubscription } from '@/features/account/read-subscriptions'
import type { RequestContext, WriteAnswer } from '@/v1/engine/endpoint'
import { readOwnProfile, requireOwner, type OwnProfile, asOwner } from './resolve-customers'

type OwnAccount = z.output<typeof contract.ownSiteRequest>

/** Rows with the time zone in which their instants are written. */
export type InZone<Row> = { rows: Row[]; timeZone: ZoneName }
/** `hasCard`: the site offers allergen cards. */
export type CustomerInfo = OwnProfile & { hasCard: boolean }

async function readOwn<Row>(
  request: OwnAccount,
  visit: RequestContext,
  read: (customer: Customer) => Promise<Row[]>,
): WriteAnswer<InZone<Row>> {
  const owner = await requireOwner(request, visit)
  if (!owner.ok) return owner
  const { customer, site } = owner.value
  return ok({ value: { rows: await read(customer), timeZone: site.timeZone } })
}

/** The customer's orders, newest first. Refuses like `requireOwner`. Spec: CUS-7.10. */
export const findOrders = (request: OwnAccount, visit: RequestContext): WriteAnswer<InZone<CustomerOrder>> =>
  readOwn(request, visit, readOrders)

/** The customer's subscriptions, newest first. Refuses like `requireOwner`. Spec: CUS-7.11. */
export const findSubscriptions = (
  request: OwnAccount,
  visit: RequestContext,
): WriteAnswer<InZone<CustomerSubscription>> => readOwn(request, visit, readSubscriptions)

/** The customer's account, with the allergen card where the site has one. Refuses like `requireOwner`. Spec: CUS-7.3. */
export const findCustomerInfo = asOwner(async ({ customer, site }): WriteAnswer<CustomerInfo> => {
  const own = await readOwnProfile(customer)
  return ok({ value: { ...own, hasCard: site.switches.allergenCard } })
})
