/** The address of the page "Week" below the studio's. `payload.config.ts` registers it. */
export const weekPath = '/week'
