import { mailboxOf, normalizeEmail } from '@/domain/account/email-address'

test.each([
  ['plain', 'ana@example.ca', 'ana@example.ca'],
  ['spaces and case', '  Ana.Roy@Example.CA ', 'ana.roy@example.ca'],
  ['composed and decomposed accents', 'zoe\u0301@example.ca', 'zoé@example.ca'],
  ['an accent on a capital', 'ZOE\u0301@EXAMPLE.CA', 'zoé@example.ca'],
  ['a host with accents', 'ana@Bücher.example', 'ana@xn--bcher-kva.example'],
  ['a host with decomposed accents', 'ana@bu\u0308cher.example', 'ana@xn--bcher-kva.example'],
  ['a host in its ASCII form', 'ana@XN--BCHER-KVA.example', 'ana@xn--bcher-kva.example'],
  ['a full-width host', 'ana@ｅｘａｍｐｌｅ。ca', 'ana@example.ca'],
  ['a number as host', 'ana@123.45', 'ana@123.45'],
  ['a host that is none', 'ana@é/x', 'ana@é/x'],
  ['no address', ' Potage ', 'potage'],
  ['nothing', '', ''],
])('normalizes %s', (_, text, normalized) => {
  expect(normalizeEmail(text)).toBe(normalized)
  expect(normalizeEmail(normalizeEmail(text))).toBe(normalized)
})

test.each([
  ['Maya+Fall@Campus.ca', 'maya@campus.ca'],
  ['maya+a+b@campus.ca', 'maya@campus.ca'],
  ['+maya@campus.ca', '+maya@campus.ca'],
  ['maya@campus.ca', 'maya@campus.ca'],
  ['no+address', 'no+address'],
])('takes %s for a message to %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox))
