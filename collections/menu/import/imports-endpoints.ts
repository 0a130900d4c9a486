import { APIError, Forbidden, type Payload, type PayloadRequest } from 'payload'
import { isHexId } from '@/domain/hex-id'
import type { Locale } from '@/domain/locale'
import type { ListedImport } from '@/domain/menu/import-record'
import { textOf } from '@/server/database/stored-values'
import { bilingual, translate } from '@collections/labels'
import { requireImporter } from './import-rights'

type Undo = { importId: string; undoneBy: string; maySee: (siteId: string) => boolean }
export type RecordUseCases = {
  readLastImports: (payload: Payload, siteId: string, locale: Locale) => Promise<ListedImport[]>
  undoForStaff: (payload: Payload, undo: Undo) => Promise<'begun' | 'unknown' | 'ended' | 'busy'>
}

const refusals = {
  unknown: {
    text: bilingual(
      'This import does not exist any more. Reload the page.',
      'Cette importation n’existe plus. Rechargez la page.',
    ),
    status: 404,
  },
  ended: {
    text: bilingual(
      'This import has already been undone. Reload the page.',
      'Cette importation a déjà été annulée. Rechargez la page.',
    ),
    status: 409,
  },
  busy: {
    text: bilingual(
      'Another import of this site is still going on. Try again when it has ended.',
      'Une autre importation de ce site est encore en cours. Réessayez lorsqu’elle sera terminée.',
    ),
    status: 409,
  },
}
const respond = (body: object, status = 200) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })

/** `GET /api/menus/imports?site=`: the last ten imports of a site, with how far they are. 403 for people who may not import. */
export async function listImports(req: PayloadRequest, load: () => Promise<RecordUseCases>): Promise<Response> {
  const { mayImport } = requireImporter(req, ['create'])
  const site = textOf(req.query.site)
  if (site === null || !mayImport(site)) throw new Forbidden(req.t)
  const { readLastImports } = await load()
  return respond({ imports: await readLastImports(req.payload, site, req.i18n.language === 'fr' ? 'fr' : 'en') })
}

/**
 * `POST /api/menus/imports/{id}/undo`: begins to take back what an import wrote, and answers before that ends. 403 for people who may
 * not import and delete menus and dishes, 404 for an import of another site, 409 for one that was undone and while another one of
 * the site goes on.
 */
export async function undoImport(req: PayloadRequest, load: () => Promise<RecordUseCases>): Promise<Response> {
  const { by, mayImport } = requireImporter(req, ['create', 'delete'])
  const id = req.routeParams?.id
  const { undoForStaff } = await load()
  const result = isHexId(id)
    ? await undoForStaff(req.payload, { importId: id, undoneBy: by, maySee: mayImport })
    : 'unknown'
  if (result === 'begun') return respond({ id }, 202)
  const { text, status } = refusals[result]
  throw new APIError(translate(req, text), status, undefined, true)
}
