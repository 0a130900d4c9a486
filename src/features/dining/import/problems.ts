/** What is wrong and where. `line` counts from 1 as an editor does; null when it is the whole file. */
export type Problem = { line: number | null; reason: string }

export type Checked<Value> = { ok: true; value: Value } | { ok: false; problems: Problem[] }

const shown = 50

/** What a file says, made safe to print on a terminal: quoted, cut, control and direction characters written out. */
export function quote(text: string): string {
  const cut = text.length > 60 ? `${text.slice(0, 60)}…` : text
  return `"${cut.replace(/[\p{C}\u2028\u2029]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`)}"`
}

/** Lines for people, in the order of the file: at most 50, then how many more there are. */
export function reportOf(problems: readonly Problem[]): string[] {
  const sorted = problems.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
  const lines = sorted.slice(0, shown).map(({ line, reason }) => (line === null ? reason : `line ${line}: ${reason}`))
  return sorted.length > shown ? [...lines, `and ${sorted.length - shown} more`] : lines
}
