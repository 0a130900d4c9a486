import { addDataAndFileToRequest, Forbidden, type Endpoint } from 'payload'
import { z } from 'zod'
import { getAccessScope } from '@/domain/roles'
import { readListedLines } from '@/domain/shop/listed-lines'
import { clock } from '@/server/clock'
import { newHexId } from '@/server/database/hex-ids'
import { inTransaction } from '@/server/database/locks/in-transaction'
import { textOf } from '@/server/database/stored-values'
import { requireSite } from '@collections/access/require-site'
import { bilingual, type BilingualText } from '@collections/labels'
import { refuse } from '@collections/refuse'

/** A list of a site whose entries are one value each, stored as `normalize` writes it, and perhaps a note. */
type List = {
  slug: 'blocked-student-accounts' | 'faculty-emails'
  field: 'email' | 'studentId'
  hasNotes: boolean
  normalize: (value: string) => string
  isValid: (value: string) => boolean
}

/** One transaction: nobody else writes to SQLite meanwhile. */
const mostLines = 2_000
/** More lines than these are counted and not named. */
const mostNamed = 10

const refusals = {
  noSite: bilingual('Choose a site first.', 'Choisissez d’abord un site.'),
  empty: bilingual('Enter at least one line.', 'Entrez au moins une ligne.'),
  tooMany: bilingual(
    `Add at most ${mostLines.toLocaleString('en-CA')} lines at a time.`,
    `Ajoutez au plus ${mostLines} lignes à la fois.`,
  ),
}
function invalidLines(lines: readonly { line: number; value: string }[]): BilingualText {
  const named = lines.slice(0, mostNamed)
  const more = lines.length - named.length
  const list = (quote: (value: string) => string) =>
    named.map(({ line, value }) => `${line} (${quote(value.slice(0, 60))})`).join(', ')
  return bilingual(
    `Nothing was added. Lines to correct: ${list((value) => `“${value}”`)}${more > 0 ? `, and ${more} more` : ''}.`,
    `Rien n’a été ajouté. Lignes à corriger\u00a0: ${list((value) => `«\u00a0${value}\u00a0»`)}${more > 0 ? ` et ${more} de plus` : ''}.`,
  )
}

const body = z.object({ text: z.string().max(500_000) })

/**
 * `POST /api/{list}/several?site=`: adds the lines of `text` to a list of a site, all or none, and answers how many are new and how many
 * were there. Who has several sites names one. 400 names the lines that are wrong; 403 for people who may not add to the list of the site.
 */
export const addListed = ({ slug, field, hasNotes, normalize, isValid }: List): Endpoint => ({
  path: '/several',
  method: 'post',
  handler: async (req) => {
    const { site, sites, staff } = await requireSite(req, 'shop')
    if (sites.length > 1 && textOf(req.query.site) === null) refuse(req, refusals.noSite)
    const scope = getAccessScope(staff, 'create', 'shop')
    if (!site || scope === 'none' || (scope !== 'all' && !staff.siteIds.includes(site.id))) throw new Forbidden(req.t)
    await addDataAndFileToRequest(req)
    const lines = readListedLines(body.safeParse(req.data).data?.text ?? '')
    if (lines.length === 0) refuse(req, refusals.empty)
    if (lines.length > mostLines) refuse(req, refusals.tooMany)
    const invalid = lines.filter(({ value }) => !isValid(normalize(value)))
    if (invalid.length > 0) refuse(req, invalidLines(invalid))
    const given = new Map(lines.map(({ value, note }) => [normalize(value), note]))
    const added = await inTransaction(req, async () => {
      const where = { and: [{ site: { equals: site.id } }, { [field]: { in: [...given.keys()] } }] }
      const { docs } = await req.payload.db.find<Record<typeof field, unknown> & { id: string }>({
        ...{ collection: slug, where, pagination: false, limit: 0, req },
      })
      for (const doc of docs) given.delete(textOf(doc[field]) ?? '')
      const now = clock.now().toISOString()
      for (const [value, note] of given)
        await req.payload.db.create({
          collection: slug,
          data: {
            ...{ id: newHexId(), site: site.id, [field]: value, createdAt: now, updatedAt: now },
            ...(hasNotes ? { note } : {}),
          },
          returning: false,
          req,
        })
      return given.size
    })
    const existing = new Set(lines.map(({ value }) => normalize(value))).size - added
    return Response.json({ added, existing }, { status: 201, headers: { 'Cache-Control': 'no-store' } })
  },
})
