import { spawnSync } from 'node:child_process'
import { addDays } from '@/domain/calendar'
import { announce, announcementsSent } from '@/server/revisions'
import { readSettings } from '@/server/settings'
import { fieldsOf } from '@/server/stored'
import { createInBoth, updateDishInBoth } from '@/server/write-both'
import { both, makeCampus, makeFilters, today, type Campus } from '../support/campus'
import { closePayload, onMongo, openPayload } from '../support/payload'

const payload = await openPayload()
let campus: Campus

beforeAll(async () => {
  await makeFilters(payload)
  campus = await makeCampus(payload, 'northgate')
})
afterAll(closePayload)

const byId = (collection: 'dishes' | 'sites', id: string, locale: 'all' | 'en' | 'fr' = 'all') =>
  payload.findByID({ collection, id, locale, depth: 0, overrideAccess: true })

describe('the database', () => {
  test('runs where it was asked to', () => expect(payload.db.name).toBe(onMongo ? 'mongoose' : 'sqlite'))

  test('has ids of 24 hex digits, also those it gives by itself', () => {
    for (const id of Object.values({ ...campus, slug: campus.site })) expect(id).toMatch(/^[0-9a-f]{24}$/)
  })

  test('keeps an id that is given on creation', async () => {
    const id = 'abcdef0123456789abcdef01'
    expect(await createInBoth(payload, { collection: 'brands', data: { id, site: campus.site, name: 'Given' } })).toBe(
      id,
    )
    expect(await payload.findByID({ collection: 'brands', id, overrideAccess: true })).toMatchObject({
      id,
      name: 'Given',
    })
  })

  test('[PUB-1.4] writes both languages at once and reads each back', async () => {
    const id = await createInBoth(payload, {
      collection: 'dishes',
      data: { site: campus.site, code: 'both', name: both('Apple', 'Pomme'), description: { en: 'Red', fr: null } },
    })
    expect(fieldsOf(await byId('dishes', id)).name).toEqual({ en: 'Apple', fr: 'Pomme' })
    expect(fieldsOf(await byId('dishes', id, 'fr')).name).toBe('Pomme')
    expect(fieldsOf(await byId('dishes', id, 'en')).description).toBe('Red')
  })

  test('[PUB-1.4] changes both languages at once and leaves the fields that were not given', async () => {
    const id = await createInBoth(payload, {
      collection: 'dishes',
      data: {
        site: campus.site,
        code: 'change',
        name: both('Pear', 'Poire'),
        portion: both('One', 'Une'),
        nutrients: { sodium: '5+', iron: '<1' },
      },
    })
    await updateDishInBoth(payload, id, { data: {}, texts: { name: both('Ripe pear', 'Poire mûre') } })
    expect(fieldsOf(await byId('dishes', id))).toMatchObject({
      name: both('Ripe pear', 'Poire mûre'),
      portion: both('One', 'Une'),
      nutrients: { sodium: '5+', iron: '<1' },
    })
  })

  test('writes and reads texts inside rows in both languages', async () => {
    const alerts = [{ message: both('Storm', 'Tempête'), start: today }]
    const id = await createInBoth(payload, {
      collection: 'sites',
      data: {
        name: both('Southgate'),
        slug: 'southgate',
        timeZone: 'America/Toronto',
        defaultLocale: 'en',
        country: 'ca',
        homepageAlerts: alerts,
      },
    })
    expect(fieldsOf(await byId('sites', id)).homepageAlerts).toMatchObject(alerts)
  })

  test('[PUB-4.4] has one menu for a location and date', async () => {
    const data = { site: campus.site, location: campus.hall, date: '2026-12-01', closed: false, day: { periods: [] } }
    await createInBoth(payload, { collection: 'menus', data })
    await expect(createInBoth(payload, { collection: 'menus', data })).rejects.toThrow()
    await createInBoth(payload, { collection: 'menus', data: { ...data, location: campus.cafe } })
    const { totalDocs } = await payload.count({
      collection: 'menus',
      where: { date: { equals: '2026-12-01' } },
      overrideAccess: true,
    })
    expect(totalDocs).toBe(2)
  })

  test('[PUB-4.4] makes one menu of twenty that are created for one day at the same time', async () => {
    const data = { site: campus.site, location: campus.hall, date: '2026-12-02', closed: true }
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => createInBoth(payload, { collection: 'menus', data })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(
      (await payload.count({ collection: 'menus', where: { date: { equals: '2026-12-02' } }, overrideAccess: true }))
        .totalDocs,
    ).toBe(1)
  })

  test('takes twenty saves of one menu at the same time and holds one of them whole', async () => {
    const date = '2026-12-03'
    const id = await createInBoth(payload, {
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
    // MongoDB refuses a save that meets another's transaction; SQLite makes each wait for its turn
    if (onMongo) expect(failed.length).toBeLessThan(20)
    else expect(failed).toEqual([])
    const { periods } = fieldsOf((await payload.findByID({ collection: 'menus', id, overrideAccess: true })).day) as {
      periods: { name: { en: string }; categories: { name: { en: string } }[] }[]
    }
    expect(periods).toHaveLength(1)
    expect(periods[0]?.categories[0]?.name.en).toBe(periods[0]?.name.en.replace('Period', 'Category'))
  })

  test('takes twenty saves of twenty days at the same time', async () => {
    const days = Array.from({ length: 20 }, (_, n) => addDays('2027-01-01', n))
    await Promise.all(
      days.map((date) =>
        createInBoth(payload, {
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

  test('gives other processes a new token after a save, and twenty at once are no trouble', async () => {
    const tokenOf = async () =>
      (
        await payload.db.findOne<{ id: string; token: string }>({
          collection: 'revisions',
          where: { id: { equals: campus.site } },
        })
      )?.token
    await announcementsSent()
    const before = await tokenOf()
    await createInBoth(payload, { collection: 'brands', data: { site: campus.site, name: 'Announced' } })
    await announcementsSent()
    const after = await tokenOf()
    expect(after).not.toBe(before)
    await Promise.all(Array.from({ length: 20 }, () => announce(payload, campus.site)))
    expect(await tokenOf()).not.toBe(after)
    expect((await payload.db.find({ collection: 'revisions', where: { id: { equals: campus.site } } })).totalDocs).toBe(
      1,
    )
  })
})

describe('a program', () => {
  const run = (DATABASE_URL: string) =>
    spawnSync(
      process.execPath,
      [
        '--conditions=production',
        '--import',
        'tsx',
        'scripts/import-menus.ts',
        'demo/northgate/dishes.csv',
        '--site',
        'northgate',
      ],
      {
        encoding: 'utf8',
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'production',
          PAYLOAD_SECRET: 'only-for-tests-only-for-tests-only',
          DATABASE_URL,
        },
        timeout: 50_000,
      },
    )

  test.each([
    [
      'a database that cannot be reached',
      'mongodb://chef:hunter2@127.0.0.1:1/refectory',
      /^Refectory cannot start: MongoDB at 127\.0\.0\.1:1 does not answer \(\w+\)\.$/,
    ],
    [
      'a scheme that nobody knows',
      'postgres://chef:hunter2@127.0.0.1/refectory',
      /^Refectory cannot start: DATABASE_URL must start with file: .*"postgres:\/\/c"$/,
    ],
    [
      'a file that cannot be written',
      'file:./package.json/refectory.db',
      /^Refectory cannot start: the database file \.\/package\.json\/refectory\.db cannot be written \(\w+\)\.$/,
    ],
  ])(
    'with %s ends with one line that says so, and tells no password',
    (_, url, line) => {
      const { status, stdout, stderr } = run(url)
      expect(status).toBe(1)
      expect(stderr.trim()).toMatch(line)
      expect(stdout + stderr).not.toContain('hunter2')
    },
    60_000,
  )
})

describe('settings', () => {
  const secret = { PAYLOAD_SECRET: 'a-secret-of-sixteen' }
  test.each([
    [
      'an unknown scheme',
      { ...secret, DATABASE_URL: 'postgres://user:password@host/db' },
      /^Refectory cannot start: DATABASE_URL must start with file: .* it starts with "postgres:\/\/u"$/,
    ],
    ['no secret', {}, /^Refectory cannot start: PAYLOAD_SECRET is missing: set a long random text$/],
    [
      'a short secret',
      { PAYLOAD_SECRET: 'short' },
      /^Refectory cannot start: PAYLOAD_SECRET is too short: at least 16 characters$/,
    ],
    [
      'an address that is none',
      { ...secret, SERVER_URL: 'dining' },
      /^Refectory cannot start: SERVER_URL must be an address/,
    ],
  ])('with %s end in one line that names the setting', (_, environment, line) => {
    expect(() => readSettings(environment)).toThrow(line)
  })

  test('never repeat a password of the database address', () => {
    expect(() => readSettings({ ...secret, DATABASE_URL: 'mysql://root:hunter2secret@host/db' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('hunter2') }),
    )
  })
})
