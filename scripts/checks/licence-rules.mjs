/** Licences that ask for no more than a notice. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
])

/** Other ways in which packages write a licence. */
const aliases = { 'Apache 2.0': 'Apache-2.0' }

/**
 * Packages with a licence that is not permissive and that we ship all the same, unmodified and as separate files. Every other
 * such licence is refused.
 */
const exceptions = [
  {
    packages: /^@img\/sharp-(?:libvips-|win32-)/,
    licence: 'LGPL-3.0-or-later',
    reason: 'The library libvips in a file of its own, which sharp loads and anybody can replace.',
  },
  {
    packages: /^@img\/sharp-wasm32$/,
    licence: 'LGPL-3.0-or-later',
    reason: 'Not installed on any supported platform; the lock file of npm lists it all the same.',
  },
  {
    packages: /^lightningcss(?:-|$)/,
    licence: 'MPL-2.0',
    reason: 'Runs when the style sheet is built. No part of it reaches the pages.',
  },
]

/** Splits `A AND (B OR C)` at an operator outside of brackets. */
function splitAt(expression, operator) {
  const parts = ['']
  let depth = 0
  for (const word of expression.split(/(\(|\)|\s+)/)) {
    if (word === '(') depth += 1
    if (word === ')') depth -= 1
    if (word === operator && depth === 0) parts.push('')
    else parts[parts.length - 1] += word
  }
  return parts.map((part) => part.trim())
}

const withoutBrackets = (text) =>
  splitAt(text, 'AND').length === 1 && /^\(.*\)$/.test(text) ? text.slice(1, -1) : text

/**
 * The licences of an SPDX expression that are not permissive, and from which no permissive alternative frees us. Empty when
 * every part is permissive. An absent licence counts as `unknown`.
 */
export function findRestrictions(expression) {
  const text = withoutBrackets((aliases[expression] ?? expression ?? '').trim())
  if (text === '') return ['unknown']
  const all = splitAt(text, 'AND')
  if (all.length > 1) return all.flatMap(findRestrictions)
  const any = splitAt(text, 'OR')
  if (any.length > 1) {
    const restrictions = any.map(findRestrictions)
    return restrictions.some((found) => found.length === 0) ? [] : restrictions.flat()
  }
  return permissive.has(text) ? [] : [text]
}

/** Why a package with a restriction is shipped all the same; null when it must not be. */
export const findException = (name, licence) =>
  exceptions.find((it) => it.licence === licence && it.packages.test(name))?.reason ?? null

/** The licences that forbid shipping a package, as sentences. */
export const findLicenceProblems = (packages) =>
  packages.flatMap(({ name, version, licence }) =>
    findRestrictions(licence)
      .filter((restriction) => findException(name, restriction) === null)
      .map((restriction) => `${name} ${version} has the licence ${restriction}, which we do not ship.`),
  )
