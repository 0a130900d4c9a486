import {
  buildingsLocationsQuery,
  buildingsLocationsResponse,
  feedbackLocationsResponse,
  locationNamesQuery,
  locationNamesResponse,
} from '@/contract/location-lists'
import { allLocationsQuery, allLocationsResponse } from '@/contract/locations'
import { locationQuery, locationResponse } from '@/contract/one-location'
import { askBuildings, askFeedbackLocations, askLocations, askNames } from '@/v1/ask-locations'
import { askMapPlace, askPlace } from '@/v1/ask-place'
import { endOfMinute, get } from '@/v1/endpoint'
import { allLocations } from '@/v1/shapes/all-locations'
import { buildingsLocations, feedbackLocations, locationNames } from '@/v1/shapes/location-lists'
import { oneLocation } from '@/v1/shapes/one-location'

const one = {
  input: locationQuery,
  shape: oneLocation,
  answer: locationResponse,
  example: { site_id: 'site', location_id: 'location' },
  freshUntil: endOfMinute,
} as const

export const locationEndpoints = [
  get('locations/all_locations', {
    about: {
      en: 'Every active location, or those of a page, and the buildings when asked for.',
      fr: 'Tous les points de service actifs, ou ceux d’une page, et les bâtiments sur demande.',
    },
    input: allLocationsQuery,
    ask: askLocations,
    shape: allLocations,
    answer: allLocationsResponse,
    example: { site_id: 'site' },
  }),
  get('locations/buildings_locations', {
    about: {
      en: 'Every active location once: under its building, or alone.',
      fr: 'Chaque point de service actif une seule fois\u00a0: sous son bâtiment, ou seul.',
    },
    input: buildingsLocationsQuery,
    ask: askBuildings,
    shape: buildingsLocations,
    answer: buildingsLocationsResponse,
    example: { site_id: 'site' },
  }),
  get('locations/all_locations_name', {
    about: { en: 'The names of the active locations.', fr: 'Les noms des points de service actifs.' },
    input: locationNamesQuery,
    ask: askNames,
    shape: locationNames,
    answer: locationNamesResponse,
    example: { site_id: 'site' },
  }),
  get('locations/all_locations_feedback', {
    about: {
      en: 'The locations that feedback can be about.',
      fr: 'Les points de service sur lesquels on peut donner son avis.',
    },
    input: locationNamesQuery,
    ask: askFeedbackLocations,
    shape: feedbackLocations,
    answer: feedbackLocationsResponse,
    example: { site_id: 'site' },
  }),
  get('location', {
    ...one,
    about: {
      en: 'A location with all that is said of it, its status and its week.',
      fr: 'Un point de service avec tout ce qu’on en dit, son statut et sa semaine.',
    },
    ask: askPlace,
  }),
  get('location/info', {
    ...one,
    about: { en: 'The same, under its older address.', fr: 'La même chose, à son ancienne adresse.' },
    ask: askPlace,
  }),
  get('location/map', {
    ...one,
    about: {
      en: 'The same for a location that is on the campus map.',
      fr: 'La même chose pour un point de service qui figure sur le plan du campus.',
    },
    ask: askMapPlace,
  }),
]
