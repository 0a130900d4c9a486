import { isHexId } from '@/domain/hex-id'
import { favouriteKinds, type FavouriteKind } from '@/domain/account/favourites'
import type { Locale } from '@/domain/locale'
import { ok, refuse, type Result } from '@/domain/result'
import type { Customer } from '@/features/account/read-customer'
import { readDishes } from '@/features/menu/read-dishes'
import { readPlaces } from '@/features/places/read-places'
import { readSentenceVersions } from '@/features/account/privacy/read-consent-texts'
import { recordConsents } from '@/server/database/consents'
import {
  addFavourite,
  readFavouriteMails,
  removeFavourite,
  setFavouriteCalendar,
  setFavouriteMails,
  stopMailsOf,
} from '@/server/database/account/favourites'
import { openPayload } from '@/server/database/payload'
import { parseStopToken, type Stopped } from './stop-token'

type Target = { kind: string | null; targetId: string | null }

const kindOf = (kind: string | null): FavouriteKind | null => favouriteKinds.find((each) => each === kind) ?? null

/** Adds a dish or a location of the customer's site. Refuses `bad-field` for a wrong kind, `not-found-item`, `too-many-favourites`. */
export async function addToFavourites(
  { id: customer, siteId }: Customer,
  { kind: given, targetId }: Target,
  now: Date,
): Promise<Result<null>> {
  const kind = kindOf(given)
  if (!kind) return refuse('bad-field', { field: 'kind' })
  const target = targetId ?? ''
  const isKnown =
    isHexId(target) &&
    (kind === 'dish'
      ? (await readDishes(siteId, [target])).has(target)
      : (await readPlaces(siteId)).locations.some(({ id }) => id === target))
  if (!isKnown) return refuse('not-found-item')
  const isAdded = await addFavourite(await openPayload(), { customer, kind, target }, now)
  return isAdded ? ok(null) : refuse('too-many-favourites')
}

/** Removes a favourite; succeeds when there is none. Refuses `bad-field` for a wrong kind. */
export async function removeFromFavourites(
  { id: customer }: Customer,
  { kind: given, targetId }: Target,
): Promise<Result<null>> {
  const kind = kindOf(given)
  if (!kind) return refuse('bad-field', { field: 'kind' })
  await removeFavourite(await openPayload(), { customer, kind, target: targetId ?? '' })
  return ok(null)
}

/** Starts the daily mail in the language of the request, or stops it, and records the consent. */
export async function saveFavouriteMails(
  { id, siteId }: Customer,
  isWanted: boolean,
  locale: Locale,
  now: Date,
): Promise<Result<null>> {
  const payload = await openPayload()
  const owner = { customer: id, site: siteId }
  const isWantedNow = (await readFavouriteMails(payload, id)) !== null
  if (isWanted && !isWantedNow) {
    const version = readSentenceVersions('account', locale).favourites ?? null
    await recordConsents(payload, owner, [{ ...given, version, locale }], now)
  }
  await setFavouriteMails(payload, id, isWanted ? locale : null)
  if (!isWanted && isWantedNow) await recordConsents(payload, owner, [{ ...withdrawn, locale, source: 'account' }], now)
  return ok(null)
}

const given = { kind: 'favourites', action: 'given', source: 'account' } as const
const withdrawn = { kind: 'favourites', action: 'withdrawn', version: null } as const

/** Adds the favourites to the customer's private calendar, or takes them out. */
export async function saveFavouriteCalendar({ id }: Customer, isWanted: boolean): Promise<Result<null>> {
  await setFavouriteCalendar(await openPayload(), id, isWanted)
  return ok(null)
}

/**
 * Stops the mails or the calendar entries of the customer of a token, and says which. The end of mails is recorded. Refuses
 * `unknown-link` for a token that nobody got.
 */
export async function stopFavourites(token: string, locale: Locale, now: Date): Promise<Result<Stopped>> {
  const payload = await openPayload()
  const stopped = parseStopToken(token, payload.secret)
  if (stopped === null) return refuse('unknown-link')
  const { customer, what } = stopped
  if (what === 'mails') {
    const site = await stopMailsOf(payload, customer)
    const consent = { ...withdrawn, locale, source: 'mail' } as const
    if (site !== null) await recordConsents(payload, { customer, site }, [consent], now)
  } else await setFavouriteCalendar(payload, customer, false)
  return ok(what)
}
