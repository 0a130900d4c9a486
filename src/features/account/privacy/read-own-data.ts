import type { Payload, FlattenedField, CollectionSlug } from 'payload'
import type { RecordOwner } from '@/domain/account/own-records'
import { openPayload } from '@/server/database/payload'
import { idOf, rowsOf, fieldsOf } from '@/server/database/stored-values'
import { accountSections } from './own-data/account-sections'
import { formSections } from './own-data/form-sections'
import { purchaseSections } from './own-data/purchase-sections'
import { times, type Row, type Section } from './own-data/section'

/** The fields with the name of a document, in the order in which they are tried. */
const nameFields = ['name', 'title', 'no', 'code', 'email', 'period']
const batch = 200

/** Collects references while a file is written for the first time, then reads their names for the second. */
class ReferencedNames {
  private readonly wanted = new Map<string, Set<string>>()
  private readonly names = new Map<string, unknown>()

  readonly nameOf = (collection: string, id: string): unknown => {
    const ids = this.wanted.get(collection) ?? new Set()
    this.wanted.set(collection, ids.add(id))
    return this.names.get(`${collection} ${id}`) ?? null
  }

  /** Reads the names of all references that were collected. */
  async read({ db, collections }: Payload): Promise<void> {
    for (const [collection, wanted] of this.wanted) {
      const ids = [...wanted]
      const named = collections[collection as CollectionSlug]?.config.flattenedFields ?? []
      const field = nameFields.find((name) => named.some((each) => each.name === name))
      for (let at = 0; field && at < ids.length; at += batch) {
        const where = { id: { in: ids.slice(at, at + batch) } }
        const slug = collection as CollectionSlug
        const { docs } = await db.find<Row>({ collection: slug, where, locale: 'all', pagination: false, limit: 0 })
        for (const row of docs) this.names.set(`${collection} ${row.id}`, row[field])
      }
    }
  }
}

/** All parts of the file. A part can use what those before it have found. */
export const ownDataSections: readonly Section[] = [...accountSections, ...formSections, ...purchaseSections]

type FoundSection = { section: Section; rows: Row[] }

/**
 * Everything that the database has about a customer, by part, in plain values. Rows are read one part after the other: a file is
 * rarely asked for, and must not slow down others.
 */
export async function readOwnData(owner: RecordOwner): Promise<Record<string, unknown[]>> {
  const payload = await openPayload()
  const parts: FoundSection[] = []
  const found = new Map<string, ReadonlySet<string>>()
  for (const section of ownDataSections) {
    const where = section.find(owner, found)
    const rows = where === null ? [] : await readRows(payload, section, where)
    const own = rows.filter((row) => section.isOwn(row, owner, found))
    found.set(section.name, new Set(own.map(({ id }) => String(id))))
    parts.push({ section, rows: own })
  }
  const names = new ReferencedNames()
  const write = () =>
    Object.fromEntries(
      parts.map(({ section, rows }) => [
        section.name,
        rows.map((row) => plainRow(payload, section, row, names.nameOf)),
      ]),
    )
  write() // collects the references
  await names.read(payload)
  return write()
}

async function readRows({ db }: Payload, { collection }: Section, where: NonNullable<ReturnType<Section['find']>>) {
  return (await db.find<Row>({ collection, where, locale: 'all', sort: 'createdAt', pagination: false, limit: 0 })).docs
}

function plainRow({ collections }: Payload, section: Section, row: Row, nameOf: NameOf): Record<string, unknown> {
  const { flattenedFields } = collections[section.collection].config
  const shown = [...section.fields, ...times].flatMap(
    (name) => flattenedFields.find((field) => field.name === name) ?? [],
  )
  const values = Object.fromEntries(shown.map((field) => [field.name, plainValue(field, row[field.name], nameOf)]))
  // A favourite refers to its dish or location by text, so that staff can delete it.
  if (section.collection !== 'favourites') return values
  return { ...values, target: nameOf(row.kind === 'dish' ? 'dishes' : 'locations', String(row.target)) }
}

/** The name of a document that a field refers to, in plain words or in both languages; null when it does not exist any more. */
type NameOf = (collection: string, id: string) => unknown

/**
 * The value of a stored field for a person to read: names in place of references, without the database's own numbers. Only what the
 * field's definition knows is in it, so that nothing else of the row leaves the database.
 */
function plainValue(field: FlattenedField, value: unknown, nameOf: NameOf): unknown {
  if (value === null || value === undefined) return null
  if (field.type === 'array') return rowsOf(value).map((row) => plainFields(field.flattenedFields, row, nameOf))
  if (field.type === 'group') return plainFields(field.flattenedFields, fieldsOf(value), nameOf)
  if ((field.type === 'relationship' || field.type === 'upload') && typeof field.relationTo === 'string') {
    const { relationTo } = field
    const name = (each: unknown) => nameOf(relationTo, idOf(each) ?? '')
    return Array.isArray(value) ? value.map(name) : name(value)
  }
  return value
}

function plainFields(fields: FlattenedField[], row: Record<string, unknown>, nameOf: NameOf): Record<string, unknown> {
  const shown = fields.filter(({ name }) => name !== 'id' && name in row)
  return Object.fromEntries(shown.map((field) => [field.name, plainValue(field, row[field.name], nameOf)]))
}
