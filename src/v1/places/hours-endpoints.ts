import {
  hoursOfOperationResponse,
  hoursQuery,
  hoursWithLocationsResponse,
  openQuery,
  openResponse,
} from '@/contract/places/hours'
import { statusQuery, statusResponse, weeklyScheduleQuery, weeklyScheduleResponse } from '@/contract/places/locations'
import {
  resolveHours,
  resolveHoursOfOperation,
  resolveOpenSchedules,
  resolveStatus,
  resolveWeeklySchedule,
} from './resolve-locations'
import { get } from '@/v1/engine/define-endpoint'
import { endOfMinute } from '@/v1/engine/expiry'
import { hoursOfOperation, hoursWithLocations } from '@/v1/places/shapes/hours'
import { openSchedules } from '@/v1/places/shapes/open-schedules'
import { status } from '@/v1/places/shapes/status'
import { weeklySchedule } from '@/v1/places/shapes/weekly-schedule'

export const hoursEndpoints = [
  get('locations/status', {
    about: {
      en: 'Lists whether each active location is open now. next_change_at is when it opens or closes next, or null if no change is known. color is grey if no hours are known.',
      fr: 'Indique si chaque point de service actif est ouvert en ce moment. next_change_at est le moment où il ouvrira ou fermera, ou null si aucun changement n’est connu. color est grey si les heures sont inconnues.',
    },
    input: statusQuery,
    resolve: resolveStatus,
    shape: status,
    answer: statusResponse,
    example: { site_id: 'site' },
    freshUntil: endOfMinute,
  }),
  get('locations/weekly_schedule', {
    about: {
      en: 'Lists the hours of each active location and building, from Sunday to Saturday of the week that contains date. Hours are in the campus time zone. An end at or before its start is on the next day.',
      fr: 'Liste les heures de chaque point de service et bâtiment actif, du dimanche au samedi de la semaine qui contient date. Les heures sont au fuseau horaire du campus. Une fin qui ne suit pas le début tombe le lendemain.',
    },
    input: weeklyScheduleQuery,
    resolve: resolveWeeklySchedule,
    shape: weeklySchedule,
    answer: weeklyScheduleResponse,
    example: { site_id: 'site', date: 'today' },
    freshUntil: endOfMinute,
  }),
  get('locations/hours_of_operation', {
    about: {
      en: 'Lists the hours of the week that contains date, by building, then for locations outside buildings.',
      fr: 'Liste les heures de la semaine qui contient date, par bâtiment, puis pour les points de service hors bâtiment.',
    },
    input: hoursQuery,
    resolve: resolveHoursOfOperation,
    shape: hoursOfOperation,
    answer: hoursOfOperationResponse,
    example: { site_id: 'site', date: 'today' },
    freshUntil: endOfMinute,
  }),
  get('hours/with_locations', {
    about: {
      en: 'Lists the hours of the week that contains date for each active location.',
      fr: 'Liste les heures de la semaine qui contient date pour chaque point de service actif.',
    },
    input: hoursQuery,
    resolve: resolveHours,
    shape: hoursWithLocations,
    answer: hoursWithLocationsResponse,
    example: { site_id: 'site', date: 'today' },
    freshUntil: endOfMinute,
  }),
  get('locations/open', {
    about: {
      en: 'Lists the schedules of each active location that are valid on a date, for all weekdays. Special hours replace the usual ones. A schedule without limits starts on January 1 of this year and ends on December 31 of the next.',
      fr: 'Liste les horaires de chaque point de service actif qui sont valides à une date, pour tous les jours de la semaine. Les heures spéciales remplacent les heures habituelles. Un horaire sans limite commence le 1er janvier de cette année et finit le 31 décembre de l’année suivante.',
    },
    input: openQuery,
    resolve: resolveOpenSchedules,
    shape: openSchedules,
    answer: openResponse,
    example: { site_id: 'site', timestamp: 'today' },
  }),
]
