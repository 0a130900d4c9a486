import { readSettings } from '@/server/settings'
import { mailboxProvider } from './mailbox-provider'
import type { TextProvider } from './text-provider'
import { createTwilioProvider } from './twilio-provider'

/** Who sends text messages; null when nobody does. */
export function getTextProvider(): TextProvider | null {
  const settings = readSettings(process.env).texts
  switch (settings.provider) {
    case 'twilio':
      return createTwilioProvider(settings)
    case 'mailbox':
      return mailboxProvider
    case 'none':
      return null
  }
}

/** Whether customers can choose text messages. Nobody is offered a choice that changes nothing. */
export const offersTexts = (): boolean => readSettings(process.env).texts.provider !== 'none'
