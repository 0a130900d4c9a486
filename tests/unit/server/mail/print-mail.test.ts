import { formatMail } from '@/server/mail/print-mail'

test('prints recipient, subject and the whole text', () => {
  const text = 'Open this link:\n\nhttps://dining.example.edu/reset-password/abc\n'
  expect(formatMail({ to: 'ana@example.ca', subject: 'Reset your password', text })).toContain(
    'To: ana@example.ca\nSubject: Reset your password\n\nOpen this link:\n\nhttps://dining.example.edu/reset-password/abc\n',
  )
})

test('prints the links of a mail that has only HTML', () => {
  const html = '<p>Hello</p><p><a class="x" href="https://dining.example.edu/admin/reset/abc">Reset</a></p>'
  expect(formatMail({ to: { address: 'sam@example.ca', name: 'Sam' }, html })).toContain(
    'To: sam@example.ca\nSubject: \n\nHello\nhttps://dining.example.edu/admin/reset/abc Reset',
  )
})
