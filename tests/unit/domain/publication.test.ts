import { isShown } from '@/domain/publication'

describe('[PUB-3.2] [PUB-3.9] what is published is shown from its first to its last day', () => {
  test.each([
    ['published', null, null, '2026-11-20', true],
    ['draft', null, null, '2026-11-20', false],
    [null, null, null, '2026-11-20', true],
    ['published', '2026-11-20', null, '2026-11-19', false],
    ['published', '2026-11-20', null, '2026-11-20', true],
    ['published', null, '2026-11-20', '2026-11-20', true],
    ['published', null, '2026-11-20', '2026-11-21', false],
    ['published', '2026-11-20', '2026-11-20', '2026-11-20', true],
    [null, '2026-11-21', null, '2026-11-20', false],
    ['draft', '2026-11-01', '2026-11-30', '2026-11-20', false],
    ['published', '2026-12-31', '2027-01-02', '2027-01-01', true],
  ] as const)('%s, from %s until %s: on %s shown %s', (status, showFrom, showUntil, today, shown) => {
    expect(isShown({ status, showFrom, showUntil }, today)).toBe(shown)
  })
})
