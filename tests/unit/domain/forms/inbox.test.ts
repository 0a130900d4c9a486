import { parseReplyMailKey, replyMailKey } from '@/domain/forms/inbox'

test('the key of a mail names the message and the reply, and no other key does', () => {
  const [message, reply] = ['a'.repeat(24), 'b'.repeat(24)]
  expect(parseReplyMailKey(replyMailKey(message, reply))).toEqual({ messageId: message, replyId: reply })
  for (const key of [`receipt:${message}:${reply}`, `reply:${message}`, `reply:${message}:${reply}:1`])
    expect(parseReplyMailKey(key)).toBeNull()
})
