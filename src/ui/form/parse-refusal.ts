import type { FormMessages } from './use-checked-form'

/** The message for a form that was not accepted: v1's own, else a general one. */
export function parseRefusal(
  posted: { status: 'refused'; message: string } | { status: 'too-many' } | { status: 'failed' },
  { failed, tooMany }: Pick<FormMessages, 'failed' | 'tooMany'>,
): { refused: string } {
  if (posted.status === 'refused') return { refused: posted.message || failed }
  return { refused: posted.status === 'too-many' ? tooMany : failed }
}
