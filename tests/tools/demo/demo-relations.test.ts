import { readdirSync } from 'node:fs'
import { campus } from '../../../demo/campus'
import { northgateBusiness } from '../../../demo/northgate/shop/business'
import { saintCyrilleBusiness } from '../../../demo/universite-saint-cyrille/shop/business'
import type { DemoSite } from '../../../demo/shapes/campus-shape'
import { everyValue, isText } from './every-text'

const { cuisines } = campus.referenceLists
const keysOf = (list: readonly { key: string }[]) => list.map(({ key }) => key)
const allSections = ({ sections }: DemoSite) => sections.flatMap((section) => [section, ...section.nodes])

/** Pages that every site has without a section. */
const fixedPages = ['dietary-health-form', 'customer-account', 'privacy', 'terms-of-use']

describe.each(campus.sites)('$slug', (site) => {
  const { content, locations } = site
  const dated = [...content.news, ...content.events, ...content.balancedLivingEvents]

  test('has the files that its content names, and no others', () => {
    const shop = { northgate: northgateBusiness, 'universite-saint-cyrille': saintCyrilleBusiness }[site.slug]
    const texts = everyValue({ site, shop }, isText).map(({ value }) => value)
    const named = texts.filter((text) => /^[\w-]+\.(?:webp|pdf|xlsx)$/.test(text))
    const folder = new URL(`../../../demo/${site.slug}/files/`, import.meta.url)
    const stored = readdirSync(folder).flatMap((kind) => readdirSync(new URL(kind, folder)))
    const pictures = stored.map((name) => name.replace(/-(?:446x402|892x804)(?=\.webp$)/, ''))
    expect([...new Set(pictures)].sort()).toEqual([...new Set(named)].sort())
  })

  test('refers only to existing locations, buildings, events, offers and cuisines', () => {
    const places = keysOf(locations)
    const named = [...dated, ...site.homepageImages].flatMap(({ location }) => location ?? [])
    expect(named.filter((key) => !places.includes(key))).toEqual([])
    expect(
      locations.flatMap(({ building }) => building ?? []).filter((key) => !keysOf(site.buildings).includes(key)),
    ).toEqual([])
    expect(site.brands.filter(({ key }) => !places.includes(key))).toEqual([])
    const [events, offers] = [keysOf(content.events), keysOf(content.specialOffers)]
    expect(site.homepageImages.flatMap(({ event }) => event ?? []).filter((key) => !events.includes(key))).toEqual([])
    expect(
      site.homepageImages.flatMap(({ specialOffer }) => specialOffer ?? []).filter((key) => !offers.includes(key)),
    ).toEqual([])
    const codes = cuisines.map(({ value }) => value)
    expect(locations.flatMap((each) => each.cuisines).filter((code) => !codes.includes(code))).toEqual([])
  })

  test('links only to its own pages', () => {
    const pages = [...allSections(site).map(({ slug }) => slug), ...fixedPages]
    const links = everyValue(site, isText).flatMap(({ at, value }) => {
      const hrefs = /\.(link|url)$/.test(at) ? [value] : [...value.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
      return hrefs.filter((href) => href?.startsWith('/'))
    })
    const broken = links.filter((link) => {
      const [, slug, page] = link?.split('/') ?? []
      return slug !== site.slug || !page || !pages.includes(page)
    })
    expect(broken).toEqual([])
  })
})
