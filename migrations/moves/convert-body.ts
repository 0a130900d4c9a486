import { listHtmlBlocks } from '@/domain/content/rich-text/list-references'
import type { RichText } from '@/domain/content/rich-text/nodes'
import { parseRichText } from '@/domain/content/rich-text/parse/parse-rich-text'
import { cleanHtml } from '@/server/clean-html'

/** A picture of the uploads. */
export type StoredImage = {
  id: string
  site: string
  filename: string
  width: number | null
  height: number | null
  alt: Record<'en' | 'fr', string | null>
}

const addressOf = (filename: string) => `/files/images/${encodeURIComponent(filename)}`

/** Converts the HTML of bodies to texts of the editor, and counts what it converts. */
export class BodyConverter {
  #images: Map<string, StoredImage>
  #converted = 0
  #kept: string[] = []

  constructor(images: readonly StoredImage[]) {
    this.#images = new Map(images.map((image) => [`${image.site} ${addressOf(image.filename)}`, image]))
  }

  /** `where` names the body in the report. The stored HTML stays as it is, so that pages do not change. */
  convert(html: string, locale: string, site: string | null, where: string): RichText | null {
    const clean = cleanHtml(html)
    if (clean.trim() === '') return null
    const text = parseRichText(clean, (src) => {
      const image = this.#images.get(`${site} ${src}`)
      if (!image) return null
      const alt = (locale === 'fr' ? (image.alt.fr ?? image.alt.en) : (image.alt.en ?? image.alt.fr)) ?? ''
      return { relationTo: 'images', id: image.id, src, alt, width: image.width, height: image.height }
    })
    this.#converted += 1
    if (listHtmlBlocks(text).length > 0) this.#kept.push(`${where} (${locale})`)
    return text
  }

  /** Lists on standard output what was converted, and the bodies of which a part stays HTML. */
  report(): void {
    if (this.#converted === 0) return
    console.log(`Rich text: ${this.#converted} texts were converted. Pages show them as before.`)
    if (this.#kept.length === 0) return
    console.log('In these texts a part stays HTML, which only administrators can change:')
    for (const where of this.#kept) console.log(`  ${where}`)
  }
}
