/** A text on one line, without control characters and without blanks around it: what names and notes in feeds are. No-break spaces stay. */
export const oneLine = (text: string | null): string =>
  (text ?? '').replace(/[ \u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim()

/** A text of at most so many characters; one that is cut ends in `…`. */
export function cut(text: string, most: number): string {
  const characters = [...text]
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}

/**
 * A text in parts of at most so many characters each, none of it lost, between words where that can be helped; parts
 * after the first begin with `… `. Empty for no text.
 */
export function inParts(text: string, most: number): string[] {
  const parts: string[] = []
  let rest = [...text]
  while (rest.length > 0) {
    const head = parts.length === 0 ? [] : ['…', ' ']
    const room = most - head.length
    const blank = rest.length > room ? rest.lastIndexOf(' ', room) : rest.length
    const end = blank > 0 ? blank : room
    parts.push([...head, ...rest.slice(0, end)].join(''))
    rest = rest.slice(rest[end] === ' ' ? end + 1 : end)
  }
  return parts
}
