/** @both-databases */
import { addDays } from '@/domain/time/calendar'
import { publishChange, waitForPublishedChanges } from '@/server/cache/revisions'
import { findReadinessFault } from '@/server/database/availability/readiness'
import { fieldsOf } from '@/server/database/stored-values'
import { createLocalized } from '@/server/database/write-localized'
import { both, makeCampus, makeFilters, type Campus } from '../../support/data/campus'
import { closePayload, onMongo, openPayload } from '../../support/payload'

const payload = await openPayload()
let campus: Campus

beforeAll(async () => {
  await makeFilters(payload)
  campus = await makeCampus(payload, 'northgate')
})
afterAll(closePayload)

describe('the database', () => {
  test('uses the adapter that DATABASE_URL selects', () =>
    expect(payload.db.name).toBe(onMongo ? 'mongoose' : 'sqlite'))

  test('creates one menu from twenty concurrent creations for the same day', async () => {
    const data = { site: campus.site, location: campus.hall, date: '2026-12-02', closed: true }
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => createLocalized(payload, { collection: 'menus', data })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(
      (await payload.count({ collection: 'menus', where: { date: { equals: '2026-12-02' } }, overrideAccess: true }))
        .totalDocs,
    ).toBe(1)
  })

  test('stores one of twenty concurrent saves of a menu without mixing them', async () => {
    const date = '2026-12-03'
    const id = await createLocalized(payload, {
      collection: 'menus',
      data: { site: campus.site, location: campus.hall, date, day: { periods: [] } },
    })
    const dayOf = (n: number) => ({
      periods: [
        {
          name: both(`Period ${n}`),
          categories: [{ name: both(`Category ${n}`), items: [{ dish: n % 2 ? campus.soup : campus.pie }] }],
        },
      ],
    })
    const saves = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        payload.update({ collection: 'menus', id, data: { day: dayOf(n) }, overrideAccess: true }),
      ),
    )
    const failed = saves.flatMap((save) => (save.status === 'rejected' ? [String(save.reason)] : []))
    // MongoDB refuses a save that conflicts with another transaction; SQLite runs them one after the other.
    if (onMongo) expect(failed.length).toBeLessThan(20)
    else expect(failed).toEqual([])
    const { periods } = fieldsOf((await payload.findByID({ collection: 'menus', id, overrideAccess: true })).day) as {
      periods: { name: { en: string }; categories: { name: { en: string } }[] }[]
    }
    expect(periods).toHaveLength(1)
    expect(periods[0]?.categories[0]?.name.en).toBe(periods[0]?.name.en.replace('Period', 'Category'))
  })

  test('stores twenty concurrent saves of twenty days', async () => {
    const days = Array.from({ length: 20 }, (_, n) => addDays('2027-01-01', n))
    await Promise.all(
      days.map((date) =>
        createLocalized(payload, {
          collection: 'menus',
          data: { site: campus.site, location: campus.cafe, date, closed: true },
        }),
      ),
    )
    expect(
      (
        await payload.count({
          collection: 'menus',
          where: { location: { equals: campus.cafe }, date: { in: days } },
          overrideAccess: true,
        })
      ).totalDocs,
    ).toBe(20)
  })

  test('changes the revision token after a save and after twenty concurrent ones', async () => {
    const tokenOf = async () =>
      (
        await payload.db.findOne<{ id: string; token: string }>({
          collection: 'revisions',
          where: { id: { equals: campus.site } },
        })
      )?.token
    await waitForPublishedChanges()
    const before = await tokenOf()
    await createLocalized(payload, { collection: 'brands', data: { site: campus.site, name: 'Announced' } })
    await waitForPublishedChanges()
    const after = await tokenOf()
    expect(after).not.toBe(before)
    await Promise.all(Array.from({ length: 20 }, () => publishChange(payload, campus.site)))
    expect(await tokenOf()).not.toBe(after)
    expect((await payload.db.find({ collection: 'revisions', where: { id: { equals: campus.site } } })).totalDocs).toBe(
      1,
    )
  })
})

test('is ready when the database answers and has every migration', async () => {
  expect(await findReadinessFault(payload)).toBeNull()
})

test('is not ready while a migration of this version is missing', async () => {
  const collection = 'payload-migrations'
  const { docs } = await payload.db.find<{ name: string; batch: number }>({ collection, limit: 0, pagination: false })
  const [last] = docs.filter(({ batch }) => batch > 0)
  const where = { name: { equals: last?.name } } // twice, if two processes have applied it
  await payload.db.deleteMany({ collection, where })
  expect(await findReadinessFault(payload)).toBe('migrations')
  await payload.db.create({ collection, data: { name: last?.name, batch: last?.batch } })
  expect(await findReadinessFault(payload)).toBeNull()
})
