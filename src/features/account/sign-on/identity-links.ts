import type { Payload } from 'payload'
import { newHexId } from '@/server/database/hex-ids'
import type { StoredRow } from '@/server/database/stored-row'
import { idOf, textOf } from '@/server/database/stored-values'

/** Whose account a link leads to: a field of `sign-ons`. */
type Owner = 'customer' | 'person'
type Stored = StoredRow<'sign-ons'>
const collection = 'sign-ons'

/** The account that an identity is linked to; null for none. */
export async function findLinked({ db }: Payload, owner: Owner, key: string): Promise<string | null> {
  return idOf((await db.findOne<Stored>({ collection, where: { key: { equals: key } } }))?.[owner])
}

/** Links an identity to an account and returns it. Another request of the same identity may be first: then its account. */
export async function linkIdentity(
  payload: Payload,
  owner: Owner,
  { key, account, now }: { key: string; account: string; now: Date },
): Promise<string> {
  const time = now.toISOString()
  const data = { id: newHexId(), key, [owner]: account, createdAt: time, updatedAt: time }
  try {
    await payload.db.create({ collection, data })
    return account
  } catch (error) {
    const other = await findLinked(payload, owner, key)
    if (!other) throw error
    return other
  }
}

/**
 * Whether an account is linked to another identity of the same provider. A campus gives the email of somebody who left to
 * somebody else: the email alone must not open the account of the former person.
 */
export async function hasOtherIdentity({ db }: Payload, owner: Owner, account: string, key: string): Promise<boolean> {
  const where = { [owner]: { equals: account } }
  const { docs } = await db.find<Stored>({ collection, where, pagination: false, limit: 0 })
  const keys = docs.map((link) => textOf(link.key) ?? '')
  const isOther = keys.some((each) => each !== key && issuerOf(each) === issuerOf(key))
  if (isOther) console.warn('A campus sign-in was refused: the email belongs to the account of another identity')
  return isOther
}

/** The site (or `staff`) and issuer of a key such as `staff ["https://id.example","a1"]`. */
const issuerOf = (key: string): string => key.replace(/,"(?:[^"\\]|\\.)*"\]$/, '')
