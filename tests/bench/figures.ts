/** What was measured, the figure and the target. */
export type Row = [what: string, figure: string, target: string]
/** `small`: a tenth of the load, to see that a part works. */
export type Options = { small: boolean }

/** The value that this share of the values does not exceed. */
export const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN
export const median = (values: readonly number[]) => quantile(values, 0.5)

export const toMegabytes = (bytes: number) => Math.round(bytes / 1_048_576)
export const milliseconds = (value: number) => `${value.toFixed(1)} ms`
/** Shares of the values, such as `1.8 ms, 3.7 ms`. */
export const within = (values: readonly number[], ...shares: number[]) =>
  shares.map((share) => milliseconds(quantile(values, share))).join(', ')

/** Milliseconds of CPU that a task takes in this process, so that other programs of the machine do not count. */
export async function measureCpu(task: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await task()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
