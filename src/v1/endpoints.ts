import { allLocationsQuery, statusQuery, weeklyScheduleQuery } from '@/contract/locations'
import { locationMenuQuery, periodsQuery, todaysMenuQuery } from '@/contract/menus'
import { siteInfoQuery, sitesQuery } from '@/contract/sites'
import { askLocations, askStatus, askWeek } from './ask-locations'
import { askLocationMenu, askPeriods, askTodaysMenu } from './ask-menus'
import { askAllSites, askCanadianSites, askSite } from './ask-sites'
import { endOfMinute, endOfQuarterHour, get, type Endpoint } from './endpoint'
import { allLocations } from './shapes/all-locations'
import { locationMenu, periods } from './shapes/menus'
import { siteInfo } from './shapes/site-info'
import { sites } from './shapes/sites'
import { status } from './shapes/status'
import { todaysMenu } from './shapes/todays-menu'
import { weeklySchedule } from './shapes/weekly-schedule'

/** The published API, v1: what can be asked, under which path, by which parameters, in which shape. */
export const endpoints: readonly Endpoint[] = [
  get('sites/public', { input: sitesQuery, ask: askAllSites, shape: sites }),
  get('sites/public_ca', { input: sitesQuery, ask: askCanadianSites, shape: sites }),
  get('sites/todays_menu', { input: todaysMenuQuery, ask: askTodaysMenu, shape: todaysMenu }),
  get('sites/{slug}/info', { input: siteInfoQuery, ask: askSite, shape: siteInfo, freshUntil: endOfQuarterHour }),

  get('locations/all_locations', { input: allLocationsQuery, ask: askLocations, shape: allLocations }),
  get('locations/status', { input: statusQuery, ask: askStatus, shape: status, freshUntil: endOfMinute }),
  get('locations/weekly_schedule', {
    input: weeklyScheduleQuery,
    ask: askWeek,
    shape: weeklySchedule,
    freshUntil: endOfMinute,
  }),

  get('location/menu', { input: locationMenuQuery, ask: askLocationMenu, shape: locationMenu }),
  get('location/{id}/periods', { input: periodsQuery, ask: askPeriods, shape: periods }),
  get('location/{id}/periods/{periodId}', { input: periodsQuery, ask: askPeriods, shape: periods }),
]
