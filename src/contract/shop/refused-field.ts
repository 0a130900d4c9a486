import type { Posted } from '@/contract/post-to-api'

/** The field of a refusal as the form names it: `buyer.phone_number` is `buyer.phoneNumber`. */
export const inForm = <Answer>(posted: Posted<Answer>): Posted<Answer> =>
  posted.status === 'refused' && posted.field
    ? { ...posted, field: posted.field.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) }
    : posted
