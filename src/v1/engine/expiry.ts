/** For values that visitors change often, such as votes, which expire no cache tag. */
export const inOneSecond = (now: Date) => now.getTime() + 1_000

/** For opening statuses, which change on full minutes. */
export const endOfMinute = (now: Date) => endOf(now, 60_000)

/** For values that depend on the campus date: in every time zone, midnight falls on a quarter hour of UTC. */
export const endOfQuarterHour = (now: Date) => endOf(now, 15 * 60_000)

const endOf = (now: Date, span: number) => (Math.floor(now.getTime() / span) + 1) * span
