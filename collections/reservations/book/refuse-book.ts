import { APIError, type PayloadRequest } from 'payload'
import { bilingual, translate, type BilingualText } from '@collections/labels'

/** The sentences with which the book refuses. */
export const refusals = {
  unknown: bilingual(
    'This reservation does not exist any more. Reload the page.',
    'Cette réservation n’existe plus. Rechargez la page.',
  ),
  ended: bilingual(
    'This reservation is already cancelled. The book below is up to date.',
    'Cette réservation est déjà annulée. Le registre ci-dessous est à jour.',
  ),
  unreadable: bilingual('Choose a time of this day.', 'Choisissez une heure de cette journée.'),
  date: bilingual('Choose a date.', 'Choisissez une date.'),
  noHall: bilingual(
    'This location no longer takes reservations. Choose another one.',
    'Ce point de service n’accepte plus de réservations. Choisissez-en un autre.',
  ),
}

/** Refuses a request with a sentence in the person's language: 400 for what they entered, 404 and 409 for what changed meanwhile. */
export function refuseBook(req: PayloadRequest, text: BilingualText, status: 400 | 404 | 409 = 400): never {
  throw new APIError(translate(req, text), status, undefined, true)
}
