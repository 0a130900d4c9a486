import {
  hoursOfOperationResponse,
  hoursQuery,
  hoursWithLocationsResponse,
  openQuery,
  openResponse,
} from '@/contract/hours'
import { statusQuery, statusResponse, weeklyScheduleQuery, weeklyScheduleResponse } from '@/contract/locations'
import { askHours, askHoursOfOperation, askOpen, askStatus, askWeek } from '@/v1/ask-locations'
import { endOfMinute, get } from '@/v1/endpoint'
import { hoursOfOperation, hoursWithLocations } from '@/v1/shapes/hours'
import { openSchedules } from '@/v1/shapes/open-schedules'
import { status } from '@/v1/shapes/status'
import { weeklySchedule } from '@/v1/shapes/weekly-schedule'

export const hoursEndpoints = [
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
  get('locations/hours_of_operation', {
    about: {
      en: 'The week’s hours by building, then those of the locations that stand alone.',
      fr: 'Les heures de la semaine par bâtiment, puis celles des points de service hors bâtiment.',
    },
    input: hoursQuery,
    ask: askHoursOfOperation,
    shape: hoursOfOperation,
    answer: hoursOfOperationResponse,
    example: { site_id: 'site', date: 'today' },
    freshUntil: endOfMinute,
  }),
  get('hours/with_locations', {
    about: {
      en: 'The week’s hours of every active location, in one list.',
      fr: 'Les heures de la semaine de chaque point de service actif, en une liste.',
    },
    input: hoursQuery,
    ask: askHours,
    shape: hoursWithLocations,
    answer: hoursWithLocationsResponse,
    example: { site_id: 'site', date: 'today' },
    freshUntil: endOfMinute,
  }),
  get('locations/open', {
    about: {
      en: 'The schedules of every active location that hold on a date, special hours in place of the usual ones.',
      fr: 'Les horaires de chaque point de service actif en vigueur à une date, les heures spéciales remplaçant les habituelles.',
    },
    input: openQuery,
    ask: askOpen,
    shape: openSchedules,
    answer: openResponse,
    example: { site_id: 'site', timestamp: 'today' },
  }),
]
