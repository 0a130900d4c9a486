import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Marks the scripts with which every page starts, so that browsers that know the mark compile them aside while they come.
 * Without it each function is compiled when it is first called, in the moment in which a finger waits. `build` is where
 * the build lies.
 */
export function hintCompiling(build) {
  const { rootMainFiles } = JSON.parse(readFileSync(path.join(build, 'build-manifest.json'), 'utf8'))
  for (const name of rootMainFiles) {
    const file = path.join(build, name)
    const script = readFileSync(file, 'utf8')
    if (!script.startsWith(hint)) writeFileSync(file, hint + script)
  }
}
