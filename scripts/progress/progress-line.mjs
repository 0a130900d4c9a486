const bar = { full: '█', empty: '░', cells: 20 }

const nameWidth = 22 // so that the bars of parallel steps are aligned

const formatCount = (count) => count.toLocaleString('en')

function formatBar(share) {
  const filled = Math.round(Math.min(Math.max(share, 0), 1) * bar.cells)
  return bar.full.repeat(filled) + bar.empty.repeat(bar.cells - filled)
}

/** What is known about a step: pieces that are done, or only how long it takes elsewhere. Its bar shows the one or the other. */
function describe({ done, total, unit, phase, expected }, seconds) {
  const time = `${Math.floor(seconds)} s`
  if (total) return { share: done / total, text: `${formatCount(done)} of ${formatCount(total)} ${unit}, ${time}` }
  if (!expected) return { text: [time, phase].filter(Boolean).join(', ') }
  const late = seconds > expected.seconds ? ', longer than expected' : ''
  return { share: seconds / expected.seconds, text: `${time} (${expected.text}${late})${phase ? `, ${phase}` : ''}` }
}

/**
 * One line about a running step, at most `width` characters: `Install  ███░░░  512 of 1,224 packages, 34 s`. Without a width it has
 * no bar, for output that is not a terminal.
 *
 * @param {{ name: string, seconds: number, done?: number, total?: number, unit?: string, phase?: string,
 *   expected?: { seconds: number, text: string } }} step
 * @param {number} [width]
 */
export function formatProgress({ name, seconds, ...state }, width) {
  const { share, text } = describe(state, seconds)
  if (width === undefined) return `${name}: ${text}`
  const line = [name.padEnd(nameWidth), share === undefined ? '' : formatBar(share), text].filter(Boolean).join('  ')
  return line.slice(0, width)
}
