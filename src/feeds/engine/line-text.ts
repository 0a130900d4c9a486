/** Puts a text on one trimmed line without control characters. Keeps no-break spaces. */
export const toSingleLine = (text: string | null): string =>
  (text ?? '').replace(/[ \u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim()

/** Shortens a text to a maximum number of characters. A shortened text ends in `…`. */
export function truncate(text: string, maxLength: number): string {
  const characters = [...text]
  return characters.length <= maxLength
    ? text
    : `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`
}

/**
 * Splits a text into parts of a maximum number of characters, between words where possible. Loses nothing; parts after the
 * first start with `… `. Returns no parts for an empty text.
 */
export function splitText(text: string, maxLength: number): string[] {
  const parts: string[] = []
  let rest = [...text]
  while (rest.length > 0) {
    const prefix = parts.length === 0 ? [] : ['…', ' ']
    const available = maxLength - prefix.length
    const space = rest.length > available ? rest.lastIndexOf(' ', available) : rest.length
    const end = space > 0 ? space : available
    parts.push([...prefix, ...rest.slice(0, end)].join(''))
    rest = rest.slice(rest[end] === ' ' ? end + 1 : end)
  }
  return parts
}
