import { randomBytes } from 'node:crypto'
import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
} from 'payload'
import { isCampusDate, weekdayName } from '@/domain/campus-time'
import { overlapOf, type Hours } from '@/domain/schedule-overlap'
import { announce } from '@/server/revisions'
import { fieldsOf, idOf, textOf } from '@/server/stored'
import { scheduleOf } from '@/server/stored-schedule'
import { say, words } from '@collections/labels'

type Stored = Record<string, unknown>

/** Hours of the same location and type that clash with these; null for none, or when these cannot be understood yet. */
async function clashOf(it: Stored, id: string | null, req: PayloadRequest): Promise<Stored | null> {
  const [location, site] = [idOf(it.location), idOf(it.site)]
  const hours = scheduleOf(it)
  const dates = [hours.start, hours.end].filter((date) => date !== null)
  if (!location || !site || !dates.every(isCampusDate)) return null // the fields refuse these themselves
  const { docs } = await req.payload.find({
    collection: 'schedules',
    where: { and: [{ site: { equals: site } }, { location: { equals: location } }, { type: { equals: hours.type } }] },
    depth: 0,
    pagination: false,
    overrideAccess: true, // the question is which hours there are, not who asks
    req,
  })
  const others = docs
    .filter((doc) => doc.id !== id)
    .map((doc) => ({ ...scheduleOf(fieldsOf(doc)), doc: fieldsOf(doc) }))
  return overlapOf<Hours & { doc: Stored }>(hours, others)?.doc ?? null
}

/** "Mon, Tue 07:00–20:00, from 2026-09-01 to 2026-12-20", as the studio writes times and dates. */
function describe(doc: Stored) {
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
  return words(`${weekdays('en')} ${times ?? 'closed'}, ${en}`, `${weekdays('fr')} ${times ?? 'fermé'}, ${fr}`)
}

function refuse(path: string, text: ReturnType<typeof words>, req: PayloadRequest): never {
  throw new ValidationError({ collection: 'schedules', errors: [{ path, message: say(req, text) }] }, req.t)
}
const pathOf = (it: Stored) => (it.type === 'special_hours' ? 'start' : 'opensAt')

const inTransaction = async ({ payload, transactionID }: PayloadRequest) => {
  const transaction = await transactionID
  return transaction !== undefined && payload.db.sessions?.[transaction] !== undefined
}

/** What MongoDB says to a transaction that meets another one. */
const isConflict = (error: unknown) => {
  const { code, errorLabels } = fieldsOf(error)
  return code === 112 || (Array.isArray(errorLabels) && errorLabels.includes('TransientTransactionError'))
}

/**
 * A transaction does not see the hours that another one is writing. But of two that change one document, one must end:
 * so each changes its location.
 */
async function claim(location: string, req: PayloadRequest) {
  const data = { hoursToken: randomBytes(9).toString('base64url') }
  const where = { id: { equals: location } }
  try {
    await req.payload.db.updateOne({ collection: 'locations', where, data, req, returning: false })
  } catch (error) {
    if (!isConflict(error)) throw error
    const text = words(
      'Somebody else is saving hours of this location. Save again.',
      'Quelqu’un d’autre enregistre des heures de ce point de service. Enregistrez de nouveau.',
    )
    refuse('location', text, req)
  }
}

const storedHours = ({ payload }: PayloadRequest, id: string) =>
  payload.db.findOne<Stored & { id: string }>({ collection: 'schedules', where: { id: { equals: id } } })

/** Refuses hours that overlap others of their location and type, and names those. Spec: PUB-3.5. */
export const checkHours: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const it: Stored = { ...originalDoc, ...data }
  const id = textOf(originalDoc?.id)
  const location = idOf(it.location)
  if (!location || !/^[0-9a-f]{24}$/.test(location)) return data // refused by the field itself
  if (await inTransaction(req)) await claim(location, req)
  else if (id) req.context[`hours ${id}`] = await storedHours(req, id)
  const clash = await clashOf(it, id, req)
  if (!clash) return data
  const other = describe(clash)
  const text = words(
    `This location has hours of this type at that time already: ${other.en}.`,
    `Ce point de service a déjà des heures de ce type à ce moment : ${other.fr}.`,
  )
  return refuse(pathOf(it), text, req)
}

/**
 * Looks again once the hours are stored, where no transaction holds two saves apart: of two people who save at the same
 * moment at least one sees the other's hours, and who sees a clash takes their own back. At worst both try again.
 */
export const recheckHours: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (await inTransaction(req)) return doc
  const id = String(doc.id)
  const stored = await storedHours(req, id)
  const clash = stored && (await clashOf(stored, id, req))
  if (!clash) return doc
  const were = fieldsOf(req.context[`hours ${id}`])
  if (operation === 'create') await req.payload.db.deleteOne({ collection: 'schedules', where: { id: { equals: id } } })
  else await req.payload.db.updateOne({ collection: 'schedules', id, data: were, returning: false })
  const site = idOf(stored.site)
  if (site) await announce(req.payload, site)
  const other = describe(clash)
  const text = words(
    `Somebody has just saved hours at that time: ${other.en}. Look at them and save again.`,
    `Quelqu’un vient d’enregistrer des heures à ce moment : ${other.fr}. Vérifiez, puis enregistrez de nouveau.`,
  )
  return refuse(pathOf(stored), text, req)
}
