import { daysOnCard } from '@/domain/microsite'

test.each`
  what                         | days    | opensOn         | shown
  ${'its own number'}          | ${28}   | ${'2026-11-30'} | ${28}
  ${'its own nought'}          | ${0}    | ${'2026-11-30'} | ${0}
  ${'days until the opening'}  | ${null} | ${'2026-11-30'} | ${10}
  ${'the day of the opening'}  | ${null} | ${'2026-11-20'} | ${0}
  ${'after the opening'}       | ${null} | ${'2026-11-01'} | ${0}
  ${'an opening nobody knows'} | ${null} | ${null}         | ${null}
`('[PUB-2.69] a stat card shows $what: $shown', ({ days, opensOn, shown }) => {
  expect(daysOnCard({ days }, opensOn, '2026-11-20')).toBe(shown)
})
