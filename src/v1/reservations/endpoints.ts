import type { z } from 'zod'
import * as contract from '@/contract/reservations/reservations'
import type { Locale } from '@/domain/locale'
import type { ReservationChoices } from '@/domain/reservations/reservation-choices'
import { formatIsoWithOffset, type ZoneName } from '@/domain/time/campus-time'
import type { OwnReservation } from '@/features/reservations/read-own-reservations'
import { getPrivate, post, remove } from '@/v1/engine/define-endpoint'
import { success } from '@/v1/engine/envelope'
import * as resolve from './resolve-reservations'
import type { Card, OwnList } from './resolve-reservations'

const choicesShape = (choices: ReservationChoices): z.infer<typeof contract.choicesResponse> =>
  success(choices.dates.length, { choices })

const reservationRow = (
  { id, date, hour, minute, friends, locationId, locationName, startsAt, isPast }: OwnReservation,
  zone: ZoneName,
  locale: Locale,
): z.infer<typeof contract.reservation> => ({
  id,
  date,
  hour,
  minute,
  friends,
  location_id: locationId,
  location_name: locationName[locale],
  starts_at: formatIsoWithOffset(startsAt, zone),
  past: isPast,
})

/** Spec: CUS-3.16, CUS-7.13. */
const reservationsShape = (
  { reservations, waits, site }: OwnList,
  locale: Locale,
): z.infer<typeof contract.reservationsResponse> =>
  success(reservations.length, {
    reservations: reservations.map((reservation) => reservationRow(reservation, site.timeZone, locale)),
    waits: waits.map(({ id, date, hour, minute, friends, locationId, locationName, status, offeredUntil }) => ({
      id,
      date,
      hour,
      minute,
      friends,
      location_id: locationId,
      location_name: locationName[locale],
      status,
      offered_until: offeredUntil && formatIsoWithOffset(offeredUntil, site.timeZone),
    })),
  })

/** Spec: CUS-7.21. */
const cardShape = (
  { reservation, url, site }: Card,
  locale: Locale,
): z.infer<typeof contract.reservationCardResponse> =>
  success(1, { reservation: reservationRow(reservation, site.timeZone, locale), url })

/** The session identifies the customer. A campus shares one network, so that no limit of a network counts them. */
const own = { session: 'needs', example: {} } as const
const list = { shape: reservationsShape, answer: contract.reservationsResponse, ...own } as const
const write = { limit: null, ...list } as const

export const reservationEndpoints = [
  getPrivate('reservations/choices', {
    about: {
      en: 'Returns the dates, blocks and times that the logged-in customer can reserve at a location, with the free seats. Keys of choices are in camelCase.',
      fr: 'Retourne les dates, les blocs et les heures que le client connecté peut réserver à un point de service, avec les places libres. Les clés de choices sont en camelCase.',
    },
    input: contract.choicesRequest,
    execute: resolve.findChoices,
    shape: choicesShape,
    answer: contract.choicesResponse,
    ...own,
    example: { location_id: 'location' },
  }),
  post('reservations', {
    about: {
      en: 'Reserves a time for the logged-in customer, and returns the reservations of the customer. Send JSON.',
      fr: 'Réserve une heure pour le client connecté et retourne ses réservations. Envoyez du JSON.',
    },
    input: contract.createReservationRequest,
    execute: resolve.bookReservation,
    inBody: true,
    ...write,
  }),
  remove('reservations', {
    about: {
      en: 'Cancels a reservation of the logged-in customer, and returns those that are left. A repeated request succeeds and changes nothing.',
      fr: 'Annule une réservation du client connecté et retourne celles qui restent. Une demande répétée réussit et ne change rien.',
    },
    input: contract.reservationRequest,
    execute: resolve.dropReservation,
    ...write,
  }),
  getPrivate('customer/reservations', {
    about: {
      en: 'Lists the reservations of the logged-in customer, and the waiting lists that the customer is on.',
      fr: 'Liste les réservations du client connecté et les listes d’attente où il est inscrit.',
    },
    input: contract.ownReservationsRequest,
    execute: resolve.findReservations,
    ...list,
  }),
  getPrivate('customer/reservation_card', {
    about: {
      en: 'Returns a reservation of the logged-in customer and the link to its printable card. A browser that opens the call is redirected to the card.',
      fr: 'Retourne une réservation du client connecté et le lien vers sa carte à imprimer. Un navigateur qui ouvre l’appel est redirigé vers la carte.',
    },
    input: contract.reservationRequest,
    execute: resolve.findCard,
    shape: cardShape,
    answer: contract.reservationCardResponse,
    documentPath: resolve.cardPath,
    ...own,
  }),
  post('reservations/wait', {
    about: {
      en: 'Puts the logged-in customer on the waiting list of a time that is full. A freed seat is offered by email for 30 minutes.',
      fr: 'Inscrit le client connecté sur la liste d’attente d’une heure complète. Une place libérée est offerte par courriel pendant 30 minutes.',
    },
    input: contract.createReservationRequest,
    execute: resolve.joinWait,
    inBody: true,
    ...write,
  }),
  remove('reservations/wait', {
    about: {
      en: 'Takes the logged-in customer off a waiting list, or refuses an offered seat. A repeated request succeeds and changes nothing.',
      fr: 'Retire le client connecté d’une liste d’attente, ou refuse une place offerte. Une demande répétée réussit et ne change rien.',
    },
    input: contract.waitRequest,
    execute: resolve.leaveWait,
    ...write,
  }),
  post('reservations/accept_wait', {
    about: {
      en: 'Reserves the seat that a waiting list has offered to the logged-in customer.',
      fr: 'Réserve la place qu’une liste d’attente a offerte au client connecté.',
    },
    input: contract.waitRequest,
    execute: resolve.acceptWait,
    inBody: true,
    ...write,
  }),
  post('customer/renew_calendar', {
    about: {
      en: 'Gives the private calendar of the logged-in customer a new address and returns it. The former address stops working.',
      fr: 'Donne une nouvelle adresse au calendrier privé du client connecté et la retourne. L’ancienne adresse cesse de fonctionner.',
    },
    input: contract.ownReservationsRequest,
    execute: resolve.renewCalendarAddress,
    shape: (url: string) => success(1, { url }),
    answer: contract.calendarResponse,
    limit: 'forms',
    inBody: true,
    ...own,
  }),
]
