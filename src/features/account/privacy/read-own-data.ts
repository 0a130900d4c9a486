import type { Payload } from 'payload'
import type { RecordOwner } from '@/domain/account/own-records'
import { openPayload } from '@/server/database/payload'
import { accountSections } from './own-data/account-sections'
import { formSections } from './own-data/form-sections'
import { plainValue, type NameOf } from './own-data/plain-values'
import { purchaseSections } from './own-data/purchase-sections'
import { ReferencedNames } from './own-data/read-names'
import { times, type Row, type Section } from './own-data/section'

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
