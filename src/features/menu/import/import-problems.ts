/** A problem in the file. `line` counts from 1, as editors do; null means the whole file. */
export type Problem = { line: number | null; reason: string }

export type Checked<Value> = { ok: true; value: Value } | { ok: false; problems: Problem[] }

const maxReported = 50

/** Quotes a text of the file for a terminal: at most 60 characters, with control and direction characters escaped. */
export function quote(text: string): string {
  const cut = text.length > 60 ? `${text.slice(0, 60)}…` : text
  return `"${cut.replace(/[\p{C}\u2028\u2029]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`)}"`
}

/** Formats problems as lines of text in the order of the file: at most 50, then the number of the others. */
export function formatProblems(problems: readonly Problem[]): string[] {
  const sorted = problems.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
  const lines = sorted
    .slice(0, maxReported)
    .map(({ line, reason }) => (line === null ? reason : `line ${line}: ${reason}`))
  return sorted.length > maxReported ? [...lines, `and ${sorted.length - maxReported} more`] : lines
}
