import { campus } from '../../../demo/campus'
import type { DemoSite } from '../../../demo/shapes/campus-shape'
import { noContent } from '../../../demo/no-content'
import { getScreenName } from '@/domain/site/section-screens'
import en from '@/i18n/messages/en.json'

const siteOf = (slug: string): DemoSite => {
  const site = campus.sites.find((each) => each.slug === slug)
  if (!site) throw new Error(`No demo site ${slug}`)
  return site
}
const fullSites = ['universite-saint-cyrille', 'northgate'].map(siteOf)
const screens = Object.keys(en.descriptions).filter(
  (name) => !['home', 'content', 'microsite', 'privacy', 'mobilePrivacy', 'termsOfUse'].includes(name),
)
const screensOf = ({ sections }: DemoSite) =>
  sections
    .flatMap((section) => [section, ...section.nodes])
    .flatMap(({ masterSlug, slug }) => (masterSlug ? getScreenName({ slug, masterSlug }) : []))

test.each(fullSites)('$slug has a section for each screen', (site) =>
  expect(screensOf(site).sort()).toEqual(screens.toSorted()),
)

test('lakeshore-college publishes every screen without content', () => {
  const { content, ...site } = siteOf('lakeshore-college')
  expect(content).toMatchObject(noContent)
  expect(screensOf({ ...site, content }).sort()).toEqual(screens.toSorted())
  expect(site.sections.every(({ published }) => published)).toBe(true)
  expect([site.hasFood, site.locations.some(({ showMenus }) => showMenus)]).toEqual([false, true])
})

test('[PUB-3.18] the shared lists have the specified entries', () => {
  const names = Object.values(campus.referenceLists).map((list) => list.map(({ name }) => name.en.toLowerCase()).sort())
  expect(names).toEqual([
    'american|barbecue|chinese|french|greek|hamburger|indian|italian|japanese|mexican'
      .split('|')
      .concat(['pizza', 'seafood', 'steak', 'sushi', 'thai']),
    'apple pay|cash|credit card|dining dollars|google pay|meal exchange|meal plan|meal swipe'
      .split('|')
      .concat(['meal trade', 'retail swipe', 'samsung pay']),
    'delivery|delivery only|delivery robots|dine in|food lockers|mobile only|mobile ordering'
      .split('|')
      .concat(['open late', 'takeout', 'takeout only']),
  ])
})
