import { fieldsOf, numberOf } from '@/server/database/stored-values'
import type { TwilioSettings } from './text-settings'
import type { TextAnswer, TextMessage, TextOutcome, TextProvider } from './text-provider'

const usualTimeout = 10_000
/** Twilio's limits of `ValidityPeriod`, in seconds. */
const [shortest, longest] = [5, 36_000]
/** The person has answered STOP to this sender. */
const unsubscribed = 21_610

/** Errors before the request was sent: the provider does not have the message. */
const unsent = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'],
  ...['DEPTH_ZERO_SELF_SIGNED_CERT', 'CERT_HAS_EXPIRED', 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ...['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'SELF_SIGNED_CERT_IN_CHAIN'],
])

/** Twilio's call for one message. `timeout` is in milliseconds. Twilio has no idempotency key for it. */
export function createTwilioProvider(settings: TwilioSettings, timeout = usualTimeout): TextProvider {
  const { accountSid, authToken, apiUrl } = settings
  const url = `${apiUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const sendText = async (message: TextMessage): Promise<TextAnswer> => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { Authorization: authorization, Accept: 'application/json' },
        body: formOf(settings, message),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      })
      return await answerOf(response)
    } catch (error) {
      return answerOfError(error)
    }
  }
  return { name: 'twilio', sendText }
}

function formOf({ sender }: TwilioSettings, { to, text, validSeconds }: TextMessage): URLSearchParams {
  const form = new URLSearchParams({ To: to, Body: text, ...sender })
  if (validSeconds !== null)
    form.set('ValidityPeriod', String(Math.floor(Math.min(longest, Math.max(shortest, validSeconds)))))
  return form
}

async function answerOf(response: Response): Promise<TextAnswer> {
  const { status, ok } = response
  if (ok) {
    await response.body?.cancel().catch(() => undefined)
    return { outcome: 'sent', reason: null }
  }
  const code = await readCode(response)
  return { outcome: outcomeOf(status, code), reason: `HTTP ${status}${code === null ? '' : `, code ${code}`}` }
}

/** Too many requests and wrong settings of ours may change; what is wrong with the number or the text stays. */
function outcomeOf(status: number, code: number | null): TextOutcome {
  if (code === unsubscribed) return 'unsubscribed'
  if (status >= 500) return 'unknown'
  return status === 400 ? 'rejected' : 'refused'
}

/** Twilio's number of the error. Its message has the phone number and is not read. */
async function readCode(response: Response): Promise<number | null> {
  try {
    return numberOf(fieldsOf(await response.json()).code)
  } catch {
    return null
  }
}

function answerOfError(error: unknown): TextAnswer {
  const { name, cause } = fieldsOf(error)
  const code = String(fieldsOf(cause).code ?? name)
  return { outcome: unsent.has(code) ? 'refused' : 'unknown', reason: code }
}
