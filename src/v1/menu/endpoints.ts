import { z } from 'zod'
import {
  firstPeriodQuery,
  locationMenuQuery,
  locationMenuResponse,
  periodsQuery,
  periodsResponse,
  todaysMenuQuery,
  todaysMenuResponse,
} from '@/contract/menu/menus'
import { closedSchema } from '@/contract/envelope'
import { legacyMenuQuery, legacyMenuResponse } from '@/contract/menu/legacy-menu'
import {
  resolveFirstPeriod,
  resolveLegacyMenu,
  resolveLocationMenu,
  resolvePeriods,
  resolveTodaysMenu,
} from './resolve-menus'
import { get } from '@/v1/engine/define-endpoint'
import { legacyMenu } from '@/v1/menu/shapes/legacy-menu'
import { locationMenu, periods } from '@/v1/menu/shapes/menus'
import { todaysMenu } from '@/v1/menu/shapes/todays-menu'

export const menuEndpoints = [
  get('sites/todays_menu', {
    about: {
      en: 'Lists today’s dishes by location, period and station. Locations without a menu today are left out. calories is a number in kcal, or null if unknown.',
      fr: 'Liste les plats du jour par point de service, période et station. Les points de service sans menu aujourd’hui en sont absents. calories est un nombre en kcal, ou null si la valeur est inconnue.',
    },
    input: todaysMenuQuery,
    resolve: resolveTodaysMenu,
    shape: todaysMenu,
    answer: todaysMenuResponse,
    example: { site_id: 'site' },
  }),
  get('location/menu', {
    about: {
      en: 'Returns all menu periods of a location on a date. calories is text in kcal, and each nutrient value is in its uom; "-" means unknown. A closed day has closed: true and a menu without periods. A day without a menu returns the error No menu.',
      fr: 'Retourne toutes les périodes du menu d’un point de service à une date. calories est un texte en kcal, et chaque valeur nutritive est exprimée dans son uom; «\u00a0-\u00a0» signifie inconnu. Un jour fermé a closed: true et un menu sans périodes. Un jour sans menu retourne l’erreur No menu.',
    },
    input: locationMenuQuery,
    resolve: resolveLocationMenu,
    shape: locationMenu,
    answer: locationMenuResponse,
    example: { location_id: 'location', date: 'today' },
  }),
  get('legacy_menus/menu', {
    about: {
      en: 'Returns the same menu as location/menu with dishes in the format of 2018: calories is a whole number in kcal, or null if unknown, and nutrients are sorted by name.',
      fr: 'Retourne le même menu que location/menu avec les plats au format de 2018\u00a0: calories est un nombre entier en kcal, ou null si la valeur est inconnue, et les nutriments sont triés par nom.',
    },
    input: legacyMenuQuery,
    resolve: resolveLegacyMenu,
    shape: legacyMenu,
    answer: legacyMenuResponse,
    example: { site_id: 'site', location_id: 'location', date: 'today' },
  }),
  get('location/{id}/periods', {
    about: {
      en: 'Returns the first menu period of a location on a date, or the one that period_name names, and the list of all periods of that day. In dishes, "-" means unknown. A closed day has closed: true and no menu.',
      fr: 'Retourne la première période du menu d’un point de service à une date, ou celle que nomme period_name, et la liste des périodes de ce jour. Dans les plats, «\u00a0-\u00a0» signifie inconnu. Un jour fermé a closed: true et aucun menu.',
    },
    input: firstPeriodQuery,
    resolve: resolveFirstPeriod,
    shape: periods,
    answer: z.union([periodsResponse, closedSchema]),
    example: { id: 'location', date: 'today' },
  }),
  get('location/{id}/periods/{periodId}', {
    about: {
      en: 'Returns one menu period of a location on a date, and the list of all periods of that day. In dishes, "-" means unknown. A closed day has closed: true and no menu.',
      fr: 'Retourne une période du menu d’un point de service à une date, et la liste des périodes de ce jour. Dans les plats, «\u00a0-\u00a0» signifie inconnu. Un jour fermé a closed: true et aucun menu.',
    },
    input: periodsQuery,
    resolve: resolvePeriods,
    shape: periods,
    answer: z.union([periodsResponse, closedSchema]),
    example: { id: 'location', periodId: 'period', date: 'today' },
  }),
]
