import type { z } from 'zod'
import type * as contract from '@/contract/account/favourites'
import type { Favourites } from '@/domain/account/favourites'
import type { Localized } from '@/domain/locale'
import { ok, type Result } from '@/domain/result'
import {
  addToFavourites,
  removeFromFavourites,
  saveFavouriteMails,
  saveFavouriteCalendar,
  stopFavourites,
} from '@/features/account/favourites/change-favourites'
import { openPayload } from '@/server/database/payload'
import { readFavourites } from '@/server/database/account/favourites'
import type { RequestContext, WriteResult, WriteAnswer } from '@/v1/engine/endpoint'
import { asOwner } from './resolve-customers'

type Input<Schema extends z.ZodType> = z.output<Schema>

const confirmations = {
  added: { en: 'Added to your favourites.', fr: 'Ajouté à vos favoris.' },
  removed: { en: 'Removed from your favourites.', fr: 'Retiré de vos favoris.' },
  started: {
    en: 'We will email you on days when your favourites are served.',
    fr: 'Nous vous écrirons les jours où vos favoris sont servis.',
  },
  stopped: {
    en: 'You will get no more emails about your favourites.',
    fr: 'Vous ne recevrez plus de courriels sur vos favoris.',
  },
  calendarStarted: {
    en: 'Your private calendar now shows where your favourites are served.',
    fr: 'Votre calendrier privé montre maintenant où vos favoris sont servis.',
  },
  calendarStopped: {
    en: 'Your private calendar no longer shows your favourites.',
    fr: 'Votre calendrier privé ne montre plus vos favoris.',
  },
} satisfies Record<string, Localized>
const confirm = (result: Result<null>, message: Localized): Result<WriteResult<Localized>> =>
  result.ok ? ok({ value: message }) : result

/** Refuses like `requireOwner`. */
export const findFavourites = asOwner(async ({ customer }): WriteAnswer<Favourites> => {
  const found = await readFavourites(await openPayload(), [customer.id])
  return ok({ value: found.get(customer.id) ?? { dishes: [], locations: [] } })
})

/** Refuses like `requireOwner`, and `bad-field`, `not-found-item`, `too-many-favourites`. */
export const addFavourite = asOwner(
  async ({ customer }, request: Input<typeof contract.favouriteRequest>, visit): WriteAnswer<Localized> => {
    const target = { kind: request.kind, targetId: request.target_id }
    return confirm(await addToFavourites(customer, target, visit.now), confirmations.added)
  },
)

/** Refuses like `requireOwner`, and `bad-field`. */
export const removeFavourite = asOwner(
  async ({ customer }, request: Input<typeof contract.favouriteRequest>): WriteAnswer<Localized> => {
    const target = { kind: request.kind, targetId: request.target_id }
    return confirm(await removeFromFavourites(customer, target), confirmations.removed)
  },
)

/** Refuses like `requireOwner`. */
export const chooseFavouriteMails = asOwner(
  async ({ customer }, request: Input<typeof contract.favouriteMailsRequest>, visit): WriteAnswer<Localized> => {
    const saved = await saveFavouriteMails(customer, request.wanted, visit.locale, visit.now)
    return confirm(saved, request.wanted ? confirmations.started : confirmations.stopped)
  },
)

/** Refuses like `requireOwner`. */
export const chooseFavouriteCalendar = asOwner(
  async ({ customer }, request: Input<typeof contract.favouriteMailsRequest>): WriteAnswer<Localized> => {
    const saved = await saveFavouriteCalendar(customer, request.wanted)
    return confirm(saved, request.wanted ? confirmations.calendarStarted : confirmations.calendarStopped)
  },
)

/** Needs no session: the token of the mail or the calendar entry decides. Refuses `unknown-link`. */
export async function stopByLink(
  { token }: Input<typeof contract.stopFavouriteMailsRequest>,
  { locale, now }: RequestContext,
): WriteAnswer<Localized> {
  const stopped = await stopFavourites(token ?? '', locale, now)
  if (!stopped.ok) return stopped
  const value = stopped.value === 'mails' ? confirmations.stopped : confirmations.calendarStopped
  return ok({ value })
}
