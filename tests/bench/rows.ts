/** A line of a table of figures: what was measured, what came out, what was aimed at. */
export type Row = [what: string, figure: string, aim: string]

export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
export const megabytes = (bytes: number) => Math.round(bytes / 1_048_576)

export const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
