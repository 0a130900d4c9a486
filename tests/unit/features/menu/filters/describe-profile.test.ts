import { describeProfile } from '@/features/menu/filters/describe-profile'
import type { ProfileState } from '@/features/menu/filters/profile-store'
import { menuMessages } from '@/i18n/menu-messages'

const messages = menuMessages('en').myAllergens.profile
const choices = [
  { code: 'peanuts', name: 'Peanuts', canHide: true },
  { code: 'kiwi', name: 'Kiwi', canHide: false },
]
const loaded = (fields: object): ProfileState => ({
  kind: 'loaded',
  codes: ['peanuts'],
  custom: [],
  mentions: new Map(),
  isPaused: false,
  isStale: false,
  ...fields,
})

test.each([
  ['a visitor', { kind: 'absent' }, [null, '', '']],
  ['a profile that is loading', { kind: 'loading' }, ['loading', '', messages.loading]],
  ['a failed call', { kind: 'failed' }, ['failed', '', messages.failed]],
  ['a session that has ended', { kind: 'ended' }, ['ended', '', messages.ended]],
  ['an empty profile', loaded({ codes: [] }), [null, '', '']],
  ['a profile in force', loaded({}), ['on', 'Your allergens: Peanuts', '']],
  ['a menu without a filter for it', loaded({ codes: ['kiwi'] }), ['on', '', '']], // named by the line of the menu
  ['a paused profile', loaded({ isPaused: true }), ['paused', '', 'Your allergens are paused. Not hidden: Peanuts.']],
  [
    'custom allergens',
    loaded({ codes: [], custom: ['lupin'] }),
    ['on', '', 'No filter for: lupin. Dishes that mention them are marked; others may contain them too.'],
  ],
  [
    'an old answer',
    loaded({ custom: ['lupin'], isStale: true }),
    [
      'on',
      'Your allergens: Peanuts',
      'No filter for: lupin. Dishes are not checked for them. Changes to your profile could not be loaded.',
    ],
  ],
] as [string, ProfileState, unknown[]][])('describes %s', (_, profile, expected) => {
  const { state, text, warning } = describeProfile(profile, choices, messages)
  expect([state, text, warning]).toEqual(expected)
})
