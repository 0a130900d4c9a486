import { Forbidden, type PayloadRequest } from 'payload'
import { findSites } from '@collections/access/find-sites'
import { signedInStaff } from '@collections/access/signed-in-staff'
import { getAccessScope, type Staff } from '@/domain/roles'
import type { Localized } from '@/domain/locale'
import { readReservation, type StoredReservation } from '@/server/database/reservations/reservations'
import type { StoredRow } from '@/server/database/stored-row'
import { flagOf, idOf, publicNameOf, textOf } from '@/server/database/stored-values'
import { bilingual } from '@collections/labels'
import { refuse } from '@collections/refuse'

type Right = 'read' | 'update'
type Named = { id: string; name: Localized }

function requireRight(req: PayloadRequest, right: Right): { staff: Staff; mayUse: (siteId: string) => boolean } {
  const staff = signedInStaff(req)
  const scope = getAccessScope(staff, right, 'reservations')
  if (!staff || scope === 'none') throw new Forbidden(req.t)
  return { staff, mayUse: (siteId) => scope === 'all' || staff.siteIds.includes(siteId) }
}

/**
 * The person's sites and the one that the request names, or else the first; its locations that take reservations. 403 for a role
 * that may not read reservations, and for a site that is not theirs. `site` is null for a person without a site.
 */
export async function requireBookReader(req: PayloadRequest) {
  const { mayUse } = requireRight(req, 'read')
  const sites = await findSites(req, mayUse)
  const asked = textOf(req.query.site)
  const site = asked === null ? sites[0] : sites.find(({ id }) => id === asked)
  if (asked !== null && !site) throw new Forbidden(req.t)
  return { sites, site: site ?? null, halls: site ? await findLocations(req, site.id) : [] }
}

/** A reservation of the request's path, of one of the person's sites. 403 for one of another site, 404 for none. */
export async function requireReservation(req: PayloadRequest): Promise<StoredReservation> {
  const { mayUse } = requireRight(req, 'update')
  const found = await readReservation(req.payload, textOf(req.routeParams?.id) ?? '')
  if (found && !mayUse(found.siteId)) throw new Forbidden(req.t)
  return found ?? refuse(req, refusals.unknown, 404)
}

/** Refuses unless the person may change reservations of the location's site. 403 also for a location that does not exist. */
export async function requireLocation(req: PayloadRequest, locationId: string): Promise<void> {
  const { mayUse } = requireRight(req, 'update')
  const location = await req.payload.db.findOne<{ id: string; site?: unknown }>({
    collection: 'locations',
    where: { id: { equals: locationId } },
    req,
  })
  const siteId = idOf(location?.site)
  if (siteId === null || !mayUse(siteId)) throw new Forbidden(req.t)
}

async function findLocations(req: PayloadRequest, siteId: string): Promise<Named[]> {
  const { docs } = await req.payload.db.find<StoredRow<'locations'>>({
    collection: 'locations',
    where: { and: [{ site: { equals: siteId } }, { useReservations: { equals: true } }, { active: { equals: true } }] },
    sort: ['sortOrder', 'id'],
    locale: 'all',
    pagination: false,
    limit: 0,
    req,
  })
  return docs
    .filter(({ useReservations }) => flagOf(useReservations))
    .map((location) => ({ id: location.id, name: publicNameOf(location) }))
}

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
