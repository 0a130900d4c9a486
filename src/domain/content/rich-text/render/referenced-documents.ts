import type { Reference } from '@/domain/content/rich-text/nodes'

/** A picture as a page shows it. */
export type ShownImage = { src: string; alt: string; width: number | null; height: number | null }

/** What the documents that a text refers to have become; null for one that no longer exists. */
export type ReferencedDocuments = {
  hrefOf: (reference: Reference) => string | null
  imageOf: (reference: Reference) => ShownImage | null
}
