import { sql } from '@payloadcms/db-sqlite'
import type { Statements } from './as-a-whole'
import { bodies, versioned } from './bodies'
import { BodyConverter, type StoredImage } from './convert-body'

const snake = (name: string) => name.replace(/-/g, '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

type Row = { id: number; locale: string; html: string; site: string | null; parent: string | null }

/** Last step of `up`: fills the new columns of documents and versions. Bodies keep their HTML. */
export async function fillRichText(db: Statements): Promise<void> {
  const images = await db.all<Omit<StoredImage, 'alt'> & { en: string | null; fr: string | null }>(
    sql`SELECT id, site_id AS site, filename, width, height, alt_en AS en, alt_fr AS fr FROM images WHERE filename IS NOT NULL`,
  )
  const converter = new BodyConverter(images.map(({ en, fr, ...image }) => ({ ...image, alt: { en, fr } })))
  for (const [collection, field] of bodies) {
    await fill(db, converter, { table: snake(collection), column: snake(field), where: collection, prefix: '' })
    if (versioned.has(collection))
      await fill(db, converter, {
        table: `_${snake(collection)}_v`,
        column: snake(field),
        where: `a version of ${collection}`,
        prefix: 'version_',
      })
  }
  converter.report()
}

type Place = { table: string; column: string; where: string; prefix: string }

async function fill(db: Statements, converter: BodyConverter, { table, column, where, prefix }: Place): Promise<void> {
  const locales = sql.raw(`\`${table}_locales\``)
  const [from, to] = [sql.raw(`\`${prefix}${column}\``), sql.raw(`\`${prefix}${column}_rich_text\``)]
  // Legal texts are shared by all sites.
  const site = sql.raw(table.endsWith('legal_texts') || table.endsWith('legal_texts_v') ? 'NULL' : `d.${prefix}site_id`)
  const parent = sql.raw(prefix ? 'd.parent_id' : 'd.id')
  const rows = await db.all<Row>(
    sql`SELECT l.id AS id, l._locale AS locale, l.${from} AS html, ${site} AS site, ${parent} AS parent FROM ${locales} l JOIN ${sql.raw(`\`${table}\``)} d ON d.id = l._parent_id WHERE coalesce(l.${from}, '') <> '' AND l.${to} IS NULL`,
  )
  for (const { id, locale, html, site: owner, parent: document } of rows) {
    const text = converter.convert(html, locale, owner, `${where} ${document}`)
    if (text) await db.run(sql`UPDATE ${locales} SET ${to} = ${JSON.stringify(text)} WHERE id = ${id}`)
  }
}
