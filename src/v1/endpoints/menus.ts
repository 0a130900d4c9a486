import { z } from 'zod'
import {
  locationMenuQuery,
  locationMenuResponse,
  periodsQuery,
  periodsResponse,
  todaysMenuQuery,
  todaysMenuResponse,
} from '@/contract/menus'
import { closedBody } from '@/contract/envelope'
import { legacyMenuQuery, legacyMenuResponse } from '@/contract/legacy-menu'
import { askLegacyMenu, askLocationMenu, askPeriods, askTodaysMenu } from '@/v1/ask-menus'
import { get } from '@/v1/endpoint'
import { legacyMenu } from '@/v1/shapes/legacy-menu'
import { locationMenu, periods } from '@/v1/shapes/menus'
import { todaysMenu } from '@/v1/shapes/todays-menu'

export const menuEndpoints = [
  get('sites/todays_menu', {
    about: { en: 'What every location serves today.', fr: 'Ce que chaque point de service sert aujourd’hui.' },
    input: todaysMenuQuery,
    ask: askTodaysMenu,
    shape: todaysMenu,
    answer: todaysMenuResponse,
    example: { site_id: 'site' },
  }),
  get('location/menu', {
    about: { en: 'All periods of a location’s day in full.', fr: 'Toutes les périodes d’un jour, au complet.' },
    input: locationMenuQuery,
    ask: askLocationMenu,
    shape: locationMenu,
    answer: z.union([locationMenuResponse, closedBody]),
    example: { location_id: 'location', date: 'today' },
  }),
  get('legacy_menus/menu', {
    about: {
      en: 'The same with dishes in the form of 2018: calories as a whole number, nutrients by name.',
      fr: 'La même chose avec les plats sous leur forme de 2018\u00a0: calories en nombre entier, nutriments par nom.',
    },
    input: legacyMenuQuery,
    ask: askLegacyMenu,
    shape: legacyMenu,
    answer: z.union([legacyMenuResponse, closedBody]),
    example: { site_id: 'site', location_id: 'location', date: 'today' },
  }),
  get('location/{id}/periods', {
    about: {
      en: 'The first period of a location’s day in full, and the list of the others.',
      fr: 'La première période d’un jour au complet, et la liste des autres.',
    },
    input: periodsQuery,
    ask: askPeriods,
    shape: periods,
    answer: z.union([periodsResponse, closedBody]),
    example: { id: 'location', date: 'today' },
  }),
  get('location/{id}/periods/{periodId}', {
    about: {
      en: 'One period of a location’s day in full, and the list of the others.',
      fr: 'Une période d’un jour au complet, et la liste des autres.',
    },
    input: periodsQuery,
    ask: askPeriods,
    shape: periods,
    answer: z.union([periodsResponse, closedBody]),
    example: { id: 'location', periodId: 'period', date: 'today' },
  }),
]
