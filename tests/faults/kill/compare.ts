import { fieldsOf } from '@/server/database/stored-values'
import { campusOf, textsOf, type Fields, type Texts } from './saved-documents'
import type { Run, State, Tracked } from './staff-member'

/** The texts of a state in all its languages. Rows are replaced by each save, so that theirs are in the language of the last one. */
function storedTexts({ serial, locale, en, fr }: State): Texts {
  const inAll = (name: 'plain' | 'html' | 'list') => (part: string) =>
    Object.fromEntries(
      Object.entries({ en, fr }).flatMap(([code, number]) =>
        number === null ? [] : [[code, textsOf(number, code)[name](part)]],
      ),
    )
  const inRow = (part: string) => ({ [locale]: textsOf(serial, locale).plain(part) })
  return { plain: inAll('plain'), html: inAll('html'), list: inAll('list'), inRow }
}

/** The paths at which a stored value differs from the expected one. Stored objects may have more fields. */
function findDifferences(expected: unknown, stored: unknown, path: string): string[] {
  if (Array.isArray(expected)) {
    const rows = Array.isArray(stored) ? (stored as unknown[]) : []
    if (rows.length !== expected.length) return [`${path}: ${rows.length} rows instead of ${expected.length}`]
    return expected.flatMap((each, index) => findDifferences(each, rows[index], `${path}.${index}`))
  }
  if (expected !== null && typeof expected === 'object') {
    const fields = fieldsOf(stored)
    return Object.entries(expected).flatMap(([name, each]) => findDifferences(each, fields[name], `${path}.${name}`))
  }
  return expected === stored ? [] : [`${path}: ${JSON.stringify(stored)} instead of ${JSON.stringify(expected)}`]
}

/** How a stored document or version differs from one state. The card of a dish, which menus read, must agree with it too. */
export function findStateFaults(run: Run, { collection }: Tracked, state: State, document: unknown): string[] {
  const stored = fieldsOf(document)
  const expected: Fields = collection.build(state.serial, run.refs[campusOf[collection.role]], storedTexts(state))
  if (collection.hasDrafts) expected._status = state.status
  const faults = findDifferences(expected, stored, '')
  if (collection.slug !== 'dishes') return faults
  const { allergensDeclared, allergens, mayContain, labels, customAllergens, name } = expected
  const card = { allergensDeclared, allergens, mayContain, labels, customAllergens, name }
  const isBare = stored.allergensDeclared === true && !(Array.isArray(stored.allergens) && stored.allergens.length > 0)
  return [
    ...faults,
    ...findDifferences(card, stored.card, '.card'),
    ...(isBare ? ['allergens declared and missing'] : []),
  ]
}
