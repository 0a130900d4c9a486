/** A table row: what was measured, the result and the target. */
export type Row = [measurement: string, result: string, target: string]

export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
export const toMegabytes = (bytes: number) => Math.round(bytes / 1_048_576)

export const formatTable = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
