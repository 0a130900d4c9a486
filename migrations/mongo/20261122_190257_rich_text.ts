import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-mongodb'
import { bodies, versioned } from '../moves/bodies'
import { BodyConverter } from '../moves/convert-body'

type Stored = Record<string, unknown>
const fieldsOf = (value: unknown): Stored => (value && typeof value === 'object' ? (value as Stored) : {})
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)

/** Adds a text of the editor to every body, of documents and versions. Bodies keep their HTML. */
export async function up({ payload }: MigrateUpArgs): Promise<void> {
  const { collections, versions } = payload.db
  const images = (await collections.images?.collection.find({}).toArray()) ?? []
  const converter = new BodyConverter(
    images.flatMap((image) => {
      const filename = textOf(image.filename)
      const alt = { en: textOf(fieldsOf(image.alt).en), fr: textOf(fieldsOf(image.alt).fr) }
      const size = { width: numberOf(image.width), height: numberOf(image.height) }
      return filename ? [{ id: String(image._id), site: String(image.site), filename, alt, ...size }] : []
    }),
  )
  for (const [collection, field] of bodies) {
    await fill(converter, collections[collection]?.collection, { field, prefix: '', where: collection })
    if (versioned.has(collection))
      await fill(converter, versions[collection]?.collection, {
        field,
        prefix: 'version.',
        where: `a version of ${collection}`,
      })
  }
  converter.report()
}

type Store = NonNullable<MigrateUpArgs['payload']['db']['collections'][string]>['collection'] | undefined
type Place = { field: string; prefix: string; where: string }

async function fill(converter: BodyConverter, store: Store, { field, prefix, where }: Place): Promise<void> {
  const path = `${prefix}${field}`
  for await (const found of store?.find({ [path]: { $exists: true, $ne: null } }) ?? []) {
    const document = prefix ? fieldsOf(found.version) : (found as Stored)
    const { site } = document
    const texts: Stored = {}
    for (const locale of ['en', 'fr'] as const) {
      const html = textOf(fieldsOf(document[field])[locale])
      const present = fieldsOf(document[`${field}RichText`])[locale]
      if (!html || present) continue
      const id = String(prefix ? found.parent : found._id)
      const text = converter.convert(html, locale, site ? String(site) : null, `${where} ${id}`)
      if (text) texts[`${path}RichText.${locale}`] = text
    }
    if (Object.keys(texts).length > 0) await store?.updateOne({ _id: found._id }, { $set: texts })
  }
}

/** The HTML has everything: removes the texts of the editor. */
export async function down({ payload }: MigrateDownArgs): Promise<void> {
  const { collections, versions } = payload.db
  for (const [collection, field] of bodies) {
    await collections[collection]?.collection.updateMany({}, { $unset: { [`${field}RichText`]: '' } })
    if (versioned.has(collection))
      await versions[collection]?.collection.updateMany({}, { $unset: { [`version.${field}RichText`]: '' } })
  }
}
