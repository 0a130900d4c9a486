import { replyMailKind } from '@/domain/forms/inbox'
import { registerContent } from '@/server/mail/deliver-mail'
import { readReplyContent } from './read-reply-content'

/** Makes the job that sends mails write the text of replies when it sends them. */
export const registerReplyMails = (): void => registerContent(replyMailKind, readReplyContent)
