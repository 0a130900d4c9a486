/*
 * The tags of everything that is cached. Reads attach them, and the hooks of the collections expire them.
 *
 * A site has one tag, not one for each collection. Pages and answers of v1 combine documents of many collections (a news
 * item names a location, a home page names events and offers), so that a finer tag would be forgotten somewhere and leave
 * old data in the cache. Building a site's values again takes milliseconds.
 */

/** The tag of everything that is built from the documents of one site, or from the site itself. */
export const siteTag = (siteId: string) => `site:${siteId}`

/** The tag of everything that is built from the list of sites, or from documents that all sites share. */
export const everySiteTag = 'every-site'

/** The id that stands for all sites in the collection `revisions`. */
export const everySiteId = '0'.repeat(24)

/** The tag that a row of the collection `revisions` expires. */
export const revisionTag = (id: string) => (id === everySiteId ? everySiteTag : siteTag(id))
