import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findDecisions, findRelativeLinks, findRepositoryPaths } from './document-paths.mjs'
import { listTrackedFiles } from './tracked-files.mjs'
import { exitWithError, root } from '../steps.mjs'

/**
 * Fails if the documentation links to a file, or names a path of the repository, that does not exist, or if any file names a
 * decision without a record.
 */
const files = listTrackedFiles(root)
const documents = files.filter((file) => /^(?:docs\/.*|[^/]+)\.md$/.test(file))
const folders = [...new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]))]
const read = (file) => readFileSync(path.join(root, file), 'utf8')

const pathProblems = documents.flatMap((document) => {
  const markdown = read(document)
  const targets = [
    ...findRelativeLinks(markdown).map((target) => path.posix.join(path.posix.dirname(document), target)),
    ...findRepositoryPaths(markdown, folders),
  ]
  return [...new Set(targets)]
    .filter((target) => !existsSync(path.join(root, target)))
    .map((target) => `${document} names ${target}, which does not exist.`)
})

const records = new Set(files.flatMap((file) => /^docs\/decisions\/(\d{4})-/.exec(file)?.[1] ?? []))
const decisionProblems = files
  .filter((file) => /\.(?:[cm]?[jt]sx?|css|md|ya?ml)$/.test(file))
  .flatMap((file) =>
    findDecisions(read(file))
      .filter((number) => !records.has(number))
      .map((number) => `${file} names decision ${number}, which has no record in docs/decisions.`),
  )

const problems = [...pathProblems, ...decisionProblems]
if (problems.length > 0) exitWithError(problems.join('\n'))
