import { Forbidden, type Payload, type PayloadRequest, type Plugin } from 'payload'
import { z } from 'zod'
import type { Locale } from '@/domain/locale'
import { isCampusDate, type CampusDate } from '@/domain/time/calendar'
import { textOf } from '@/server/database/stored-values'
import { bilingual } from '@collections/labels'
import { requireImporter } from './import-rights'
import { listImports, undoImport, type RecordUseCases } from './imports-endpoints'
import { refuse } from '@collections/refuse'

type Cycle = { from: CampusDate; weeks: number | null }
type Chosen = Readonly<Record<string, string>>
type Place = { location: string; period: string | null }
type Given = { siteId: string; cycle: Cycle | null; place: Place | null; chosen: Chosen }
type UseCases = RecordUseCases & {
  mostBytes: number
  checkForStaff: (payload: Payload, bytes: Uint8Array, given: Given, locale: Locale) => Promise<object | null>
  importForStaff: (
    payload: Payload,
    bytes: Uint8Array,
    given: Given & { file: string; importedBy: string },
    locale: Locale,
  ) => Promise<object | null>
}
type Load = () => Promise<UseCases>

const refusals = {
  options: bilingual(
    'Enter the Sunday on which week 1 begins, and from 1 to 60 weeks.',
    'Entrez le dimanche où commence la semaine 1, et de 1 à 60 semaines.',
  ),
  columns: bilingual('Choose the columns of the file again.', 'Choisissez de nouveau les colonnes du fichier.'),
  tooLarge: bilingual('The file is larger than 20 MB.', 'Le fichier dépasse 20\u00a0Mo.'),
  busy: bilingual(
    'Someone else is importing a file right now. Try again.',
    'Quelqu’un d’autre importe un fichier en ce moment. Réessayez.',
  ),
}
const weeks = z.coerce.number().int().min(1).max(60).nullable()

function parseCycle(req: PayloadRequest): Cycle | null {
  const from = textOf(req.query.from)
  const parsed = weeks.safeParse(textOf(req.query.weeks))
  if (from === null && parsed.data === null) return null
  return from !== null && isCampusDate(from) && parsed.success
    ? { from, weeks: parsed.data }
    : refuse(req, refusals.options)
}

const chosenColumns = z.record(z.string(), z.string().max(80))

function parseChosen(req: PayloadRequest): Chosen {
  try {
    return chosenColumns.parse(JSON.parse(textOf(req.query.columns) ?? '{}'))
  } catch {
    return refuse(req, refusals.columns)
  }
}

/** The file is the body. Reads no more of it than is accepted. */
async function readFile(req: PayloadRequest, mostBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let received = 0
  const reader = req.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    received += part.value.byteLength
    if (received > mostBytes) {
      await reader?.cancel()
      return refuse(req, refusals.tooLarge, 413)
    }
    parts.push(part.value)
  }
  return Buffer.concat(parts)
}

const longestName = 200

/**
 * `POST /api/menus/import?site=&file=&check=&from=&weeks=&location=&period=&columns=` with a CSV file or an .xlsx workbook of dishes or menus,
 * or an OpenMensa feed, as its body. With `check=true` it answers what the import would do to the site. Without, it answers 202
 * with the `id` of the import (`imports-endpoints.ts`), which goes on, or why the file is refused. `file` is the name of the file,
 * `from` a day of week 1 of a menu cycle, `weeks` how many to fill. `location` and `period` say where the meals of a feed are served, `columns` (JSON) which of our
 * columns the others of the file are. Only for people who may create and change the menus and dishes of the site; 403 for others, 409
 * while another import does not end.
 */
async function importFile(req: PayloadRequest, load: Load): Promise<Response> {
  const { by, mayImport } = requireImporter(req, ['create'])
  const site = textOf(req.query.site)
  if (site === null || !mayImport(site)) throw new Forbidden(req.t)
  const location = textOf(req.query.location)
  const place = location === null ? null : { location, period: textOf(req.query.period) }
  const given = { siteId: site, cycle: parseCycle(req), place, chosen: parseChosen(req) }
  const { checkForStaff, importForStaff, mostBytes } = await load()
  const bytes = await readFile(req, mostBytes)
  const locale = req.i18n.language === 'fr' ? 'fr' : 'en'
  const named = { ...given, file: (textOf(req.query.file) ?? '').slice(0, longestName), importedBy: by }
  const answer =
    req.query.check === 'true'
      ? await checkForStaff(req.payload, bytes, given, locale)
      : await importForStaff(req.payload, bytes, named, locale)
  if (!answer) return refuse(req, refusals.busy, 409)
  return Response.json(answer, { status: 'id' in answer ? 202 : 200, headers: { 'Cache-Control': 'no-store' } })
}

/** Adds the import of menus for staff, its records and its undoing. Their use cases lie above this layer: `load` imports them. */
export const menuImportEndpoint =
  (load: Load): Plugin =>
  (config) => ({
    ...config,
    collections: config.collections?.map((each) =>
      each.slug === 'menus'
        ? {
            ...each,
            endpoints: [
              ...(each.endpoints || []),
              { path: '/import', method: 'post', handler: (req) => importFile(req, load) },
              { path: '/imports', method: 'get', handler: (req) => listImports(req, load) },
              { path: '/imports/:id/undo', method: 'post', handler: (req) => undoImport(req, load) },
            ],
          }
        : each,
    ),
  })
