import { assigneeRoles, findReplyFault, parseReplyMailKey, replyMailKey, statusAfterReply } from '@/domain/forms/inbox'

test('a reply takes a message out of the new ones, and never opens a done one', () => {
  const after = (status: string, isDone: boolean) => statusAfterReply(status, isDone)
  expect([after('new', false), after('inProgress', false), after('done', false), after('new', true)]).toEqual(
    ['inProgress', 'inProgress', 'done', 'done'], // prettier-ignore
  )
  expect(['', 'x'.repeat(5_000), 'x'.repeat(5_001)].map(findReplyFault)).toEqual(['empty', null, 'tooLong'])
})

test('the key of a mail names the message and the reply, and no other key does', () => {
  const [message, reply] = ['a'.repeat(24), 'b'.repeat(24)]
  expect(parseReplyMailKey(replyMailKey(message, reply))).toEqual({ messageId: message, replyId: reply })
  for (const key of [`receipt:${message}:${reply}`, `reply:${message}`, `reply:${message}:${reply}:1`])
    expect(parseReplyMailKey(key)).toBeNull()
})

test('only dietitians of the site are assigned to dietary forms', () => {
  expect(assigneeRoles('health')).toEqual({ ofAllSites: [], ofTheSite: ['dietitian'] })
  expect(assigneeRoles('messages')).toEqual({ ofAllSites: ['administrator'], ofTheSite: ['siteManager'] })
})
