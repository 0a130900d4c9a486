import { lockKey } from './with-lock'

/** The lock of a save of a document: it is held from reading the document until it is written. */
export const saveLockKey = (collection: string, id: string): string => lockKey('save', `${collection}/${id}`)
