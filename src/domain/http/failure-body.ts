import type { TermsToAccept } from '@/domain/result'

/**
 * The body of every failure of v1: exactly two keys. Only a refused field of a checkout has a third one, so that its form can show
 * the message there, and an order without accepted terms lists them. Spec: PUB-7.1, V1-1.3.
 */
export const failureBody = (msg: string, field: string | null = null, terms?: readonly TermsToAccept[]) => ({
  status: 'error' as const,
  msg,
  ...(field === null ? {} : { field }),
  ...(terms === undefined ? {} : { terms }),
})
