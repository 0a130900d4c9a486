import { createHmac, timingSafeEqual } from 'node:crypto'
import { isPreviewed, type PreviewedCollection } from '@/domain/content/previewed-collections'
import type { PreviewLanguage } from '@/domain/http/preview-path'

/** The document that a preview shows. */
export type PreviewedDocument = { collection: PreviewedCollection; id: string }

/** A token lasts one to two of these, so that the address of a preview stays the same while somebody types. */
const slotMilliseconds = 15 * 60_000

const slotOf = (now: Date) => Math.floor(now.getTime() / slotMilliseconds)

const macOf = ({ collection, id }: PreviewedDocument, language: PreviewLanguage, lastSlot: number, secret: string) =>
  createHmac('sha256', secret).update(`preview ${collection} ${id} ${language} ${lastSlot}`).digest('base64url')

/** A token that shows the newest draft of one document in one language to whoever has it, for 15 to 30 minutes. */
export function makePreviewToken(document: PreviewedDocument, language: PreviewLanguage, secret: string, now: Date) {
  const lastSlot = slotOf(now) + 1
  const mac = macOf(document, language, lastSlot, secret)
  return [document.collection, document.id, lastSlot.toString(36), mac].join('.')
}

/** The document of a token; null for one that is altered, expired or of another language. */
export function parsePreviewToken(
  token: string,
  language: PreviewLanguage,
  secret: string,
  now: Date,
): PreviewedDocument | null {
  const [, collection, id, slot, mac] = /^([a-z-]+)\.([0-9a-f]{24})\.([0-9a-z]{1,8})\.([\w-]{43})$/.exec(token) ?? []
  if (!collection || !id || !slot || !mac || !isPreviewed(collection)) return null
  const [document, lastSlot] = [{ collection, id }, parseInt(slot, 36)]
  const expected = Buffer.from(macOf(document, language, lastSlot, secret))
  return timingSafeEqual(Buffer.from(mac), expected) && slotOf(now) <= lastSlot ? document : null
}
