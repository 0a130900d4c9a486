/** Everything made from one site's documents, the site itself included. */
export const siteTag = (siteId: string) => `site:${siteId}`
/** Made from the list of sites or from data that all sites share. */
export const everySiteTag = 'every-site'
