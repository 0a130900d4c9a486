/**
 * Fails when a package that we ship has a known vulnerability that is high or critical: `node scripts/checks/check-advisories.mjs`.
 *
 * Only the package registry knows. When it does not answer, the check says that it did not run and does not fail: no change
 * to the project could mend that. It is not part of `npm test`, whose result depends on the sources alone.
 */
import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { exitWithError, npmProgram, root } from '../steps.mjs'

const refused = ['high', 'critical']
const seconds = 60

/** The severity of an advisory and the packages that it concerns. */
const describe = ({ name, severity, via = [] }) => {
  const titles = via.flatMap((it) => (typeof it === 'object' && it.title ? [`${it.title} ${it.url ?? ''}`.trim()] : []))
  return `${severity}: ${name}${titles.length > 0 ? `: ${titles.join('; ')}` : ''}`
}

/**
 * Reads the output of `npm audit --json`. Null when it has no result, because the registry did not answer. `refused` are the
 * advisories that fail the check, `others` the rest, one line each.
 * @param {string} output
 * @returns {{ refused: string[], others: string[] } | null}
 */
export function readAdvisories(output) {
  const result = parse(output)
  if (!result?.metadata?.vulnerabilities || result.error) return null
  const found = Object.values(result.vulnerabilities ?? {})
  return {
    refused: found.filter(({ severity }) => refused.includes(severity)).map(describe),
    others: found.filter(({ severity }) => !refused.includes(severity)).map(describe),
  }
}

function parse(output) {
  try {
    return JSON.parse(output)
  } catch {
    return null // no JSON: npm could not ask
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const options = ['--omit=dev', '--package-lock-only', '--json', '--fetch-retries=0', '--fetch-timeout=20000']
  const { stdout } = spawnSync(process.execPath, [npmProgram(), 'audit', ...options], {
    cwd: root,
    encoding: 'utf8',
    timeout: seconds * 1_000,
    maxBuffer: 64 * 1024 * 1024,
  })
  const advisories = readAdvisories(stdout ?? '')
  if (advisories === null) {
    const sentence = 'Known vulnerabilities were NOT CHECKED: the package registry gave no list of advisories.'
    console.log(process.env.GITHUB_ACTIONS ? `::warning::${sentence}` : `\n${sentence}\n`)
  } else {
    for (const line of advisories.others) console.log(line)
    if (advisories.refused.length > 0) exitWithError(`Known vulnerabilities:\n${advisories.refused.join('\n')}`)
    console.log('No package that we ship has a known vulnerability that is high or critical.')
  }
}
