import { scrubError, scrubText } from '@/server/logging/scrub-error'

const hash = 'ab12'.repeat(128)

test.each([
  [
    'Failed query: insert into "customers" values (?, ?)\nparams: ana@example.ca,Ana',
    'Failed query: insert into "customers" values (?, ?)\nparams: [hidden]',
  ],
  [
    'E11000 duplicate key error index: username_1 dup key: { username: "6b:ana@example.ca" }',
    'E11000 duplicate key error index: username_1 dup key: [hidden]',
  ],
  ['550 no mailbox: <ana.tanguay+x@example.ca>', '550 no mailbox: <[email]>'],
  [
    'Cast to ObjectId failed for value "Ana" (type string) at path "_id"',
    'Cast to ObjectId failed for value [hidden] (type string) at path "_id"',
  ],
  [`hash ${hash} of 6b031358cc39e0d0445a2309`, 'hash [hidden] of 6b031358cc39e0d0445a2309'],
  ['JWT eyJhbGciOiJIUzI1NiJ9.eyJpZCI6IjEifQ.c2lnbmF0dXJl refused', 'JWT [hidden] refused'],
  [
    'at insert (/srv/node_modules/@payloadcms/drizzle/dist/insert.js:3:1)',
    'at insert (/srv/node_modules/@payloadcms/drizzle/dist/insert.js:3:1)',
  ],
  ['UNIQUE constraint failed: customers.username', 'UNIQUE constraint failed: customers.username'],
])('%#. hides personal data and secrets of a text, and nothing else', (text, scrubbed) => {
  expect(scrubText(text)).toBe(scrubbed)
})

test('removes the values of a failed statement from an error and its causes, and keeps its code', () => {
  const cause = Object.assign(new Error('E11000 dup key: { email: "ana@example.ca" }'), {
    code: 11000,
    keyValue: { email: 'ana@example.ca' },
  })
  const error = Object.assign(new Error(`Failed query\nparams: ana@example.ca,${hash}`, { cause }), {
    params: ['ana@example.ca', hash],
  })
  const scrubbed = scrubError(error)
  expect(scrubbed).toBe(error)
  expect(cause.code).toBe(11000)
  for (const text of [
    JSON.stringify(error),
    error.message,
    error.stack,
    JSON.stringify(cause),
    cause.message,
    cause.stack,
  ]) {
    expect(text).not.toContain('ana@')
    expect(text).not.toContain(hash)
  }
})
