/** Digits and consonants that nobody confuses when they read them aloud or type them. Without vowels they form no words. */
const symbols = '3479CDFHJKMNPQRTWXY'
const groupLength = 4

/** The first two letters of a site's slug that are among the symbols: `northgate` gives `NR`. */
function orderPrefix(slug: string): string {
  const letters = [...slug.toUpperCase()].filter((letter) => /[A-Z]/.test(letter) && symbols.includes(letter))
  return [...letters, 'X', 'X'].slice(0, 2).join('')
}

/**
 * A number for an order, such as `NR-7K3M-4QXD`: the prefix of the site and eight random symbols, so that it does not reveal how
 * many orders were placed. `randomBelow` returns a random integer below its argument. There are 17 billion numbers for a site; the
 * unique index finds a collision.
 */
export function makeOrderNumber(slug: string, randomBelow: (limit: number) => number): string {
  const group = () => Array.from({ length: groupLength }, () => symbols[randomBelow(symbols.length)]).join('')
  return `${orderPrefix(slug)}-${group()}-${group()}`
}
