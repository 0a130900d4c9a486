import type { Section } from '@/domain/campus'
import { addressOfSpecial, findPlace, screenOf, slugOfSpecial } from '@/features/content/section-screens'

const section = (slug: string, over: Partial<Section> = {}): Section => ({
  id: slug,
  slug,
  masterSlug: null,
  name: { en: slug, fr: slug },
  title: { en: null, fr: null },
  body: { en: null, fr: null },
  showHeader: true,
  sortOrder: 0,
  published: true,
  showFrom: null,
  showUntil: null,
  banner: null,
  useScript: false,
  scriptUrl: null,
  micrositeLanding: false,
  url: null,
  nodes: [],
  ...over,
})
const node = (slug: string, published = true, masterSlug: string | null = null) => ({
  id: slug,
  slug,
  masterSlug,
  name: { en: slug, fr: slug },
  published,
  url: null,
})
const site = {
  slug: 'saint-cyrille',
  sections: [
    section('au-menu', { masterSlug: 'whats-on-the-menu' }),
    section('labo', { published: false, nodes: [node('cache')] }),
    section('a-propos', { nodes: [node('equipe', true, 'staff'), node('brouillon', false, 'surveys')] }),
    section('news', { url: 'https://news.example' }),
  ],
}

describe('[PUB-2.11] [PUB-2.15] what an address under a site opens', () => {
  test.each([
    ['au-menu', 'au-menu', null],
    ['AU-MENU', 'au-menu', null],
    ['whats-on-the-menu', 'au-menu', null],
    ['equipe', 'a-propos', 'equipe'],
    ['staff', 'a-propos', 'equipe'],
  ])('%s is the section %s, node %s', (asked, slug, nodeSlug) => {
    const place = findPlace(site, asked)
    expect([place?.section.slug, place?.node?.slug ?? null]).toEqual([slug, nodeSlug])
  })

  test.each(['labo', 'cache', 'brouillon', 'surveys', 'unknown', '__proto__', ''])(
    '[PUB-2.2] %j is not found',
    (asked) => {
      expect(findPlace(site, asked)).toBeNull()
    },
  )

  test('[PUB-2.17] the master slug decides the screen, then the slug; what has none is a page of words', () => {
    expect(screenOf({ slug: 'au-menu', masterSlug: 'whats-on-the-menu' })).toBe('menu')
    expect(screenOf({ slug: 'whats-on-the-menu', masterSlug: null })).toBe('menu')
    expect(screenOf({ slug: 'whats-on-the-menu', masterSlug: 'news' })).toBe('news')
    expect(screenOf({ slug: 'nouvelles', masterSlug: 'special-offers' })).toBe('special-offers')
    expect(screenOf({ slug: 'heures', masterSlug: 'hours-of-operation' })).toBe('hours')
    expect(screenOf({ slug: 'events', masterSlug: 'history' })).toBe('content')
    expect(screenOf({ slug: 'constructor' })).toBe('content')
  })

  test.each(['balanced_u_events', 'balanced-u-events'])(
    '[PUB-2.15] %s are the events about balanced living',
    (slug) => {
      expect(screenOf({ slug })).toBe('balanced-living-events')
    },
  )

  test('the address of a special page is that of the published section that opens it', () => {
    expect(addressOfSpecial(site, 'whats-on-the-menu')).toBe('/saint-cyrille/au-menu')
    expect(addressOfSpecial(site, 'hours-of-operation')).toBeNull()
    expect(addressOfSpecial(site, 'news')).toBeNull()
  })

  test('[PUB-2.11] a published child node opens a special page where no section does', () => {
    expect(addressOfSpecial(site, 'staff')).toBe('/saint-cyrille/equipe')
    expect(slugOfSpecial(site, 'surveys')).toBeNull()
    expect(
      slugOfSpecial({ sections: [...site.sections, section('notre-equipe', { masterSlug: 'staff' })] }, 'staff'),
    ).toBe('notre-equipe')
    const outside = section('liens', { nodes: [{ ...node('news'), url: 'https://news.example' }] })
    expect(slugOfSpecial({ sections: [outside] }, 'news')).toBeNull()
  })
})
