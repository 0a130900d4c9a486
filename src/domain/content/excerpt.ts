const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', '#39': "'" }

/**
 * Returns the beginning of sanitized HTML as plain text of at most `maxLength` characters, cut at the end of a word and
 * closed with `…`. Null when there is no text. Block elements become spaces.
 */
export function makeExcerpt(html: string, maxLength = 155): string | null {
  const text = html
    .replace(/<\/?(?:a|b|em|i|small|strong|sub|sup|u)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#39|\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()
  if (text === '') return null
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength)
  const end = cut.lastIndexOf(' ')
  return `${(end > maxLength / 2 ? cut.slice(0, end) : cut.slice(0, -1)).replace(/[\s,;:.–—-]+$/, '')}…`
}
