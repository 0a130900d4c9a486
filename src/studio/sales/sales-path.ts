/** The address of the page "Sales" below the studio's. `payload.config.ts` registers it. */
export const salesPath = '/sales'
