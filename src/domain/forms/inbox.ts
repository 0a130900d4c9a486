import { z } from 'zod'
import { hexIdPattern } from '@/domain/hex-id'
import type { Locale } from '@/domain/locale'
import { getAccessScope, roles, type AccessScope, type Area, type Role } from '@/domain/roles'

/** The collections of what people send to staff, each with the area whose staff answer it. */
export const inboxAreas = {
  feedback: 'messages',
  'contact-messages': 'messages',
  'dietary-health-forms': 'health',
  'on-the-go-orders': 'foodOrders',
} as const satisfies Record<string, Area>
export type InboxSlug = keyof typeof inboxAreas
export const inboxSlugs = Object.keys(inboxAreas) as InboxSlug[]

/** Sorted from the last to the first letter, new ones come first and done ones last. */
export const inboxStatuses = ['new', 'inProgress', 'done'] as const
export type InboxStatus = (typeof inboxStatuses)[number]

export const replyMaxLength = 5_000

/** A reply that staff sent by mail. `id` is the key of the request, `at` an ISO instant, `by` the name of the staff member. */
export type Reply = { id: string; at: string; by: string; text: string }
const storedReplies = z.array(z.object({ id: z.string(), at: z.string(), by: z.string(), text: z.string() }))

/** The stored replies, the first one first. */
export const parseReplies = (value: unknown): Reply[] => storedReplies.safeParse(value).data ?? []

/** `key` is the same when a browser sends a reply again. */
export const replyRequest = z.object({
  key: z.string().regex(hexIdPattern),
  text: z.string().transform((text) =>
    text
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .trim(),
  ),
  isDone: z.boolean(),
})

/** What is wrong with the text of a reply; null for nothing. */
export const findReplyFault = (text: string): 'empty' | 'tooLong' | null =>
  text === '' ? 'empty' : text.length > replyMaxLength ? 'tooLong' : null

/** The status after a reply: done if the sender says so, and never new any more. */
export const statusAfterReply = (status: unknown, isDone: boolean): InboxStatus =>
  isDone || status === 'done' ? 'done' : 'inProgress'

/** The key of the mail of a reply. It names no collection: staff of the shop see the keys of all mails. */
export const replyMailKey = (messageId: string, replyId: string): string => `${replyMailKind}:${messageId}:${replyId}`
export const replyMailKind = 'reply'

/** The ids in the key of the mail of a reply; null for other keys. */
export function parseReplyMailKey(key: string): { messageId: string; replyId: string } | null {
  const [kind, messageId = '', replyId = '', ...rest] = key.split(':')
  const isKey = kind === replyMailKind && hexIdPattern.test(messageId) && hexIdPattern.test(replyId)
  return isKey && rest.length === 0 ? { messageId, replyId } : null
}

/** The subject of a reply. It does not say what the person had sent. */
export const replySubject = (sender: string, locale: Locale): string =>
  locale === 'fr' ? `Réponse\u00a0: ${sender}` : `Reply from ${sender}`

const rolesThatRead = (area: Area, scope: AccessScope): Role[] =>
  roles.filter((role) => getAccessScope({ id: '', role, siteIds: [] }, 'read', area) === scope)

/** The roles whose staff may be assigned to a message: those that read it at every site, and those that read it at their sites. */
export const assigneeRoles = (area: Area) => ({
  ofAllSites: rolesThatRead(area, 'all'),
  ofTheSite: rolesThatRead(area, 'ownSites'),
})
