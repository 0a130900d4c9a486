/** The address of the page "Import menus" below the studio's. `payload.config.ts` registers it. */
export const importPath = '/import-menus'
