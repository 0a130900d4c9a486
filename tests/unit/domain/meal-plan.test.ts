import { offeredOn, type PanelPlan } from '@/domain/meal-plan'

const plan = (lastDay: string | null): PanelPlan => ({
  id: 'a',
  name: { en: 'Plan', fr: 'Forfait' },
  desc: { en: null, fr: null },
  priceCents: 100,
  images: [],
  sortOrder: null,
  lastDay,
})

test.each`
  lastDay         | offered
  ${null}         | ${true}
  ${'2026-11-21'} | ${true}
  ${'2026-11-20'} | ${true}
  ${'2026-11-19'} | ${false}
`('[PUB-2.28] on 20 November a plan whose last day is $lastDay is offered: $offered', ({ lastDay, offered }) => {
  expect(offeredOn([plan(lastDay)], '2026-11-20')).toHaveLength(offered ? 1 : 0)
})
