import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findRelativeLinks, findRepositoryPaths } from './document-paths.mjs'
import { listTrackedFiles } from './tracked-files.mjs'
import { exitWithError, root } from '../steps.mjs'

/** Fails if the documentation links to a file, or names a path of the repository, that does not exist. */
const files = listTrackedFiles(root)
const documents = files.filter((file) => /^(?:docs\/.*|[^/]+)\.md$/.test(file))
const folders = [...new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]))]

const problems = documents.flatMap((document) => {
  const markdown = readFileSync(path.join(root, document), 'utf8')
  const targets = [
    ...findRelativeLinks(markdown).map((target) => path.posix.join(path.posix.dirname(document), target)),
    ...findRepositoryPaths(markdown, folders),
  ]
  return [...new Set(targets)]
    .filter((target) => !existsSync(path.join(root, target)))
    .map((target) => `${document} names ${target}, which does not exist.`)
})
if (problems.length > 0) exitWithError(problems.join('\n'))
