import {
  answersCookie,
  formatRememberedAnswers,
  rememberedSeconds,
  type AnswerIds,
} from '@/domain/shop/remembered-answers'

/** Remembers the answers for three days. Spec: CUS-2.66. */
export function rememberAnswers(siteId: string, answers: AnswerIds) {
  const value = formatRememberedAnswers(answers)
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${answersCookie(siteId)}=${value}; Path=/; Max-Age=${value ? rememberedSeconds : 0}; SameSite=Lax${secure}`
}
