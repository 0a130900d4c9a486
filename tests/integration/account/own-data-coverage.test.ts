import type { FlattenedField } from 'payload'
import { ownDataSections } from '@/features/account/privacy/read-own-data'
import { times, withheldEverywhere } from '@/features/account/privacy/own-data/section'
import { closePayload, openPayload } from '../../support/payload'

/*
 * A collection with rows about customers is in the file with their data, or it is here with the reason why it is not. A new
 * collection, and a new field of one in the file, needs a decision.
 */
const excluded: Record<string, string> = {
  'payload-locked-documents': 'which document staff are editing',
  'payload-preferences': 'settings of the studio, which only staff use',
  'ledger-entries': 'amounts of orders without a person; the orders are in the file',
  staff: 'accounts of staff',
  'access-log': 'who of the staff has read what',
  'order-form-settings': 'settings of staff; the emails are domains',
  'promo-codes': 'how often a customer may use a code',
  sites: 'the address of the dining services',
  locations: 'the address of a location',
  'staff-members': 'members of the team whom a site presents',
}

const payload = await openPayload()
afterAll(closePayload)
const collections = payload.config.collections

/** All fields of a collection, at any depth, with what they refer to. */
function fieldsIn(fields: readonly FlattenedField[]): FlattenedField[] {
  return fields.flatMap((field) => [field, ...('flattenedFields' in field ? fieldsIn(field.flattenedFields) : [])])
}
const targetsOf = (field: FlattenedField): string[] =>
  field.type === 'relationship' || field.type === 'upload' ? [field.relationTo].flat() : []

/** Customers, what refers to them, what refers to an order, and so on; and whatever has an email. */
function collectionsAboutPeople(): string[] {
  const about = new Set(['customers', 'favourites']) // a favourite names its customer in a text
  for (let size = 0; size < about.size;) {
    size = about.size
    for (const { slug, flattenedFields } of collections)
      if (fieldsIn(flattenedFields).some((field) => targetsOf(field).some((target) => about.has(target))))
        about.add(slug)
  }
  const hasEmail = (field: FlattenedField) => field.type === 'email' || /e-?mail|customer/i.test(field.name)
  for (const { slug, flattenedFields } of collections) if (fieldsIn(flattenedFields).some(hasEmail)) about.add(slug)
  return [...about].toSorted()
}

test('every collection about customers or with an email is in the file, or excluded with a reason', () => {
  const exported = ownDataSections.map(({ collection }) => String(collection))
  const found = collectionsAboutPeople()
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter((slug) => !exported.includes(slug) && !(slug in excluded))).toEqual([])
  expect(Object.keys(excluded).filter((slug) => !found.includes(slug) || exported.includes(slug))).toEqual([])
})

test.each(ownDataSections.map((section) => [section.collection, section] as const))(
  'every field of %s is in the file, or withheld with a reason',
  (slug, { fields, withheld = {} }) => {
    const stored = (payload.collections[slug].config.flattenedFields ?? []).map(({ name }) => name)
    const decided = [...fields, ...times, ...Object.keys(withheld), ...Object.keys(withheldEverywhere)]
    expect(stored.filter((name) => !decided.includes(name))).toEqual([])
    expect([...fields, ...Object.keys(withheld)].filter((name) => !stored.includes(name))).toEqual([])
    expect(fields.filter((name) => name in withheld || name in withheldEverywhere)).toEqual([])
  },
)
