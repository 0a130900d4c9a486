export type PatternError = 'too-long' | 'broken' | 'unsafe'

const maxPatternLength = 100
const maxVariableRepeats = 4
const maxRepeatCount = 50

/** `*`, `+`, `?`, `{2}`, `{2,}` or `{2,4}`, optionally lazy. */
const quantifier = /^(?:[*+?]|\{(\d+)(,(\d*))?\})\??/

/**
 * Validates a site's regular expression for student ids. Returns null when it is valid.
 *
 * The pattern runs on input from anyone, so catastrophic backtracking must be impossible. Allowed are at most 100
 * characters, four quantifiers of variable length, and repeat counts of 50. Groups that contain a quantifier or an
 * alternative cannot be repeated. Lookaround and back references are not allowed. Spec: CUS-3.5.
 */
export function validateStudentIdPattern(pattern: string): PatternError | null {
  if (pattern.length > maxPatternLength) return 'too-long'
  if (!compiles(pattern)) return 'broken'
  return isSafe(pattern) ? null : 'unsafe'
}

function compiles(pattern: string): boolean {
  try {
    new RegExp(pattern) // on its own: `a)(b` is only valid inside the group below
    new RegExp(`^(?:${pattern})$`)
    return true
  } catch {
    return false // RegExp throws only for invalid patterns
  }
}

function isSafe(pattern: string): boolean {
  const groups: { complex: boolean }[] = [{ complex: false }]
  let variable = 0
  let at = 0
  while (at < pattern.length) {
    const rest = pattern.slice(at)
    if (/^\((?:\?[=!<])/.test(rest) || /^\\(?:[1-9]|k)/.test(rest)) return false
    let isComplexGroup = false
    if (rest.startsWith('(')) {
      groups.push({ complex: false })
      at += rest.startsWith('(?:') ? 3 : 1
      continue
    }
    if (rest.startsWith('|')) {
      markComplex(groups)
      at += 1
      continue
    }
    if (rest.startsWith(')')) isComplexGroup = groups.pop()?.complex ?? false
    at += atomLength(rest)
    const repeat = quantifier.exec(pattern.slice(at))
    if (!repeat) continue
    const [text, least, range, most] = repeat
    if (isComplexGroup || Number(least ?? 0) > maxRepeatCount || Number(most || 0) > maxRepeatCount) return false
    if (least === undefined || (range !== undefined && most !== least)) variable += 1
    markComplex(groups)
    at += text.length
  }
  return variable <= maxVariableRepeats
}

/** Marks every enclosing group as one that contains a quantifier or an alternative. */
function markComplex(groups: { complex: boolean }[]) {
  for (const group of groups) group.complex = true
}

/** Returns the length of the next atom: an escape, a character class or one character. */
function atomLength(rest: string): number {
  if (rest.startsWith('\\'))
    return /^\\(?:u\{[^}]*\}|u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|[pP]\{[^}]*\}|.)/.exec(rest)?.[0].length ?? 1
  if (rest.startsWith('[')) return /^\[(?:\\.|[^\]\\])*\]/.exec(rest)?.[0].length ?? 1
  return 1
}
