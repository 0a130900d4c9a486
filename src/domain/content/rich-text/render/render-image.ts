import type { Reference } from '@/domain/content/rich-text/nodes'
import { escapeAttribute } from './escape-html'
import type { ReferencedDocuments } from './referenced-documents'

/** Empty for a picture that no longer exists. */
export function renderImage(reference: Reference, { imageOf }: ReferencedDocuments): string {
  const image = imageOf(reference)
  if (!image) return ''
  const size = image.width && image.height ? ` width="${image.width}" height="${image.height}"` : ''
  return `<img src="${escapeAttribute(image.src)}" alt="${escapeAttribute(image.alt)}"${size} />`
}
