/** A clause number: document, section and item. The item is optional for V1. */
const clausePattern = /\b(?:(?:PUB|CUS)-\d+\.\d+|V1-\d+(?:\.\d+)?)\b/g
const rangePattern = /\b((?:PUB|CUS|V1)-\d+)\.(\d+) to (?:\1\.)?(\d+)\b/g

/**
 * Finds the clause numbers in a text, without duplicates. A range such as `V1-1.8 to 10` counts as all of its clauses.
 * @param {string} text
 * @returns {string[]}
 */
export function findClauses(text) {
  const single = [...text.matchAll(clausePattern)].map(([clause]) => clause)
  const ranged = [...text.matchAll(rangePattern)].flatMap(([, section, first, last]) =>
    Array.from({ length: Math.max(0, Number(last) - Number(first) + 1) }, (_, i) => `${section}.${Number(first) + i}`),
  )
  return [...new Set([...single, ...ranged])]
}

/**
 * Finds the clause numbers in the titles of a test file. Titles, and the rows of `test.each` that become titles, write them
 * in square brackets. Comments are ignored.
 * @param {string} source
 * @returns {string[]}
 */
export function findClausesInTitles(source) {
  const code = source.replace(/^\s*\/\*[\s\S]*?\*\//gm, '').replace(/(^|\s)\/\/[^\n]*/g, '$1')
  const brackets = [...code.matchAll(/\[([^[\]\n]*)\]/g)].map(([, inside]) => inside)
  return findClauses(brackets.filter((inside) => /^(?:PUB|CUS|V1)-\d/.test(inside)).join('\n'))
}

/**
 * Orders clauses by document, section and item, so that 2.10 follows 2.9.
 * @param {string} one
 * @param {string} other
 */
export const compareClauses = (one, other) => one.localeCompare(other, 'en', { numeric: true })
