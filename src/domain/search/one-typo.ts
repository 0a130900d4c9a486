/** Shorter words differ from too many others in one letter. */
const minTypoLength = 4

/**
 * Whether two different words are one typing error apart: one letter wrong, missing or too many, or two neighbours swapped.
 * Words of up to three letters allow none.
 */
export function isOneTypo(typed: string, word: string): boolean {
  const [short, long] = typed.length <= word.length ? [typed, word] : [word, typed]
  if (short.length < minTypoLength - 1 || typed.length < minTypoLength || long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  if (at === short.length) return false
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
}

/**
 * Whether a typed word is one typing error away from the beginning of a longer word: `choclat` of chocolate. The first letter
 * must be right.
 */
export function isTypoOfBeginning(typed: string, word: string): boolean {
  if (typed.length <= minTypoLength || word.length <= typed.length || typed[0] !== word[0]) return false
  return [-1, 0, 1].some((more) => isOneTypo(typed, word.slice(0, typed.length + more)))
}
