import { useSyncExternalStore } from 'react'
import { isProfilePaused, onForgottenProfile, pauseProfile, storeProfile } from '@/contract/account/profile-on-device'
import { resolveLocale } from '@/domain/locale'
import { fetchProfile } from './fetch-profile'
import { customerOfPause, hasProfileOfSite, readPageAccount, readProfileOf } from './page-account'

/**
 * The allergen profile of the signed-in customer on this page:
 * - `absent`: nobody is signed in, or the site has no allergen profiles
 * - `loading`, `failed`: the menu is not filtered for it
 * - `ended`: the session has ended, and the menu is no longer filtered for it
 * - `loaded`: `isStale` when only what the tab kept is known, or not all dishes could be checked; then mentions may be missing
 */
export type ProfileState =
  | { kind: 'absent' | 'loading' | 'failed' | 'ended' }
  | {
      kind: 'loaded'
      codes: readonly string[]
      custom: readonly string[]
      /** The custom allergens that the texts of dishes on this page mention, by dish. */
      mentions: ReadonlyMap<string, readonly string[]>
      isPaused: boolean
      isStale: boolean
    }

const absent: ProfileState = { kind: 'absent' }
const none: readonly string[] = []
const listeners = new Set<() => void>()
let state: ProfileState | null = null
/** The number of the latest call. Answers to earlier ones are ignored. */
let latestCall = 0

/** The profile on this page. The server and hydration know of none. */
export const useProfile = (): ProfileState => useSyncExternalStore(subscribe, readProfile, () => absent)

/** The profile on this page now. */
export const readProfile = (): ProfileState => (state ??= readFirst())

/** The codes that apply now: none while the profile is paused. The same list as long as the profile is the same. */
export const activeCodes = (profile: ProfileState): readonly string[] =>
  profile.kind === 'loaded' && !profile.isPaused ? profile.codes : none

function readFirst(): ProfileState {
  const account = readPageAccount()
  if (!account) return absent
  if (account.customer === '') return { kind: hasProfileOfSite(account.site) ? 'ended' : 'absent' }
  const stored = readProfileOf(account)
  if (!stored) return { kind: 'loading' }
  const { codes, custom, customer } = stored
  return {
    kind: 'loaded',
    codes,
    custom,
    mentions: new Map(),
    isPaused: isProfilePaused(customer),
    isStale: account.customer === null,
  }
}

function subscribe(notify: () => void) {
  listeners.add(notify)
  const isFirst = listeners.size === 1
  const stop = isFirst ? listenToPage() : () => {}
  return () => {
    listeners.delete(notify)
    stop()
  }
}

function listenToPage() {
  void loadProfile()
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && recheck()
  window.addEventListener('pageshow', onShow)
  const stopListening = onForgottenProfile((event) => {
    if (event === 'changed') return void loadProfile()
    latestCall += 1
    change({ kind: 'ended' })
  })
  return () => {
    window.removeEventListener('pageshow', onShow)
    stopListening()
  }
}

/** A page that the browser restores may be older than what the tab keeps. */
function recheck() {
  change(readFirst())
  void loadProfile()
}

function change(next: ProfileState) {
  state = next
  for (const notify of listeners) notify()
}

/** The session is over without a log-out: the next page says so, too. */
function end({ site }: { site: string }) {
  storeProfile({ site, customer: '', codes: [], custom: [] })
  change({ kind: 'ended' })
}

/**
 * Asks the server for the profile, with the dishes of the page. What the tab kept stays in force when that fails, and ends only
 * with the session.
 */
export async function loadProfile(): Promise<void> {
  const account = readPageAccount()
  if (!account || account.customer === '') return
  const call = (latestCall += 1)
  if (state?.kind === 'failed') change({ kind: 'loading' })
  const fetched = await fetchProfile(account, dishesOfPage(), resolveLocale(document.documentElement.lang, ''))
  if (call !== latestCall) return
  if (fetched === 'signed-out') return end(account)
  const known = state?.kind === 'loaded' ? state : null
  if (fetched === 'failed') return change(known ? { ...known, isStale: true } : { kind: 'failed' })
  const { custom, isComplete } = fetched
  const codes = known && isSameList(known.codes, fetched.codes) ? known.codes : fetched.codes
  const { site, customer } = account
  // The answer does not name its customer, so that a page that does not know them keeps nothing.
  if (customer !== null) storeProfile({ site, customer, codes: [...codes], custom: [...custom] })
  const pausing = customerOfPause(account)
  change({
    kind: 'loaded',
    codes,
    custom,
    // A warning that is already on the page stays until its dish has been checked again.
    mentions: isComplete ? fetched.mentions : new Map([...(known?.mentions ?? []), ...fetched.mentions]),
    isPaused: pausing !== null && isProfilePaused(pausing),
    isStale: !isComplete,
  })
}

/** Pauses or resumes the profile in this tab. */
export function setPaused(isPaused: boolean) {
  const account = readPageAccount()
  pauseProfile(isPaused && account ? customerOfPause(account) : null)
  if (state?.kind === 'loaded') change({ ...state, isPaused })
}

const dishesOfPage = () => [
  ...new Set([...document.querySelectorAll<HTMLElement>('[data-dish]')].flatMap(({ dataset }) => dataset.dish ?? [])),
]

const isSameList = (a: readonly string[], b: readonly string[]) => a.join(' ') === b.join(' ')
