import type { DefaultValue } from 'payload'
import { isHexId } from '@/domain/hex-id'
import { addDays, isCampusDate, type CampusDate } from '@/domain/time/calendar'
import { idOf, textOf } from '@/server/database/stored-values'

type DefaultArgs = Parameters<Extract<DefaultValue, (args: never) => unknown>>[0]
type Request = DefaultArgs['req']

/** The parameter of the form for a new menu that names the menu to start from. */
const parameter = 'copy'

/** The menu that the address of the form names, if the person may read it; null for none. */
async function readOriginal(req: Request) {
  const id = req.query?.[parameter]
  if (!isHexId(id)) return null
  const where = { id: { equals: id } }
  const found = await req.payload.find({
    collection: 'menus',
    where,
    draft: true, // as the form of the original shows it
    depth: 0,
    limit: 1,
    overrideAccess: false,
    req,
  })
  return found.docs[0] ?? null
}

/** A location has one menu a day: a copy gets the next day without one, within two months. */
async function findFreeDate(req: Request, location: string, date: CampusDate): Promise<CampusDate> {
  const { docs } = await req.payload.db.find<{ id: string; date?: string }>({
    collection: 'menus',
    where: { and: [{ location: { equals: location } }, { date: { greater_than_equal: date } }] },
    select: { date: true },
    pagination: false,
    limit: 0,
    req,
  })
  const taken = new Set(docs.map((menu) => menu.date))
  const days = Array.from({ length: 62 }, (_, day) => addDays(date, day + 1))
  return days.find((day) => !taken.has(day)) ?? date
}

/**
 * The value of a field in the form for a new menu: that of the menu to copy, else `otherwise`. Nothing is stored before staff save.
 */
export const copied =
  <Value>(name: 'location' | 'date' | 'closed' | 'day', otherwise?: Value) =>
  async ({ req }: DefaultArgs) => {
    const original = await readOriginal(req)
    if (!original) return otherwise
    const [date, location] = [textOf(original.date), idOf(original.location)]
    if (name !== 'date') return name === 'location' ? location : original[name]
    return date && location && isCampusDate(date) ? findFreeDate(req, location, date) : otherwise
  }
