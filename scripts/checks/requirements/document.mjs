export const states = ['done', 'partial', 'planned', 'departs']

const rowPattern = /^\| ((?:PUB|CUS)-\d+\.\d+|V1-\d+(?:\.\d+)?) \|/
const countsPattern = /(<!-- counts -->\n)[\s\S]*?(<!-- \/counts -->)/
const splitCells = (line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim())

/**
 * Parses the rows of a requirements document, in order.
 * @param {string} markdown
 * @returns {{ clause: string, state: string, reason: string, isScope: boolean, stateCell: string }[]}
 */
export function readRows(markdown) {
  return markdown
    .split('\n')
    .filter((line) => rowPattern.test(line))
    .map((line) => {
      const [, clause, , stateCell] = splitCells(line)
      return {
        clause,
        stateCell,
        state: /^[a-z]+/.exec(stateCell)?.[0] ?? '',
        reason: /^[a-z]+: (.*)/.exec(stateCell)?.[1] ?? '',
        isScope: stateCell.startsWith('done (scope)'),
      }
    })
}

/**
 * Returns the document with an updated test column and updated counts.
 * @param {string} markdown
 * @param {Map<string, string[]>} testsOf the test files that name a clause in a title, relative to the repository
 */
export function rewriteDocument(markdown, testsOf) {
  const lines = markdown.split('\n').map((line) => {
    const clause = rowPattern.exec(line)?.[1]
    if (!clause) return line
    const [, , requirement, stateCell] = splitCells(line)
    const tests = linkTests(testsOf.get(clause) ?? [])
    return `| ${clause} | ${requirement} | ${stateCell} |${tests && ` ${tests}`} |`
  })
  return lines.join('\n').replace(countsPattern, `$1${renderCounts(readRows(markdown))}$2`)
}

const linkTests = (files) =>
  [...new Set(files)]
    .sort()
    .map((file) => `[${file.replace(/^tests\//, '').replace(/\.(test|spec)\.tsx?$/, '')}](../../${file})`)
    .join(', ')

function renderCounts(rows) {
  const counts = states.map((state) => rows.filter((row) => row.state === state).length)
  return [
    `| ${states.join(' | ')} | total |`,
    `| ${[...states, 'total'].map(() => '---').join(' | ')} |`,
    `| ${[...counts, rows.length].join(' | ')} |`,
    '',
  ].join('\n')
}
