import { daysUntilOpen, landingBlocks, micrositePages } from '@/domain/content/microsite'
import { section } from '../../v1/campus-fixture'

test.each`
  opensOn         | today           | days
  ${'2026-11-20'} | ${'2026-11-19'} | ${1}
  ${'2026-11-20'} | ${'2026-11-20'} | ${0}
  ${'2026-11-20'} | ${'2026-11-21'} | ${0}
  ${'2027-03-15'} | ${'2027-03-13'} | ${2}
  ${'2028-03-01'} | ${'2028-02-28'} | ${2}
  ${null}         | ${'2026-11-20'} | ${null}
`('[PUB-2.69] counts $days days from $today until the opening on $opensOn', ({ opensOn, today, days }) => {
  expect(daysUntilOpen({ opensOn }, today)).toBe(days)
})

test('[PUB-2.69] [PUB-7.7] separates the blocks of microsite and site, by sort order, from the pages', () => {
  const named = (slug: string, sortOrder: number, given = {}) => section({ slug, sortOrder, ...given })
  const block = { micrositeLanding: true }
  const microsite = {
    sections: [named('welcome', 1, block), named('staff', 2), named('retail', 5, block), named('late', 9, block)],
  }
  const site = {
    sections: [
      named('news', 1),
      named('join', 5, block),
      named('plans', 3, block),
      named('secret', 4, { ...block, published: false }),
    ],
  }
  const slugs = (sections: { slug: string }[]) => sections.map(({ slug }) => slug)
  expect(slugs(landingBlocks(microsite, site))).toEqual(['welcome', 'plans', 'retail', 'join', 'late'])
  expect(slugs(micrositePages(microsite))).toEqual(['staff'])
})
