import {
  buildingsLocationsQuery,
  buildingsLocationsResponse,
  feedbackLocationsResponse,
  locationNamesQuery,
  locationNamesResponse,
} from '@/contract/places/location-lists'
import { allLocationsQuery, allLocationsResponse } from '@/contract/places/locations'
import { locationQuery, locationResponse } from '@/contract/places/one-location'
import {
  resolveBuildings,
  resolveFeedbackLocations,
  resolveAllLocations,
  resolveLocationNames,
} from './resolve-locations'
import { resolveMapLocation, resolveLocation } from './resolve-location'
import { get } from '@/v1/engine/define-endpoint'
import { endOfMinute, endOfQuarterHour } from '@/v1/engine/expiry'
import { allLocations } from '@/v1/places/shapes/all-locations'
import { buildingsLocations, feedbackLocations, locationNames } from '@/v1/places/shapes/location-lists'
import { oneLocation } from '@/v1/places/shapes/one-location'

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
      en: 'Lists the active locations of a site, including those in buildings. buildings is empty unless with_buildings is set. for_profile adds the rules, the hours and the taken seats of reservations.',
      fr: 'Liste les points de service actifs d’un site, y compris ceux des bâtiments. buildings est vide sans with_buildings. for_profile ajoute les règles, les heures et les places prises des réservations.',
    },
    input: allLocationsQuery,
    resolve: resolveAllLocations,
    shape: allLocations,
    freshUntil: endOfQuarterHour, // addresses have the offset of the time zone
    answer: allLocationsResponse,
    example: { site_id: 'site' },
  }),
  get('locations/buildings_locations', {
    about: {
      en: 'Lists each active location once: inside its building, or in standalone_locations.',
      fr: 'Liste chaque point de service actif une seule fois\u00a0: dans son bâtiment ou dans standalone_locations.',
    },
    input: buildingsLocationsQuery,
    resolve: resolveBuildings,
    shape: buildingsLocations,
    freshUntil: endOfQuarterHour, // addresses have the offset of the time zone
    answer: buildingsLocationsResponse,
    example: { site_id: 'site' },
  }),
  get('locations/all_locations_name', {
    about: {
      en: 'Lists the names of the active locations. building_id is empty for a location outside a building.',
      fr: 'Liste les noms des points de service actifs. building_id est vide pour un point de service hors bâtiment.',
    },
    input: locationNamesQuery,
    resolve: resolveLocationNames,
    shape: locationNames,
    answer: locationNamesResponse,
    example: { site_id: 'site' },
  }),
  get('locations/all_locations_feedback', {
    about: {
      en: 'Lists the locations that feedback can be about.',
      fr: 'Liste les points de service sur lesquels on peut donner son avis.',
    },
    input: locationNamesQuery,
    resolve: resolveFeedbackLocations,
    shape: feedbackLocations,
    answer: feedbackLocationsResponse,
    example: { site_id: 'site' },
  }),
  get('location', {
    ...one,
    about: {
      en: 'Returns a location with its address, contact, description, current status and hours of this week. address is null if unknown.',
      fr: 'Retourne un point de service avec son adresse, ses coordonnées, sa description, son statut actuel et ses heures de la semaine. address est null si elle est inconnue.',
    },
    resolve: resolveLocation,
  }),
  get('location/info', {
    ...one,
    about: {
      en: 'Returns a location. Same response as location.',
      fr: 'Retourne un point de service. Même réponse que location.',
    },
    resolve: resolveLocation,
  }),
  get('location/map', {
    ...one,
    about: {
      en: 'Returns a location that is on the campus map. Same response as location.',
      fr: 'Retourne un point de service qui figure sur le plan du campus. Même réponse que location.',
    },
    resolve: resolveMapLocation,
  }),
]
