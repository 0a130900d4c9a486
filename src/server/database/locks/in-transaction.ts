import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/** Runs writes of a request in one transaction: all are stored, or none when one of them fails. Joins the request's own, if it has one. */
export async function inTransaction<Value>(req: PayloadRequest, task: () => Promise<Value>): Promise<Value> {
  const isOwn = await initTransaction(req)
  try {
    const value = await task()
    if (isOwn) await commitTransaction(req)
    return value
  } catch (error) {
    if (isOwn) await killTransaction(req)
    throw error
  }
}
