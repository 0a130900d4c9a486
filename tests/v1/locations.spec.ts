import { expect, test } from '@playwright/test'
import { errorSchema } from '@/contract/envelope'
import { allLocationsResponse, statusResponse, weeklyScheduleResponse } from '@/contract/places/locations'
import { callApi, locationsOf, siteIdOf, slugs } from './campus'

for (const slug of slugs) {
  test(`[PUB-7.27] [CUS-7.24] [V1-6] [V1-14.4] ${slug}: all_locations lists every active location, and buildings in addition`, async ({
    request,
  }) => {
    const { siteId, locations } = await locationsOf(request, slug)
    const full = await callApi(
      request,
      `locations/all_locations?platform=0&site_id=${siteId}&with_address=true&with_buildings=true&for_profile=true`,
      allLocationsResponse,
    )
    expect(full.locations.map(({ id }) => id)).toEqual(locations.map(({ id }) => id))
    expect(full.records).toBe(locations.length)
    expect(full.buildings.length).toBeGreaterThan(0)
    expect(full.locations.some(({ address }) => address !== null)).toBe(true)
    for (const building of full.buildings) {
      const inside = full.locations.filter(({ building_id }) => building_id === building.id)
      expect(building.locations).toEqual(inside)
    }
  })

  test(`[PUB-7.27] ${slug}: all_locations filters by its switches`, async ({ request }) => {
    const { siteId, locations } = await locationsOf(request, slug)
    const listed = async (names: string) =>
      (await callApi(request, `locations/all_locations?site_id=${siteId}&${names}`, allLocationsResponse)).locations
    expect(await listed('for_map=true')).toEqual(locations.filter(({ show_map }) => show_map))
    const withMenus = await listed('for_menus=true')
    expect(withMenus).toEqual(expect.arrayContaining(locations.filter(({ show_menus }) => show_menus)))
    const described = await listed('for_locations_page=true')
    expect(described.map(({ id }) => id)).toEqual(locations.map(({ id }) => id))
    expect(described.every(({ image, translations }) => image !== undefined && translations?.length === 2)).toBe(true)
  })

  test(`[PUB-7.28] [V1-4] ${slug}: status lists each active location without buildings`, async ({ request }) => {
    const { siteId, locations } = await locationsOf(request, slug)
    const answer = await callApi(request, `locations/status?site_id=${siteId}&platform=0&locale=en-us`, statusResponse)
    expect(answer.locations.map(({ id }) => id)).toEqual(locations.map(({ id }) => id))
    for (const row of answer.locations) {
      expect(row.open).toBe(row.status.label === 'open')
      expect(row.status.message).toMatch(
        row.open ? /^Open\..*\.?$/ : /^Closed\.( Opens ([A-Z][a-z]+day )?at \d{1,2}:\d\d[ap]m\.)?$/,
      )
    }
    expect(answer.locations.some(({ open }) => open)).toBe(true)
  })

  test(`[PUB-7.26] [V1-5] [V1-1.12] ${slug}: the weekly schedule runs from Sunday to Saturday and agrees with status`, async ({
    request,
  }) => {
    const siteId = await siteIdOf(request, slug)
    const week = await callApi(request, `locations/weekly_schedule?site_id=${siteId}`, weeklyScheduleResponse)
    const status = await callApi(request, `locations/status?site_id=${siteId}`, statusResponse)
    const messages = new Map(status.locations.map((row) => [row.id, row.status]))
    expect(week.the_locations.filter((row) => !row.is_building)).toHaveLength(status.locations.length)
    expect(week.the_locations.some((row) => row.is_building)).toBe(true)
    for (const row of week.the_locations) {
      expect(row.week.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4, 5, 6])
      expect(row.week.map(({ date }) => date)).toEqual(
        ['15', '16', '17', '18', '19', '20', '21'].map((day) => `2026-11-${day}`),
      )
      expect(row.week.every((day) => day.closed === (day.hours.length === 0))).toBe(true)
      if (!row.is_building) expect(row.status).toEqual(messages.get(row.id))
    }
  })
}

test('[V1-1.15] answers every date of a week in every format with the same bytes', async ({ request }) => {
  const siteId = await siteIdOf(request, 'northgate')
  const weekOf = async (date: string) =>
    (await request.get(`/v1/locations/weekly_schedule/?site_id=${siteId}&date=${date}`)).text()
  const plain = await weekOf('2031-02-03')
  expect(plain).toContain('"date":"2031-02-02"')
  for (const date of [
    '2031-2-3',
    '20310203',
    '31-02-03',
    '%222031-02-03%22',
    '2031-02-03/',
    '2031-02-08',
    '2031-02-03T05:00:00.000Z',
    '2031-02-03T10:00:00+00:00',
    '2031-02-03%2010:11:12.131415',
    '2031-02-03T10:11:12.131415',
    '2031-02-03,%20maybe',
  ])
    expect(await weekOf(date), date).toBe(plain)
})

test('[PUB-7.28] writes French messages in French', async ({ request }) => {
  const siteId = await siteIdOf(request, 'universite-saint-cyrille')
  const { locations } = await callApi(request, `locations/status?site_id=${siteId}&locale=fr`, statusResponse)
  expect(locations.length).toBeGreaterThan(0)
  for (const { status } of locations) expect(status.message).toMatch(/^(Ouvert|Fermé)\./)
})

test('[V1-14.3] [V1-1.16] refuses a missing, unknown or malformed site and an invalid date with 200', async ({
  request,
}) => {
  const siteId = await siteIdOf(request, 'northgate')
  const paths = [
    'locations/status',
    'locations/weekly_schedule',
    'locations/all_locations',
    'sites/todays_menu',
  ].flatMap((path) => [
    path,
    `${path}?site_id=`,
    `${path}?site_id=${'0'.repeat(24)}`,
    `${path}?site_id=__proto__`,
    `${path}?site_id=%00%27%22`,
    `${path}?site_id[]=${siteId}`,
  ])
  for (const path of [...paths, `locations/weekly_schedule?site_id=${siteId}&date=tomorrow`])
    await callApi(request, path, errorSchema)
})
