import type { Site } from '@/domain/site/site'
import { landingBlocks, micrositePages } from '@/domain/content/microsite'
import { readMicrosite } from '@/features/content/microsite/read-microsite'
import { readSectionPage } from '@/features/site/read-section-page'
import { siteResolver } from './resolve-site-items'

async function readBlocks(site: Site) {
  const microsite = await readMicrosite(site.id)
  return Promise.all(microsite ? landingBlocks(microsite, site).map(readSectionPage) : [])
}

/** The microsite of a site; null if it has none. Spec: PUB-7.8. */
export const resolveMicrosite = siteResolver(async (site, now) => {
  const microsite = await readMicrosite(site.id)
  const pages = await Promise.all(microsite ? micrositePages(microsite).map(readSectionPage) : [])
  return { site, microsite, pages, blocks: await readBlocks(site), now }
})

/** The blocks on the first page of a microsite; empty without a microsite. Spec: PUB-7.7. */
export const resolveMicrositeSections = siteResolver(async (site) => ({
  blocks: await readBlocks(site),
  zone: site.timeZone,
}))
