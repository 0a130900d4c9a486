import { APIError, type CollectionBeforeDeleteHook, type CollectionBeforeValidateHook } from 'payload'
import { signedInStaff } from '@collections/access/signed-in-staff'
import { bilingual, translate, type BilingualText } from '@collections/labels'
import { validationError } from '@collections/validation-error'
import { clock } from '@/server/clock'
import { idOf, textOf } from '@/server/database/stored-values'

type Row = Record<string, unknown>

const refusals = {
  moved: bilingual(
    'A customer made this reservation, so it can’t be changed here. Cancel it: the customer gets an email and can choose another time.',
    'Un client a fait cette réservation\u00a0: elle ne peut pas être modifiée ici. Annulez-la\u00a0: le client recevra un courriel et pourra choisir une autre heure.',
  ),
  reopened: bilingual(
    'A cancelled reservation can’t be booked again. Enter a new one.',
    'Une réservation annulée ne peut pas être rétablie. Entrez-en une nouvelle.',
  ),
  status: bilingual('Choose Booked or Cancelled.', 'Choisissez Réservée ou Annulée.'),
  isNew: bilingual('A new reservation is booked.', 'Une nouvelle réservation est à l’état «\u00a0Réservée\u00a0».'),
  deleted: bilingual(
    'A customer made this reservation. Cancel it first, so that the customer gets an email.',
    'Un client a fait cette réservation. Annulez-la d’abord\u00a0: le client recevra ainsi un courriel.',
  ),
}

/** A reservation that a customer made has a key, and staff may only cancel it. What staff have entered was never announced. */
const isOnline = (row: Row) => textOf(row.timeKey) !== null
const reserved = ['date', 'hour', 'minute', 'friends'] as const

/** The field that the form must not change, and why; null for none. */
function findFault(data: Row, before: Row | undefined): { path: string; text: BilingualText } | null {
  if (!before) return data.status === 'booked' ? null : { path: 'status', text: refusals.isNew }
  if (data.status !== before.status && data.status !== 'cancelled')
    return { path: 'status', text: before.status === 'cancelled' ? refusals.reopened : refusals.status }
  if (!isOnline(before)) return null
  const owner = (['location', 'customer'] as const).find((name) => idOf(data[name]) !== idOf(before[name]))
  const path = owner ?? reserved.find((name) => data[name] !== before[name])
  return path ? { path, text: refusals.moved } : null
}

/**
 * Cancels in the form as the book does: who canceled and when follows from the status, and the customer's keys are free again. Refuses
 * what would leave a customer uninformed or a key behind. Only staff are checked. Spec: CUS-4.40.
 */
export const checkReservation: CollectionBeforeValidateHook = ({ data, originalDoc, req, collection, operation }) => {
  if (!data) return data
  const before = operation === 'update' ? (originalDoc as Row | undefined) : undefined
  const fault = signedInStaff(req) ? findFault(data, before) : null
  if (fault) throw validationError(collection, [{ path: fault.path, message: translate(req, fault.text) }], req)
  if (!before || data.status !== 'cancelled' || before.status === 'cancelled') return data
  const keys = isOnline(before) ? { timeKey: before.id, visitKey: before.id } : {}
  return { ...data, ...keys, cancelledAt: clock.now().toISOString(), cancelledBy: 'staff' }
}

/** Refuses that staff delete an open reservation of a customer: nobody would hear of it. */
export const refuseOpenDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!signedInStaff(req)) return
  const row = await req.payload.db.findOne<Row & { id: string }>({
    collection: 'reservations',
    where: { id: { equals: id } },
    req,
  })
  if (row && row.status !== 'cancelled' && isOnline(row))
    throw new APIError(translate(req, refusals.deleted), 409, undefined, true)
}
