export type PatternFault = 'too-long' | 'broken' | 'unsafe'

const longestPattern = 100
const mostVariable = 4
const mostRepeats = 50

/** `*`, `+`, `?`, `{2}`, `{2,}` or `{2,4}`, with the lazy mark that may follow. */
const quantifier = /^(?:[*+?]|\{(\d+)(,(\d*))?\})\??/

/**
 * What is wrong with a site's pattern for student ids, null when nothing is.
 *
 * A pattern is run on what strangers type, so it must not be able to run for long: at most 100 characters, four
 * repetitions of varying length, 50 repeats, and no repeated group that repeats or chooses within itself. Looking
 * around and back references are refused too. Spec: CUS-3.5.
 */
export function patternFault(pattern: string): PatternFault | null {
  if (pattern.length > longestPattern) return 'too-long'
  if (!compiles(pattern)) return 'broken'
  return isSafe(pattern) ? null : 'unsafe'
}

function compiles(pattern: string): boolean {
  try {
    new RegExp(pattern) // by itself, for `a)(b` reads well only within brackets
    new RegExp(`^(?:${pattern})$`)
    return true
  } catch {
    return false // the only thing that RegExp says of a pattern it cannot read
  }
}

function isSafe(pattern: string): boolean {
  const groups: { busy: boolean }[] = [{ busy: false }]
  let variable = 0
  let at = 0
  while (at < pattern.length) {
    const rest = pattern.slice(at)
    if (/^\((?:\?[=!<])/.test(rest) || /^\\(?:[1-9]|k)/.test(rest)) return false
    let repeatsBusyGroup = false
    if (rest.startsWith('(')) {
      groups.push({ busy: false })
      at += rest.startsWith('(?:') ? 3 : 1
      continue
    }
    if (rest.startsWith('|')) {
      markBusy(groups)
      at += 1
      continue
    }
    if (rest.startsWith(')')) repeatsBusyGroup = groups.pop()?.busy ?? false
    at += atomLength(rest)
    const repeat = quantifier.exec(pattern.slice(at))
    if (!repeat) continue
    const [text, least, range, most] = repeat
    if (repeatsBusyGroup || Number(least ?? 0) > mostRepeats || Number(most || 0) > mostRepeats) return false
    if (least === undefined || (range !== undefined && most !== least)) variable += 1
    markBusy(groups)
    at += text.length
  }
  return variable <= mostVariable
}

/** Whatever repeats or chooses makes every group around it busy. */
function markBusy(groups: { busy: boolean }[]) {
  for (const group of groups) group.busy = true
}

/** How many characters one atom takes: an escape, a class in brackets or one character. */
function atomLength(rest: string): number {
  if (rest.startsWith('\\'))
    return /^\\(?:u\{[^}]*\}|u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|[pP]\{[^}]*\}|.)/.exec(rest)?.[0].length ?? 1
  if (rest.startsWith('[')) return /^\[(?:\\.|[^\]\\])*\]/.exec(rest)?.[0].length ?? 1
  return 1
}
