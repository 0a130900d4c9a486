import {
  allLocationsQuery,
  allLocationsResponse,
  statusQuery,
  statusResponse,
  weeklyScheduleQuery,
  weeklyScheduleResponse,
} from '@/contract/locations'
import { askLocations, askStatus, askWeek } from '@/v1/ask-locations'
import { endOfMinute, get } from '@/v1/endpoint'
import { allLocations } from '@/v1/shapes/all-locations'
import { status } from '@/v1/shapes/status'
import { weeklySchedule } from '@/v1/shapes/weekly-schedule'

export const locationEndpoints = [
  get('locations/all_locations', {
    about: {
      en: 'Every active location, and the buildings when asked for.',
      fr: 'Tous les points de service actifs, et les bâtiments sur demande.',
    },
    input: allLocationsQuery,
    ask: askLocations,
    shape: allLocations,
    answer: allLocationsResponse,
    example: { site_id: 'site' },
  }),
  get('locations/status', {
    about: {
      en: 'Which locations are open now, and until when.',
      fr: 'Quels points de service sont ouverts en ce moment, et jusqu’à quand.',
    },
    input: statusQuery,
    ask: askStatus,
    shape: status,
    answer: statusResponse,
    example: { site_id: 'site' },
    freshUntil: endOfMinute,
  }),
  get('locations/weekly_schedule', {
    about: {
      en: 'The hours of every location from Sunday to Saturday of the week of a date.',
      fr: 'Les heures de chaque point de service, du dimanche au samedi de la semaine d’une date.',
    },
    input: weeklyScheduleQuery,
    ask: askWeek,
    shape: weeklySchedule,
    answer: weeklyScheduleResponse,
    example: { site_id: 'site', date: 'today' },
    freshUntil: endOfMinute,
  }),
]
