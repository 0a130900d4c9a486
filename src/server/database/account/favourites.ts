import type { Payload, Where } from 'payload'
import { favouriteKinds, maxFavourites, type FavouriteKind, type Favourites } from '@/domain/account/favourites'
import type { Locale } from '@/domain/locale'
import { newHexId } from '@/server/database/hex-ids'
import type { StoredRow } from '@/server/database/stored-row'
import { flagOf, idOf, textOf } from '@/server/database/stored-values'

type Customer = StoredRow<'customers'>
type Favourite = { customer: string; kind: FavouriteKind; target: string }
const collection = 'favourites'

const keyOf = ({ customer, kind, target }: Favourite) => `${customer}:${kind}:${target}`
const ofKey = (favourite: Favourite): Where => ({ key: { equals: keyOf(favourite) } })

/** Stores a favourite; the unique index decides between simultaneous clicks. False when the customer has too many. */
export async function addFavourite({ db }: Payload, favourite: Favourite, now: Date): Promise<boolean> {
  const { totalDocs } = await db.count({ collection, where: { customer: { equals: favourite.customer } } })
  const isStored = async () => (await db.findOne({ collection, where: ofKey(favourite) })) !== null
  if (totalDocs >= maxFavourites) return isStored()
  const time = now.toISOString()
  try {
    const data = { id: newHexId(), key: keyOf(favourite), ...favourite, createdAt: time, updatedAt: time }
    await db.create({ collection, data })
    return true
  } catch (error) {
    if (await isStored()) return true
    throw error
  }
}

/** Removes a favourite. Nothing happens when there is none. */
export const removeFavourite = async ({ db }: Payload, favourite: Favourite): Promise<void> =>
  void (await db.deleteMany({ collection, where: ofKey(favourite) }))

/** The favourites of customers by customer, newest first. */
export async function readFavourites({ db }: Payload, customers: readonly string[]): Promise<Map<string, Favourites>> {
  const found = new Map(customers.map((id): [string, Favourites] => [id, { dishes: [], locations: [] }]))
  if (customers.length === 0) return found
  const { docs } = await db.find<StoredRow<'favourites'>>({
    collection,
    where: { customer: { in: [...customers] } },
    sort: '-createdAt',
    pagination: false,
    limit: 0,
  })
  for (const { customer, kind, target } of docs) {
    const favourites = found.get(String(customer))
    const list = favourites?.[kind === favouriteKinds[0] ? 'dishes' : 'locations']
    list?.push(String(target))
  }
  return found
}

/** A customer who wants mails about favourites, and their language. */
export type MailedCustomer = { id: string; email: string; firstName: string; locale: Locale }

/** A page of the customers of a site who want mails, from 1. */
export async function readMailedCustomers(
  { db }: Payload,
  siteId: string,
  { page, limit }: { page: number; limit: number },
): Promise<MailedCustomer[]> {
  const where: Where = { and: [{ site: { equals: siteId } }, { favouriteMails: { in: ['en', 'fr'] } }] }
  const { docs } = await db.find<Customer>({ collection: 'customers', where, sort: 'id', page, limit })
  return docs.map(({ id, email, firstName, favouriteMails }) => ({
    id: String(id),
    email: textOf(email) ?? '',
    firstName: textOf(firstName) ?? '',
    locale: favouriteMails === 'fr' ? 'fr' : 'en',
  }))
}

/** The language in which a customer wants mails about favourites; null for none. */
export async function readFavouriteMails({ db }: Payload, customer: string): Promise<Locale | null> {
  const stored = await db.findOne<Customer>({ collection: 'customers', where: { id: { equals: customer } } })
  const language = stored?.favouriteMails
  return language === 'en' || language === 'fr' ? language : null
}

/** Whether a customer wants favourites in their calendar. */
export async function readFavouriteCalendar({ db }: Payload, customer: string): Promise<boolean> {
  const stored = await db.findOne<Customer>({ collection: 'customers', where: { id: { equals: customer } } })
  return flagOf(stored?.favouriteCalendar)
}

/** Adds favourites to the calendar of a customer, or takes them out. In one statement, like `setFavouriteMails`. */
export const setFavouriteCalendar = async ({ db }: Payload, customer: string, isWanted: boolean): Promise<void> =>
  void (await db.updateMany({
    collection: 'customers',
    where: { id: { equals: customer } },
    data: { favouriteCalendar: isWanted },
  }))

/** Starts the mails in a language, or stops them with null. In one statement, below Payload, which would end sessions. */
export const setFavouriteMails = async ({ db }: Payload, customer: string, language: Locale | null): Promise<void> =>
  void (await db.updateMany({
    collection: 'customers',
    where: { id: { equals: customer } },
    data: { favouriteMails: language },
  }))

/** Stops the mails of a customer. Returns the site of the account; null if the account gets none, or does not exist any more. */
export async function stopMailsOf({ db }: Payload, customer: string): Promise<string | null> {
  const where: Where = { and: [{ id: { equals: customer } }, { favouriteMails: { in: ['en', 'fr'] } }] }
  const data = { favouriteMails: null }
  const stopped: unknown = await db.updateOne({ collection: 'customers', where, data, options: { atomic: true } })
  return stopped === null ? null : idOf((stopped as Customer).site)
}
