import type { FormWords } from './use-checked-form'

/** The sentence for a form that did not arrive: what v1 said of it, else that it was too much or that it failed. */
export function refusalOf(
  posted: { status: 'refused'; message: string } | { status: 'too-many' } | { status: 'failed' },
  { failed, tooMany }: Pick<FormWords, 'failed' | 'tooMany'>,
): { refused: string } {
  if (posted.status === 'refused') return { refused: posted.message || failed }
  return { refused: posted.status === 'too-many' ? tooMany : failed }
}
