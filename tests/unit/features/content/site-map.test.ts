import { pagesOf } from '@/features/content/site-map'
import { section, site } from '../../v1/campus'

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

test('[PUB-2.6] [PUB-2.10] [PUB-2.11] a site’s own published pages and its fixed ones, each once', () => {
  expect(pagesOf(site({ sections }))).toEqual([
    '/northgate',
    '/northgate/menu',
    '/northgate/hours',
    '/northgate/about',
    '/northgate/team',
    '/northgate/dietary-health-form',
    '/northgate/privacy',
    '/northgate/terms-of-use',
  ])
})

test.each([{ published: false }, { prelaunch: true }])('a site that is not for visitors has none: %j', (given) => {
  expect(pagesOf(site({ sections, ...given }))).toEqual([])
})
