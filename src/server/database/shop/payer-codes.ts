import type { Payload, Where } from 'payload'
import { changeIf } from '@/server/database/change-if'
import type { StoredRow } from '@/server/database/stored-row'
import { fieldsOf, instantOf, numberOf, textOf } from '@/server/database/stored-values'

/** The code that was mailed for a cart: digests of the order attempt and of the code, and how often it was tried. */
export type PayerCode = { attempt: string; hash: string; tries: number; sentAt: Date }

type Row = StoredRow<'carts'>
const collection = 'carts'

/** The code of a cart; null when none was mailed. */
export async function readPayerCode({ db }: Payload, cartId: string): Promise<PayerCode | null> {
  const row = await db.findOne<Row>({ collection, where: { id: { equals: cartId } } })
  const { codeFor, codeHash, codeTries, codeSentAt } = fieldsOf(row)
  const sentAt = instantOf(codeSentAt)
  const [attempt, hash] = [textOf(codeFor), textOf(codeHash)]
  return attempt && hash && sentAt ? { attempt, hash, tries: numberOf(codeTries) ?? 0, sentAt } : null
}

/** Replaces the code that was read. False when another request has replaced it first: one of them mails its code. */
export const replacePayerCode = (
  payload: Payload,
  cartId: string,
  before: PayerCode | null,
  { attempt, hash, sentAt }: Omit<PayerCode, 'tries'>,
): Promise<boolean> =>
  change(payload, cartId, before?.hash ?? null, [], {
    ...{ codeFor: attempt, codeHash: hash, codeTries: 0, codeSentAt: sentAt.toISOString() },
  })

/** Takes one of the tries of a code in one statement, before it is compared. False when none is left. */
export const takeCodeTry = (payload: Payload, cartId: string, hash: string, tries: number): Promise<boolean> =>
  change(payload, cartId, hash, [{ codeTries: { less_than: tries } }], { codeTries: { $inc: 1 } })

/** Gives the tries of a code back, because it was right: the same order may be sent again. */
export const forgetCodeTries = (payload: Payload, cartId: string, hash: string): Promise<boolean> =>
  change(payload, cartId, hash, [], { codeTries: 0 })

/** Removes a code that could not be mailed. */
export const removePayerCode = (payload: Payload, cartId: string, hash: string): Promise<boolean> =>
  change(payload, cartId, hash, [], { codeFor: null, codeHash: null, codeSentAt: null })

function change(payload: Payload, id: string, hash: string | null, more: Where[], data: object): Promise<boolean> {
  const where: Where = { and: [{ id: { equals: id } }, { codeHash: { equals: hash } }, ...more] }
  return changeIf(payload, collection, where, data)
}
