import { isPublic } from '@/domain/content/publication-window'

describe('a document is public', () => {
  test.each([
    ['published', null, null, '2026-11-20', true],
    ['draft', null, null, '2026-11-20', false],
    ['published', '2026-11-20', null, '2026-11-19', false],
    ['published', '2026-11-20', null, '2026-11-20', true],
    ['published', null, '2026-11-20', '2026-11-20', true],
    ['published', null, '2026-11-20', '2026-11-21', false],
    ['published', '2026-11-20', '2026-11-20', '2026-11-20', true],
  ] as const)('%s, from %s until %s, on %s: %s', (status, showFrom, showUntil, today, shown) => {
    expect(isPublic({ status, showFrom, showUntil }, today)).toBe(shown)
  })
})
