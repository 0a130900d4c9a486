/** ` (did you mean gluten?)` when a known word is near enough to the one that is not; else empty. */
export function suggestion(word: string, known: Iterable<string>): string {
  const wanted = word.toLowerCase().slice(0, 80)
  let best: { word: string; distance: number } | null = null
  for (const candidate of known) {
    const distance = editDistance(wanted, candidate.toLowerCase())
    if (distance <= Math.ceil(wanted.length / 3) && distance < (best?.distance ?? Infinity))
      best = { word: candidate, distance }
  }
  return best ? ` (did you mean ${best.word}?)` : ''
}

/** How many letters must be added, dropped or changed to make one word the other. */
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
