import { buildNavigation } from '@/domain/site/navigation'
import { section } from '../../v1/campus-fixture'

const named = (name: string) => ({ en: name, fr: `${name} (fr)` })

test('[PUB-2.21] lists published sections and nodes, and links to the page itself instead of an unsafe URL', () => {
  const sections = [
    section({
      slug: 'about',
      name: named('About'),
      nodes: [
        { id: 'n', slug: 'staff', masterSlug: null, name: named('Staff'), published: true, url: null },
        { id: 'm', slug: 'lab', masterSlug: null, name: named('Lab'), published: false, url: null },
      ],
    }),
    section({ slug: 'hidden', name: named('Hidden'), published: false }),
    section({ slug: 'housing', name: named('Housing'), url: 'https://housing.example' }),
    section({ slug: 'bad', name: named('Bad'), url: 'javascript:alert(1)' }),
  ]
  const entries = buildNavigation({ slug: 'northgate', sections }, 'fr').map(
    ({ name, href, external: outside, children }) => ({
      name,
      href,
      outside,
      children: children.map((it) => it.href),
    }),
  )
  expect(entries).toEqual([
    { name: 'About (fr)', href: '/northgate/about', outside: false, children: ['/northgate/staff'] },
    { name: 'Housing (fr)', href: 'https://housing.example/', outside: true, children: [] },
    { name: 'Bad (fr)', href: '/northgate/bad', outside: false, children: [] },
  ])
})
