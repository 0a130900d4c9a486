import { isHexId } from '@/domain/hex-id'
import type { Reference } from '@/domain/content/rich-text/nodes'

/** Limits of one text in one language. `characters` also limits its HTML. */
export const richTextLimits = { characters: 500_000, nodes: 20_000, levels: 40, references: 200 } as const

/**
 * Why a text is refused: it is no text of the editor, it is too long or too deeply nested, or a table's cell holds something
 * other than text, lists and pictures.
 */
export type RichTextRefusal = 'malformed' | 'too-long' | 'cell-content' | 'picture-not-uploaded'

export class Refused extends Error {
  constructor(readonly refusal: RichTextRefusal) {
    super(refusal)
  }
}

export type Raw = Record<string, unknown>
export type Count = { nodes: number; characters: number; references: number }

export const objectOf = (value: unknown): Raw => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refused('malformed')
  return value as Raw
}
export const textFrom = (value: unknown): string => {
  if (typeof value !== 'string') throw new Refused('malformed')
  return value
}
export const wholeFrom = (value: unknown, least: number, most: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : least
/** The editor gives each link, picture and HTML block an id. */
export const idFrom = (value: unknown): string => {
  if (typeof value !== 'string' || !/^[\w-]{1,64}$/.test(value)) throw new Refused('malformed')
  return value
}

export type Read<Node> = (raw: Raw, level: number, count: Count) => Node | null

/** `null` from `read` drops a child. */
export function childrenOf<Node>(raw: Raw, level: number, count: Count, read: Read<Node>): Node[] {
  if (!Array.isArray(raw.children)) throw new Refused('malformed')
  if (level >= richTextLimits.levels) throw new Refused('too-long')
  return raw.children.flatMap((child) => {
    count.nodes += 1
    if (count.nodes > richTextLimits.nodes) throw new Refused('too-long')
    const node = read(objectOf(child), level + 1, count)
    return node === null ? [] : [node]
  })
}

export function countText(text: string, count: Count): string {
  count.characters += text.length
  if (count.characters > richTextLimits.characters) throw new Refused('too-long')
  return text
}

export function referenceFrom(raw: unknown, count: Count, isAllowed: (collection: string) => boolean): Reference {
  const { relationTo, value } = objectOf(raw)
  const id = typeof value === 'object' && value !== null ? (value as Raw).id : value
  if (typeof relationTo !== 'string' || !isAllowed(relationTo) || !isHexId(id)) throw new Refused('malformed')
  count.references += 1
  if (count.references > richTextLimits.references) throw new Refused('too-long')
  return { relationTo, value: id }
}
