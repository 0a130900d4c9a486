import type { Site } from '@/domain/campus'
import { landingBlocks, micrositePages } from '@/domain/microsite'
import { readMicrosite } from '@/features/content/read-microsite'
import { sectionPage } from '@/features/content/section-page'
import { askAll } from './ask-own'

async function blocksOf(site: Site) {
  const microsite = await readMicrosite(site.id)
  return Promise.all(microsite ? landingBlocks(microsite, site).map(sectionPage) : [])
}

/** The microsite of a site, null where it has none. Spec: PUB-7.8. */
export const askMicrosite = askAll('microsite', async (site, now) => {
  const microsite = await readMicrosite(site.id)
  const pages = await Promise.all(microsite ? micrositePages(microsite).map(sectionPage) : [])
  return { site, microsite, pages, blocks: await blocksOf(site), now }
})

/** The blocks of its first page; none without a microsite. Spec: PUB-7.7. */
export const askMicrositeSections = askAll('microsite-sections', async (site) => ({
  blocks: await blocksOf(site),
  zone: site.timeZone,
}))
