import type { FieldHook } from 'payload'
import { addDays, isCampusDate } from '@/domain/time/calendar'
import { idOf, textOf } from '@/server/database/stored-values'

/** A location has one menu a day: a copy gets the next day without one, within two months. */
export const nextFreeDate: FieldHook = async ({ value, data, siblingData, req }) => {
  const [date, location] = [textOf(value), idOf(siblingData?.location) ?? idOf(data?.location)]
  if (date === null || location === null || !isCampusDate(date)) return value as unknown
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
  return days.find((day) => !taken.has(day)) ?? value
}
