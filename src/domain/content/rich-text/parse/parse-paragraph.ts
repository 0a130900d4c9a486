import { makeParagraph, makeUpload, type Block, type Inline } from '@/domain/content/rich-text/nodes'
import type { HtmlElement, HtmlNode } from './clean-html-tree'
import { hasAttributes, isBlank, isText, one, type Context } from './context'
import { inlineFrom } from './parse-inline'

/** A paragraph, or the picture that is its only content. */
export function paragraphsFrom(children: readonly HtmlNode[], context: Context): Block[] | null {
  const [image, ...others] = children.filter((node) => !isBlank(node))
  if (image && others.length === 0 && !isText(image) && image.tag === 'img')
    return one(uploadFrom(image, context), (upload) => upload)
  return one(inlineFrom(children, context), makeParagraph)
}

/** A picture of the uploads, if the HTML says the same about it as the upload does. */
function uploadFrom({ attributes }: HtmlElement, { findUpload, newId }: Context) {
  const { src = '', alt, width, height, ...others } = attributes
  const upload = findUpload(src)
  const isSame = (written: string | undefined, value: string | number | null) =>
    written === undefined || written === String(value ?? '')
  if (!upload || Object.keys(others).length > 0 || !isSame(alt, upload.alt)) return null
  if (!isSame(width, upload.width) || !isSame(height, upload.height)) return null
  return makeUpload(newId(), { relationTo: upload.relationTo, value: upload.id })
}

/** A quotation of one paragraph; null for others. */
export function quoteFrom(children: readonly HtmlNode[], context: Context): Inline[] | null {
  const [only, ...others] = children.filter((node) => !isBlank(node))
  if (only && others.length === 0 && !isText(only) && only.tag === 'p' && !hasAttributes(only))
    return inlineFrom(only.children, context)
  return null
}
