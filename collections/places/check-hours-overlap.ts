import { randomBytes } from 'node:crypto'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { isHexId } from '@/domain/hex-id'
import { isCampusDate } from '@/domain/time/calendar'
import { weekdayName } from '@/domain/time/date-formats'
import { findOverlap, type ScheduleHours } from '@/domain/places/hours/schedule-overlap'
import { publishChange } from '@/server/cache/revisions'
import { fieldsOf, idOf, textOf } from '@/server/database/stored-values'
import { scheduleOf } from '@/server/database/menu/stored-schedule'
import { isWriteConflict } from '@/server/database/write-conflicts'
import { type BilingualText, translate, bilingual } from '@collections/labels'
import { validationError } from '@collections/validation-error'

type Stored = Record<string, unknown>

/** Other hours of the same location and type that overlap; null for none, or when a field of the given hours is invalid. */
async function findOverlappingHours(doc: Stored, id: string | null, req: PayloadRequest): Promise<Stored | null> {
  const [location, site] = [idOf(doc.location), idOf(doc.site)]
  const hours = scheduleOf(doc)
  const dates = [hours.start, hours.end].filter((date) => date !== null)
  if (!location || !site || !dates.every(isCampusDate)) return null // refused by the fields themselves
  const { docs } = await req.payload.find({
    collection: 'schedules',
    where: { and: [{ site: { equals: site } }, { location: { equals: location } }, { type: { equals: hours.type } }] },
    depth: 0,
    pagination: false,
    overrideAccess: true, // overlaps do not depend on the person's rights
    req,
  })
  const others = docs
    .filter((other) => other.id !== id)
    .map((other) => ({ ...scheduleOf(fieldsOf(other)), doc: fieldsOf(other) }))
  return findOverlap<ScheduleHours & { doc: Stored }>(hours, others)?.doc ?? null
}

/** "Mon, Tue 07:00–20:00, from 2026-09-01 to 2026-12-20", in both languages. */
function formatHours(doc: Stored) {
  const { start, end, days } = scheduleOf(doc)
  const weekdays = (locale: 'en' | 'fr') => days.map((day) => weekdayName(day, locale, 'short')).join(', ')
  const [en, fr] =
    start && end
      ? [`from ${start} to ${end}`, `du ${start} au ${end}`]
      : start
        ? [`from ${start} on`, `à partir du ${start}`]
        : end
          ? [`until ${end}`, `jusqu’au ${end}`]
          : ['without dates', 'sans dates']
  const times = textOf(doc.opensAt) ? `${textOf(doc.opensAt)}–${textOf(doc.closesAt)}` : null
  return bilingual(`${weekdays('en')} ${times ?? 'closed'}, ${en}`, `${weekdays('fr')} ${times ?? 'fermé'}, ${fr}`)
}

function refuse(path: string, text: BilingualText, req: PayloadRequest): never {
  throw validationError(req.payload.collections.schedules.config, [{ path, message: translate(req, text) }], req)
}
const errorPath = (doc: Stored) => (doc.type === 'special_hours' ? 'start' : 'opensAt')

const inTransaction = async ({ payload, transactionID }: PayloadRequest) => {
  const transaction = await transactionID
  return transaction !== undefined && payload.db.sessions?.[transaction] !== undefined
}

/**
 * Changes the location, so that two transactions that save hours of one location conflict and MongoDB aborts one. Without
 * this, neither would see the hours of the other.
 */
async function touchLocation(location: string, req: PayloadRequest) {
  const data = { hoursToken: randomBytes(9).toString('base64url') }
  const where = { id: { equals: location } }
  try {
    await req.payload.db.updateOne({ collection: 'locations', where, data, req, returning: false })
  } catch (error) {
    if (!isWriteConflict(error)) throw error
    const text = bilingual(
      'Someone else is saving hours for this location. Save again.',
      'Quelqu’un d’autre enregistre des heures de ce point de service. Enregistrez de nouveau.',
    )
    refuse('location', text, req)
  }
}

const storedHours = ({ payload }: PayloadRequest, id: string) =>
  payload.db.findOne<Stored & { id: string }>({ collection: 'schedules', where: { id: { equals: id } } })

/** Refuses hours that overlap others of the same location and type, and shows those. Spec: PUB-3.5. */
export const refuseOverlap: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const doc: Stored = { ...originalDoc, ...data }
  const id = textOf(originalDoc?.id)
  const location = idOf(doc.location)
  if (!isHexId(location)) return data // refused by the field itself
  if (await inTransaction(req)) await touchLocation(location, req)
  else if (id) req.context[`hours ${id}`] = await storedHours(req, id)
  const overlap = await findOverlappingHours(doc, id, req)
  if (!overlap) return data
  const other = formatHours(overlap)
  const text = bilingual(
    `These hours overlap others of the same type at this location: ${other.en}.`,
    `Ces heures en chevauchent d’autres du même type à ce point de service\u00a0: ${other.fr}.`,
  )
  return refuse(errorPath(doc), text, req)
}

/**
 * Checks again after the write where there are no transactions. Of two simultaneous saves at least one sees the other's
 * hours and undoes its own. In the worst case both are refused.
 */
export const recheckOverlap: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (await inTransaction(req)) return doc
  const id = String(doc.id)
  const stored = await storedHours(req, id)
  const overlap = stored && (await findOverlappingHours(stored, id, req))
  if (!overlap) return doc
  const previous = fieldsOf(req.context[`hours ${id}`])
  if (operation === 'create') await req.payload.db.deleteOne({ collection: 'schedules', where: { id: { equals: id } } })
  else await req.payload.db.updateOne({ collection: 'schedules', id, data: previous, returning: false })
  const site = idOf(stored.site)
  if (site) await publishChange(req.payload, site)
  const other = formatHours(overlap)
  const text = bilingual(
    `Someone has just saved overlapping hours: ${other.en}. Check them, then save again.`,
    `Quelqu’un vient d’enregistrer des heures qui chevauchent les vôtres\u00a0: ${other.fr}. Vérifiez, puis enregistrez de nouveau.`,
  )
  return refuse(errorPath(stored), text, req)
}
