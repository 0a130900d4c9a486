import { expect, test } from '@playwright/test'
import { allLocationsResponse, statusResponse, weeklyScheduleResponse } from '@/contract/places/locations'
import { callApi, locationsOf } from './campus'

test('[CUS-7.24] all_locations lists every active location, and buildings in addition', async ({ request }) => {
  const { siteId, locations } = await locationsOf(request, 'northgate')
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

test('[V1-1.12] the weekly schedule runs from Sunday to Saturday and agrees with the status of each location', async ({
  request,
}) => {
  const { siteId, locations } = await locationsOf(request, 'northgate')
  const week = await callApi(request, `locations/weekly_schedule?site_id=${siteId}`, weeklyScheduleResponse)
  const status = await callApi(request, `locations/status?site_id=${siteId}&platform=0`, statusResponse)
  expect(status.locations.map(({ id }) => id)).toEqual(locations.map(({ id }) => id))
  expect(status.locations.some(({ open }) => open)).toBe(true)
  const messages = new Map(status.locations.map((row) => [row.id, row.status]))
  expect(week.the_locations.filter((row) => !row.is_building)).toHaveLength(status.locations.length)
  for (const row of week.the_locations) {
    expect(row.week.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(row.week.map(({ date }) => date)).toEqual(
      ['15', '16', '17', '18', '19', '20', '21'].map((day) => `2026-11-${day}`),
    )
    expect(row.week.every((day) => day.closed === (day.hours.length === 0))).toBe(true)
    if (!row.is_building) expect(row.status).toEqual(messages.get(row.id))
  }
})
