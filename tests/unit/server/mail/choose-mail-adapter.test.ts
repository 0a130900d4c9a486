import { chooseMailAdapter } from '@/server/mail/choose-mail-adapter'
import { printMail } from '@/server/mail/print-mail'

const mailFrom = 'dining@example.edu'
const smtpUrl = 'smtps://user:password@mail.example.edu'

test('prints mails during development without a mail server', () => {
  expect(chooseMailAdapter({ smtpUrl: undefined, mailFrom }, 'development')).toBe(printMail)
})

test.each(['production', 'test', undefined])('prints no mail where NODE_ENV is %s', (environment) => {
  expect(chooseMailAdapter({ smtpUrl: undefined, mailFrom }, environment)).toBeUndefined()
})

test.each(['production', 'development'])('sends mails through the mail server in %s', async (environment) => {
  const adapter = await chooseMailAdapter({ smtpUrl, mailFrom }, environment)
  const { name, defaultFromAddress } = adapter?.({ payload: {} as never }) ?? {}
  expect({ name, defaultFromAddress }).toEqual({ name: 'nodemailer', defaultFromAddress: mailFrom })
})
