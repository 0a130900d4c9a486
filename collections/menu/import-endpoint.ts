import { APIError, Forbidden, type Payload, type PayloadRequest, type Plugin } from 'payload'
import { z } from 'zod'
import type { Locale } from '@/domain/locale'
import { getAccessScope } from '@/domain/roles'
import { isCampusDate, type CampusDate } from '@/domain/time/calendar'
import { textOf } from '@/server/database/stored-values'
import { bilingual, translate, type BilingualText } from '@collections/labels'
import { mayChangeSite, requireMenuEditor } from '@collections/places/closing/stored-locations'

type Cycle = { from: CampusDate; weeks: number | null }
type Chosen = Readonly<Record<string, string>>
type Place = { location: string; period: string | null }
type UseCases = {
  mostBytes: number
  importForStaff: (
    payload: Payload,
    bytes: Uint8Array,
    options: {
      siteId: string
      cycle: Cycle | null
      place: Place | null
      chosen: Chosen
      isCheck: boolean
      importedBy: string
    },
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
const refuse = (req: PayloadRequest, text: BilingualText, status = 400): never => {
  throw new APIError(translate(req, text), status, undefined, true)
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

/**
 * `POST /api/menus/import?site=&check=&from=&weeks=&location=&period=&columns=` with a CSV file or an .xlsx workbook of dishes or menus,
 * or an OpenMensa feed, as its body: what the import does to the site, or would do with `check=true`. `from` is a day of week 1 of a
 * menu cycle, `weeks` how many to fill. `location` and `period` say where the meals of a feed are served, `columns` (JSON) which of our
 * columns the others of the file are. Only for people who may create and change the menus and dishes of the site; 403 for others, 409
 * while another import does not end.
 */
async function importFile(req: PayloadRequest, load: Load): Promise<Response> {
  const staff = requireMenuEditor(req)
  const site = textOf(req.query.site)
  const mayCreate = (['menus', 'dishes'] as const).every((area) => getAccessScope(staff, 'create', area) !== 'none')
  if (site === null || !mayCreate || !mayChangeSite(staff, site)) throw new Forbidden(req.t)
  const cycle = parseCycle(req)
  const location = textOf(req.query.location)
  const place = location === null ? null : { location, period: textOf(req.query.period) }
  const chosen = parseChosen(req)
  const { importForStaff, mostBytes } = await load()
  const bytes = await readFile(req, mostBytes)
  const { name, email } = req.user as { name?: string | null; email: string }
  const report = await importForStaff(
    req.payload,
    bytes,
    { siteId: site, cycle, place, chosen, isCheck: req.query.check === 'true', importedBy: name || email },
    req.i18n.language === 'fr' ? 'fr' : 'en',
  )
  return Response.json(report ?? refuse(req, refusals.busy, 409), { headers: { 'Cache-Control': 'no-store' } })
}

/** Adds the import of menus for staff. Its use case lies above this layer: `load` imports it. */
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
            ],
          }
        : each,
    ),
  })
