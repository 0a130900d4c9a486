import { compareClauses } from './clauses.mjs'
import { states } from './document.mjs'

/**
 * Finds contradictions between the documents, the tests and the code, one sentence each.
 * @param {object} found
 * @param {ReturnType<typeof import('./document.mjs').readRows>} found.rows the rows of all documents
 * @param {Map<string, string[]>} found.testsOf the test files that name a clause in a title
 * @param {Map<string, string[]>} found.usesOf the files that mention a clause anywhere
 * @returns {string[]}
 */
export function findProblems({ rows, testsOf, usesOf }) {
  const known = new Set(rows.map(({ clause }) => clause))
  const unknown = [...usesOf.keys()].filter((clause) => !known.has(clause)).sort(compareClauses)
  return [
    ...findDuplicates(rows).map((clause) => `${clause} has more than one line in docs/requirements.`),
    ...unknown.map((clause) => `${clause} has no line in docs/requirements. Used in ${list(usesOf.get(clause))}.`),
    ...rows.flatMap((row) => findRowProblems(row, testsOf.get(row.clause) ?? [])),
  ]
}

function findRowProblems({ clause, state, stateCell, reason, isScope }, tests) {
  if (!states.includes(state)) return [`${clause} has the state "${stateCell}". Use ${states.join(', ')}.`]
  if (state === 'done' && !isScope && tests.length === 0)
    return [`${clause} is marked done, but no test title names it.`]
  if (state === 'planned' && tests.length > 0)
    return [`${clause} is marked planned, but a test names it: ${list(tests)}. Correct one of the two.`]
  return state === 'departs' && !isSentence(reason)
    ? [`${clause} departs. Say in its line what the product does, and why.`]
    : []
}

const isSentence = (text) => /^[A-Z`].* .*\.$/.test(text)

const findDuplicates = (rows) => [
  ...new Set(rows.map(({ clause }) => clause).filter((clause, index, all) => all.indexOf(clause) !== index)),
]

const list = (files = []) => (files.length > 3 ? `${files.slice(0, 3).join(', ')} and others` : files.join(', '))
