import { draftKeyPrefix } from '@/domain/forms/form-draft'

/** The drafts of a customer's account start with this, so that another customer never sees them. */
const accountPrefix = 'account:'
export const accountDraftName = (customerId: string, form: string) => `${accountPrefix}${customerId}:${form}`

/** The stored text of a form's draft in this tab; null for none, on the server, and in a browser without storage. */
export function readDraft(name: string): string | null {
  if (typeof window === 'undefined') return null
  try {
    return sessionStorage.getItem(draftKeyPrefix + name)
  } catch {
    return null
  }
}

/** Stores the text of a draft in this tab; null deletes it. */
export function storeDraft(name: string, text: string | null): void {
  tryToStore((storage) =>
    text === null ? storage.removeItem(draftKeyPrefix + name) : storage.setItem(draftKeyPrefix + name, text),
  )
}

/** Deletes all drafts of this tab. */
export const deleteDrafts = (): void => deleteWhere(() => true)

/** Deletes the account drafts of every other customer in this tab. */
export const keepDraftsOf = (customerId: string): void =>
  deleteWhere((name) => name.startsWith(accountPrefix) && !name.startsWith(accountDraftName(customerId, '')))

function deleteWhere(matches: (name: string) => boolean) {
  tryToStore((storage) => {
    for (const key of Object.keys(storage))
      if (key.startsWith(draftKeyPrefix) && matches(key.slice(draftKeyPrefix.length))) storage.removeItem(key)
  })
}

function tryToStore(change: (storage: Storage) => void) {
  try {
    change(sessionStorage)
  } catch {
    // a browser without storage, or with a full one, keeps no drafts
  }
}
