import * as addresses from '@/contract/places/address'
import * as hours from '@/contract/places/hours'
import * as lists from '@/contract/places/location-lists'
import * as places from '@/contract/places/locations'
import { location } from '@/contract/places/one-location'
import { resource } from './resource'

/** The lists of a location that all sites share. */
const namedLists: Readonly<Record<string, readonly [en: string, fr: string]>> = {
  payment_types: [
    'Means of payment. value is the name of the flag, such as pay_with_cash. custom_payment_types_used has others.',
    'Modes de paiement. value est le nom de l’option, comme pay_with_cash. custom_payment_types_used en a d’autres.',
  ],
  labels: [
    'Services. value is the name of the flag, such as is_dine_in. custom_labels_used has others.',
    'Services. value est le nom de l’option, comme is_dine_in. custom_labels_used en a d’autres.',
  ],
  cuisines: [
    'Cuisines. value is their code. custom_cuisines_used has others.',
    'Cuisines. value est leur code. custom_cuisines_used en a d’autres.',
  ],
}

export const placeResources = [
  resource('NamedValue', places.namedValue, 'A code with its name.', 'Un code avec son nom.'),
  resource(
    'Location',
    places.listedLocationShape,
    'A location in a list.',
    'Un point de service dans une liste.',
    namedLists,
  ),
  resource(
    'LocationRow',
    places.askedLocation,
    'A location in a list. for_locations_page adds the last three keys.',
    'Un point de service dans une liste. for_locations_page ajoute les trois dernières clés.',
    namedLists,
  ),
  resource(
    'LocationDetails',
    location,
    'A location with its details and this week’s hours.',
    'Un point de service avec ses renseignements et les heures de la semaine.',
    namedLists,
  ),
  resource(
    'LocationStatus',
    places.locationStatus,
    'A location and whether it is open now.',
    'Un point de service et son ouverture actuelle.',
  ),
  resource(
    'LocationWeek',
    places.scheduleRow,
    'A location or building with its features and a week of hours.',
    'Un point de service ou un bâtiment avec ses services et les heures d’une semaine.',
  ),
  resource(
    'LocationHours',
    hours.hours,
    'A location with a week of hours.',
    'Un point de service avec les heures d’une semaine.',
  ),
  resource(
    'BuildingHours',
    hours.buildingHours,
    'A building with the hours of its locations.',
    'Un bâtiment avec les heures de ses points de service.',
  ),
  resource('Building', lists.building, 'A building with its locations.', 'Un bâtiment avec ses points de service.'),
  resource(
    'BuildingRow',
    places.askedBuilding,
    'A building with its locations.',
    'Un bâtiment avec ses points de service.',
  ),
  resource('Status', places.status, 'Whether a location is open now.', 'L’ouverture actuelle d’un point de service.', {
    label: ['open or closed.', 'open (ouvert) ou closed (fermé).'],
    message: [
      'A sentence, such as “Closed. Opens Monday at 7:30am.”',
      'Une phrase, comme «\u00a0Fermé. Ouvre lundi à 7h30.\u00a0»',
    ],
    color: [
      'green: open. orange: closes in 30 minutes or less. red: closed. grey: no hours are known.',
      'green\u00a0: ouvert. orange\u00a0: ferme dans 30 minutes ou moins. red\u00a0: fermé. grey\u00a0: heures inconnues.',
    ],
  }),
  resource(
    'WeekDay',
    places.weekDayShape,
    'The hours of a day. A week has seven, from Sunday to Saturday.',
    'Les heures d’un jour. Une semaine en a sept, du dimanche au samedi.',
    {
      status: [
        'open if the day has hours. It does not depend on the time of day.',
        'open si le jour a des heures. Ne dépend pas de l’heure qu’il est.',
      ],
      hours: ['Openings in order. Empty on a closed day.', 'Ouvertures dans l’ordre. Vide un jour fermé.'],
      meals: ['Hours of single meals, if staff entered any.', 'Heures de chaque repas, si le personnel en a indiqué.'],
      closed: ['true if the day has no hours.', 'true si le jour n’a aucune heure.'],
    },
  ),
  resource(
    'Interval',
    places.interval,
    'An opening on the clock of the campus. An end before the start is after midnight.',
    'Une ouverture à l’heure du campus. Une fin avant le début est après minuit.',
  ),
  resource(
    'LocationSchedules',
    hours.locationSchedules,
    'A location with the schedules that are valid on a date.',
    'Un point de service avec les horaires valides à une date.',
  ),
  resource(
    'Schedule',
    hours.schedule,
    'Hours on some weekdays, from a first to a last day.',
    'Des heures à certains jours de la semaine, d’un premier à un dernier jour.',
    {
      days: ['Weekdays from 0 (Sunday) to 6 (Saturday).', 'Jours de la semaine, de 0 (dimanche) à 6 (samedi).'],
      start: ['First instant. Never null.', 'Premier instant. Jamais null.'],
      end: ['Last instant. Never null.', 'Dernier instant. Jamais null.'],
      type: [
        'special_hours replace the usual hours of their days.',
        'special_hours remplace les heures habituelles de ces jours.',
      ],
    },
  ),
  resource(
    'Address',
    addresses.addressShape,
    'A street address in Canada or the United States.',
    'Une adresse au Canada ou aux États-Unis.',
  ),
  resource('SiteAddress', addresses.siteAddressShape, 'The address of a site.', 'L’adresse d’un site.'),
]
