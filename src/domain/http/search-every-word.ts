type Where = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Where => typeof value === 'object' && value !== null

/** The field of a condition `{ [field]: { like: text } }`, and the text; null for any other condition. */
function likeOf(condition: unknown): { field: string; text: string } | null {
  const [entry, ...others] = isObject(condition) ? Object.entries(condition) : []
  if (!entry || others.length > 0 || !isObject(entry[1])) return null
  const [[operator, text] = [], ...more] = Object.entries(entry[1])
  return operator === 'like' && more.length === 0 && typeof text === 'string' ? { field: entry[0], text } : null
}

/**
 * The filter of a list of the studio in which each word that was typed may be in another field. Payload asks for one field that has
 * all words, so that a first name and a last name together would find nobody. Other filters stay as they are.
 */
export function searchEveryWord(where: unknown): unknown {
  if (!isObject(where)) return where
  const { and, or } = where
  if (Array.isArray(and)) return { ...where, and: and.map(searchEveryWord) }
  if (!Array.isArray(or) || or.length < 2 || Object.keys(where).length > 1) return where
  const likes = or.flatMap((condition) => likeOf(condition) ?? [])
  const [{ text } = { text: '' }] = likes
  const words = text.trim().split(/\s+/)
  if (likes.length < or.length || words.length < 2 || likes.some((like) => like.text !== text)) return where
  return { and: words.map((word) => ({ or: likes.map(({ field }) => ({ [field]: { like: word } })) })) }
}
