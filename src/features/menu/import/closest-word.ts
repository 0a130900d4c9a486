import type { Localized } from '@/domain/locale'

/** ` (did you mean gluten?)` when a known word is similar to the unknown one, otherwise empty texts. */
export function suggestClosestWord(word: string, known: Iterable<string>): Localized {
  const best = findClosestWord(word, known)
  return best === null ? { en: '', fr: '' } : { en: ` (did you mean ${best}?)`, fr: ` (vouliez-vous dire ${best}?)` }
}

/** The known word that is most similar to an unknown one; null when none is similar. */
export function findClosestWord(word: string, known: Iterable<string>): string | null {
  const unknown = word.toLowerCase().slice(0, 80)
  let best: { word: string; distance: number } | null = null
  for (const candidate of known) {
    const distance = editDistance(unknown, candidate.toLowerCase())
    if (distance <= Math.ceil(unknown.length / 3) && distance < (best?.distance ?? Infinity))
      best = { word: candidate, distance }
  }
  return best?.word ?? null
}

/** The Levenshtein distance: the letters to add, remove or replace to turn one word into the other. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
