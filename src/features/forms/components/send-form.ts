import type { FormValues } from '@/contract/forms/form-faults'
import { postToApi } from '@/contract/post-to-api'
import type { Locale } from '@/domain/locale'
import { parseRefusal } from '@/ui/form/parse-refusal'
import type { FormMessages } from '@/ui/form/use-checked-form'

/** Sends a form to v1. Returns the message to show: thanks or the refusal. Spec: CUS-7.25, CUS-8.29. */
export async function sendForm(
  path: string,
  values: FormValues,
  { locale, messages }: { locale: Locale; messages: FormMessages },
): Promise<{ thanks: string } | { refused: string; retrySeconds?: number }> {
  const posted = await postToApi<{ msg: string }>(path, values, locale)
  return posted.status === 'done' ? { thanks: posted.answer.msg } : parseRefusal(posted, messages)
}
