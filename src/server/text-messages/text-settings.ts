/** The settings of text messages. Empty values are undefined. */
type TextVariables = {
  TEXT_PROVIDER?: 'twilio' | undefined
  TWILIO_ACCOUNT_SID?: string | undefined
  TWILIO_AUTH_TOKEN?: string | undefined
  TWILIO_FROM?: string | undefined
  TWILIO_MESSAGING_SERVICE_SID?: string | undefined
  TWILIO_API_URL?: string | undefined
}

/** `sender` is a number of Twilio's, or the SID of a messaging service, which chooses one. `apiUrl` has no slash at its end. */
export type TwilioSettings = {
  provider: 'twilio'
  accountSid: string
  authToken: string
  sender: { From: string } | { MessagingServiceSid: string }
  apiUrl: string
}

/** Who sends text messages. `none`: customers are not offered any. */
export type TextSettings = { provider: 'none' } | { provider: 'mailbox' } | TwilioSettings

const twilioUrl = 'https://api.twilio.com'
const cannotStart = (sentence: string) => new Error(`Refectory cannot start: ${sentence}`)

/** The provider that the operator has chosen. Without a choice a demo shows messages in its mailbox, and others send none. */
export function textSettingsOf(it: TextVariables, isDemo: boolean): TextSettings {
  if (it.TEXT_PROVIDER === 'twilio') return twilioSettingsOf(it)
  return { provider: isDemo ? 'mailbox' : 'none' }
}

function twilioSettingsOf(it: TextVariables): TwilioSettings {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = it
  const service = it.TWILIO_MESSAGING_SERVICE_SID
  if (!accountSid || !authToken)
    throw cannotStart('TEXT_PROVIDER=twilio needs TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN')
  if (!from === !service)
    throw cannotStart('TEXT_PROVIDER=twilio needs either TWILIO_FROM or TWILIO_MESSAGING_SERVICE_SID')
  const sender = service ? { MessagingServiceSid: service } : { From: from ?? '' }
  return { provider: 'twilio', accountSid, authToken, sender, apiUrl: it.TWILIO_API_URL ?? twilioUrl }
}
