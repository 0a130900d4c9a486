import type { Payload, PayloadRequest, Where } from 'payload'
import { trackWork } from '@/server/background-work'
import { minuteOfTime, type ReservedTime } from '@/domain/reservations/reservation-keys'
import { isPast } from '@/domain/reservations/reservation-window'
import { idOf, numberOf, textOf } from '@/server/database/stored-values'
import { waitForTransactionEnd } from '@/server/database/locks/leases'
import { readReservations } from './reservations'
import { releaseSeats } from './slots'

type Row = Record<string, unknown> & { id: string }

/**
 * Takes a customer out of the reservations before the account is deleted, in the same transaction: those to come are canceled, and
 * all of them lose the customer and the keys that name the customer. Waiting lists forget them. The seats return once the
 * transaction has ended; if the process ends before, the jobs return them.
 */
export async function forgetCustomer(
  payload: Payload,
  customerId: string,
  req: PayloadRequest,
  now: Date,
): Promise<void> {
  const { db } = payload
  const ofCustomer: Where = { customer: { equals: customerId } }
  await db.deleteMany({ collection: 'reservation-waits', where: ofCustomer, req })
  const found = await db.find<Row>({ collection: 'reservations', where: ofCustomer, pagination: false, limit: 0, req })
  const canceled: string[] = []
  for (const row of found.docs) {
    const isOpen = row.status !== 'cancelled' && !(await isOver(payload, row, now))
    const end = isOpen ? { status: 'cancelled', cancelledAt: now.toISOString(), cancelledBy: 'customer' } : {}
    const keys = textOf(row.timeKey) === null ? {} : { timeKey: row.id, visitKey: row.id }
    const data = { ...end, ...keys, customer: null }
    await db.updateOne({ collection: 'reservations', where: { id: { equals: row.id } }, data, req })
    if (isOpen) canceled.push(row.id)
  }
  if (canceled.length > 0) releaseAfterwards(payload, canceled, req)
}

async function isOver({ db }: Payload, row: Row, now: Date): Promise<boolean> {
  const site = await db.findOne<Row>({ collection: 'sites', where: { id: { equals: idOf(row.site) ?? '' } } })
  const time: ReservedTime = {
    date: textOf(row.date) ?? '',
    hour: numberOf(row.hour) ?? 0,
    minute: numberOf(row.minute) ?? 0,
  }
  return isPast(time.date, minuteOfTime(time), now, textOf(site?.timeZone) ?? 'America/Toronto')
}

/** The transaction may not be committed: only the seats of reservations that are canceled return. */
function releaseAfterwards(payload: Payload, ids: readonly string[], req: PayloadRequest): void {
  const releasing = waitForTransactionEnd(payload, req.transactionID)
    .then(async () => {
      for (const reservation of await readReservations(payload, ids))
        if (reservation.status === 'cancelled') await releaseSeats(payload, reservation, reservation.id)
    })
    .catch((err: unknown) => payload.logger.warn({ err, msg: 'Seats of a deleted account return with the next job' }))
  void trackWork(releasing)
}
