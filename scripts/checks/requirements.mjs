import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findClauses, findClausesInTitles } from './requirements/clauses.mjs'
import { readRows, rewriteDocument } from './requirements/document.mjs'
import { findProblems } from './requirements/problems.mjs'
import { listTrackedFiles } from './tracked-files.mjs'
import { exitWithError, root } from '../steps.mjs'

/**
 * Updates docs/requirements from the tests: the list of tests of each clause and the counts of each document. With `--check`
 * it writes nothing, and fails if a document is out of date or contradicts the tests.
 */
const documents = ['public-site', 'customer-and-purchasing', 'v1-contract'].map(
  (name) => `docs/requirements/${name}.md`,
)
const textFile = /\.(?:[cm]?[jt]sx?|css|md|json|ya?ml)$/
const testFile = /^tests\/.*\.(?:test|spec)\.tsx?$/
const read = (file) => readFileSync(path.join(root, file), 'utf8')

/** Maps each clause to the files in which `find` finds it. */
function indexClauses(files, find) {
  const filesOf = new Map()
  for (const file of files)
    for (const clause of find(read(file))) filesOf.set(clause, [...(filesOf.get(clause) ?? []), file])
  return filesOf
}

const files = listTrackedFiles(root).filter((file) => textFile.test(file) && !documents.includes(file))
const testFiles = files.filter((file) => testFile.test(file))
const testsOf = indexClauses(testFiles, findClausesInTitles)
const usesOf = indexClauses(files, findClauses)
const isCheck = process.argv.includes('--check')

const stale = documents.filter((file) => {
  const written = rewriteDocument(read(file), testsOf)
  if (written === read(file)) return false
  if (!isCheck) writeFileSync(path.join(root, file), written)
  return true
})

if (isCheck) {
  const rows = documents.flatMap((file) => readRows(read(file)))
  const problems = findProblems({ rows, testsOf, usesOf })
  problems.push(...stale.map((file) => `${file} is out of date. Run \`npm run requirements\`.`))
  if (problems.length > 0) exitWithError(problems.join('\n'))
}
