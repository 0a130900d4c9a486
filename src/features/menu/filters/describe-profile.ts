import { splitByHiding, type AllergenChoice } from '@/domain/menu/allergens/my-allergens'
import { formatMessage } from '@/domain/text/format-message'
import type { MenuMessages } from '@/i18n/menu-messages'
import type { ProfileState } from './profile-store'

type Messages = MenuMessages['myAllergens']['profile']
/** `state` is null for a page without a profile, or with an empty one. */
type ProfileDescription = {
  state: 'on' | 'paused' | 'loading' | 'failed' | 'ended' | null
  text: string
  warning: string
}

const listNames = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(', ')

/** The line of a profile in words. Custom allergens are never said to be hidden. The script of the page writes the same. */
export function describeProfile(
  profile: ProfileState,
  choices: readonly AllergenChoice[],
  messages: Messages,
): ProfileDescription {
  if (profile.kind === 'absent') return { state: null, text: '', warning: '' }
  if (profile.kind !== 'loaded') return { state: profile.kind, text: '', warning: messages[profile.kind] }
  const { codes, custom, isPaused, isStale } = profile
  if (codes.length + custom.length === 0) return { state: null, text: '', warning: '' }
  const { hidden, notHidden } = splitByHiding(codes, choices)
  const all = [...hidden, ...notHidden]
  const sentences = [
    isPaused && all.length > 0 && formatMessage(messages.paused, { names: listNames(all) }),
    custom.length > 0 &&
      formatMessage(isStale ? messages.customUnchecked : messages.custom, { names: custom.join(', ') }),
    isStale && messages.stale,
  ]
  return {
    state: isPaused ? 'paused' : 'on',
    text: !isPaused && hidden.length > 0 ? formatMessage(messages.shown, { names: listNames(hidden) }) : '',
    warning: sentences.filter(Boolean).join(' '),
  }
}
