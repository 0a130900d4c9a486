import { listSitemapPaths } from '@/features/site/sitemap-entries'
import { section, site } from '../../v1/campus-fixture'

const both = (text: string) => ({ en: text, fr: text })
const node = (slug: string, over: object = {}) => ({
  id: 'e'.repeat(24),
  slug,
  masterSlug: null,
  name: both(slug),
  published: true,
  url: null,
  ...over,
})
const sections = [
  section({ slug: 'menu', masterSlug: 'whats-on-the-menu' }),
  section({ slug: 'secret', published: false, nodes: [node('under-secret')] }),
  section({ slug: 'shop', url: 'https://shop.example', nodes: [node('hours')] }),
  section({
    slug: 'about',
    nodes: [node('team'), node('draft', { published: false }), node('map', { url: '/elsewhere' }), node('menu')],
  }),
]

test('lists the published pages of a site and its fixed pages once', () => {
  expect(listSitemapPaths(site({ sections }))).toEqual([
    ...['/northgate', '/northgate/menu', '/northgate/hours', '/northgate/about', '/northgate/team'],
    ...['/northgate/contact', '/northgate/dietary-health-form', '/northgate/privacy', '/northgate/terms-of-use'],
  ])
})

test('[PUB-3.1] lists the accessibility statement of a site that has one', () => {
  const paths = listSitemapPaths(site({ sections, wcag: { en: null, fr: 'Nous écoutons.' } }))
  expect(paths).toContain('/northgate/accessibility-statement')
})

test.each([{ published: false }, { prelaunch: true }])(
  'lists nothing for a site that visitors cannot see: %j',
  (given) => {
    expect(listSitemapPaths(site({ sections, ...given }))).toEqual([])
  },
)
