import {
  parseStoredProfile,
  pausedProfileKey,
  storedProfileKey,
  type StoredProfile,
} from '@/domain/menu/allergens/stored-profile'

/** What one tab tells the others: the customer logged out, or changed the allergen profile. */
type ProfileEvent = 'logged-out' | 'changed'
type ProfileMessage = { event: ProfileEvent; page: string }
const channelName = 'allergen-profile'
/** This page ignores its own messages: after a log-out it is about to leave. */
const thisPage = String(Math.random())

/** What this tab keeps of the customer's allergen profile; null for nothing, and in a browser without storage. */
export function readStoredProfile(): StoredProfile | null {
  try {
    return parseStoredProfile(sessionStorage.getItem(storedProfileKey))
  } catch {
    return null
  }
}

/** Keeps the profile in this tab. Without storage it applies to the current page only. */
export function storeProfile(profile: StoredProfile): void {
  tryToStore(() => sessionStorage.setItem(storedProfileKey, JSON.stringify(profile)))
}

/** Whether this customer has paused the profile in this tab. A customer before them does not count. */
export function isProfilePaused(customer: string): boolean {
  try {
    return sessionStorage.getItem(pausedProfileKey) === customer
  } catch {
    return false
  }
}

/** Pauses the profile of a customer in this tab, until the tab is closed; null resumes it. */
export function pauseProfile(customer: string | null): void {
  tryToStore(() =>
    customer === null
      ? sessionStorage.removeItem(pausedProfileKey)
      : sessionStorage.setItem(pausedProfileKey, customer),
  )
}

/** Deletes the profile in this tab and tells the other tabs. A changed profile is loaded again by the next menu and stays paused. */
export function forgetProfile(event: ProfileEvent): void {
  deleteProfile(event)
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName)
  channel.postMessage({ event, page: thisPage } satisfies ProfileMessage)
  channel.close()
}

/** Deletes the profile of this tab when another tab says so, then calls `listener`. Returns how to stop. */
export function onForgottenProfile(listener: (event: ProfileEvent) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data: { event, page } }: MessageEvent<ProfileMessage>) => {
    if (page === thisPage) return
    deleteProfile(event)
    listener(event)
  }
  return () => channel.close()
}

function deleteProfile(event: ProfileEvent) {
  tryToStore(() => sessionStorage.removeItem(storedProfileKey))
  if (event === 'logged-out') pauseProfile(null)
}

function tryToStore(change: () => void) {
  try {
    change()
  } catch {
    // a browser without storage keeps nothing
  }
}
