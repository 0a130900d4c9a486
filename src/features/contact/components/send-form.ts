import { postToApi } from '@/contract/post-to-api'
import { inSnakeCase } from '@/contract/snake-case'
import type { Locale } from '@/domain/locale'
import type { FormWords } from '@/ui/form/use-checked-form'

type Sent = Readonly<Record<string, string | boolean | readonly string[]>>

/** Sends a form to v1, and gives what to say: thanks, or why it was not taken. Spec: CUS-7.25, CUS-8.29. */
export async function sendForm(
  path: string,
  values: Sent,
  { locale, words }: { locale: Locale; words: FormWords },
): Promise<{ thanks: string } | { refused: string }> {
  const posted = await postToApi<{ msg: string }>(path, inSnakeCase(values), locale)
  if (posted.status === 'done') return { thanks: posted.answer.msg }
  if (posted.status === 'refused') return { refused: posted.message || words.failed }
  return { refused: posted.status === 'too-many' ? words.tooMany : words.failed }
}
