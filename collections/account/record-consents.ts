import type { CollectionAfterChangeHook } from 'payload'
import { changedConsents, type ConsentChange } from '@/domain/account/consents'
import { clock } from '@/server/clock'
import { recordConsents } from '@/server/database/consents'
import { flagOf, idOf } from '@/server/database/stored-values'
import { signedInStaff } from '@collections/access/signed-in-staff'

type Stored = Record<string, unknown> | undefined
const switchesOf = (account: Stored) => ({
  optIn: flagOf(account?.optIn),
  notifyByText: flagOf(account?.notifyByText),
})

/**
 * Records consents in the transaction of the save: those that a new account comes with (`context.consents`), and the switches that
 * staff change for a customer.
 */
export const recordAccountConsents: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  req,
  context,
  operation,
}) => {
  const account = doc as Record<string, unknown>
  const given = Array.isArray(context.consents) ? (context.consents as ConsentChange[]) : []
  const byStaff =
    operation === 'update' && signedInStaff(req)
      ? changedConsents(switchesOf(previousDoc as Stored), switchesOf(account), {
          versions: {},
          locale: null,
          source: 'staff',
        })
      : []
  const owner = { customer: String(account.id), site: idOf(account.site) ?? '' }
  await recordConsents(req.payload, owner, [...given, ...byStaff], clock.now(), req)
}
