import { claimedState, pauseAfter, stateAfter } from '@/domain/mail/mail-delivery'

test('pauses grow to 18 hours, and ten attempts take less than three days', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((attempts) => pauseAfter(attempts))
  expect(pauses.map((pause) => pause && pause / 60_000)).toEqual([1, 5, 15, 60, 180, 360, 480, 720, 1080, null])
})

test('a worker takes a waiting mail, and a mail whose worker was lost once', () => {
  expect((['queued', 'sending', 'requeued', 'resending', 'sent', 'failed'] as const).map(claimedState)).toEqual([
    'sending',
    'resending',
    'resending',
    'failed',
    null,
    null,
  ])
})

test.each([
  ['sending', 'sent', 1, 'sent'],
  ['sending', 'refused', 1, 'queued'],
  ['sending', 'unknown', 1, 'requeued'],
  ['resending', 'sent', 2, 'sent'],
  ['resending', 'refused', 2, 'requeued'],
  ['resending', 'unknown', 2, 'failed'],
  ['sending', 'rejected', 1, 'failed'],
  ['resending', 'rejected', 2, 'failed'],
  ['sending', 'refused', 10, 'failed'],
  ['sending', 'unknown', 10, 'failed'],
  ['resending', 'sent', 10, 'sent'],
] as const)('%s, %s after %i attempts: %s', (taken, outcome, attempts, state) => {
  expect(stateAfter(taken, outcome, attempts)).toBe(state)
})
