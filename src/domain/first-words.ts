const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', '#39': "'" }

/**
 * The beginning of clean HTML as plain text, cut at a word's end to at most so many characters, `…` included; null where it
 * has no text. Elements that stand apart are apart in the text.
 */
export function firstWords(html: string, most = 155): string | null {
  const text = html
    .replace(/<\/?(?:a|b|em|i|small|strong|sub|sup|u)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#39|\w+);/g, (entity, name: string) => named[name] ?? entity)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()
  if (text === '') return null
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  const end = cut.lastIndexOf(' ')
  return `${(end > most / 2 ? cut.slice(0, end) : cut.slice(0, -1)).replace(/[\s,;:.–—-]+$/, '')}…`
}
