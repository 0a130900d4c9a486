/** The address of the page "Reservations by day" below the studio's. `payload.config.ts` registers it. */
export const bookPath = '/reservations-by-day'
