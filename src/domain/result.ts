/**
 * Everything a person can be refused, each with something to act on. v1 has one message per code and each language one
 * sentence; both are `Record<RefusalCode, ...>`, so that a new code does not compile until they have it. A site that
 * is not published is not found: its existence is nobody's business, save where v1 asks for a site by its slug and the
 * contract wants the two told apart (`unpublished-site`). Spec: PUB-4.1, PUB-8.1.
 */
export type RefusalCode =
  | 'not-found-site'
  | 'unpublished-site'
  | 'not-found-location'
  | 'not-found-section'
  | 'not-found-item'
  | 'bad-date'
  | 'no-menu'
  | 'missing-parameter'
  | 'not-found-survey'
  | 'not-found-choice'
  | 'unreadable-body'
  | 'too-long-body'
  | 'bad-field'
  | 'bad-sign-in'
  | 'account-exists'
  | 'no-accounts'
  | 'not-signed-in'
  | 'not-theirs'
  | 'old-link'
  | 'not-offered'
  | 'no-phone'
  | 'not-found-subscription'

/** `detail` names what was refused, for a message to repeat: `{ parameter: 'site_id' }`. */
export type Refusal = { code: RefusalCode; detail: Readonly<Record<string, string | number>> }

export type Result<Value> = { ok: true; value: Value } | { ok: false; refusal: Refusal }

export function ok<Value>(value: Value): Result<Value> {
  return { ok: true, value }
}

/** A refusal fits a result of any value. */
export function refuse(code: RefusalCode, detail: Refusal['detail'] = {}): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: { code, detail } }
}
