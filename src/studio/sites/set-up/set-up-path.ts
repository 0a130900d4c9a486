/** The address of the page "New site" below the studio's. `payload.config.ts` registers it. */
export const setUpPath = '/new-site'
