import { createHash } from 'node:crypto'

/** The digest of a text as it is shown, which tells later which text somebody agreed to. */
export const textVersion = (text: string): string => createHash('sha256').update(text).digest('hex')
