import type { Section } from '@/domain/site/section'
import { specialPageUrl, findSection, getScreenName, findSpecialPageSlug } from '@/domain/site/section-screens'
import { section as anySection } from '../../v1/campus-fixture'

const section = (slug: string, over: Partial<Section> = {}) => anySection({ id: slug, slug, ...over })
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

describe('[PUB-2.11] [PUB-2.15] the page of a URL under a site', () => {
  test.each([
    ['au-menu', 'au-menu', null],
    ['AU-MENU', 'au-menu', null],
    ['whats-on-the-menu', 'au-menu', null],
    ['equipe', 'a-propos', 'equipe'],
    ['staff', 'a-propos', 'equipe'],
  ])('%s opens the section %s, node %s', (asked, slug, nodeSlug) => {
    const place = findSection(site, asked)
    expect([place?.section.slug, place?.node?.slug ?? null]).toEqual([slug, nodeSlug])
  })

  test.each(['labo', 'cache', 'brouillon', 'surveys', 'unknown', '__proto__', ''])(
    '[PUB-2.2] does not find %j',
    (asked) => {
      expect(findSection(site, asked)).toBeNull()
    },
  )

  test('[PUB-2.17] opens the screen of the master slug, else of the slug, else the content page', () => {
    expect(getScreenName({ slug: 'au-menu', masterSlug: 'whats-on-the-menu' })).toBe('menu')
    expect(getScreenName({ slug: 'whats-on-the-menu', masterSlug: null })).toBe('menu')
    expect(getScreenName({ slug: 'whats-on-the-menu', masterSlug: 'news' })).toBe('news')
    expect(getScreenName({ slug: 'nouvelles', masterSlug: 'special-offers' })).toBe('special-offers')
    expect(getScreenName({ slug: 'heures', masterSlug: 'hours-of-operation' })).toBe('hours')
    expect(getScreenName({ slug: 'events', masterSlug: 'history' })).toBe('content')
    expect(getScreenName({ slug: 'constructor' })).toBe('content')
  })

  test.each(['balanced_u_events', 'balanced-u-events'])('[PUB-2.15] opens balanced-living events for %s', (slug) => {
    expect(getScreenName({ slug })).toBe('balanced-living-events')
  })

  test('returns the URL of the published section of a special page', () => {
    expect(specialPageUrl(site, 'whats-on-the-menu')).toBe('/saint-cyrille/au-menu')
    expect(specialPageUrl(site, 'hours-of-operation')).toBeNull()
    expect(specialPageUrl(site, 'news')).toBeNull()
  })

  test('[PUB-2.11] returns a published child node when no section opens the special page', () => {
    expect(specialPageUrl(site, 'staff')).toBe('/saint-cyrille/equipe')
    expect(findSpecialPageSlug(site, 'surveys')).toBeNull()
    expect(
      findSpecialPageSlug({ sections: [...site.sections, section('notre-equipe', { masterSlug: 'staff' })] }, 'staff'),
    ).toBe('notre-equipe')
    const outside = section('liens', { nodes: [{ ...node('news'), url: 'https://news.example' }] })
    expect(findSpecialPageSlug({ sections: [outside] }, 'news')).toBeNull()
  })
})
