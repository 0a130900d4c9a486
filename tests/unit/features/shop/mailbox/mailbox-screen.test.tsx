import { renderToStaticMarkup } from 'react-dom/server'
import { MailboxScreen } from '@/features/shop/mailbox/mailbox-screen'
import type { ShownMail } from '@/features/shop/mailbox/read-mailbox'
import { mailboxMessages } from '@/i18n/site-messages'

const mail: ShownMail = {
  ...{ id: 'a1', channel: 'mail', to: 'ana@example.org', subject: 'Receipt', locale: 'en', text: 'Thanks' },
  storedAt: new Date('2026-11-24T12:34:56Z'),
  html: '<p>Hi</p><script>alert(2)</script>',
}
const render = (shown: ShownMail) =>
  renderToStaticMarkup(<MailboxScreen mails={[shown]} messages={mailboxMessages('en')} />)

test('shows a mail in a sandbox, without anything of it in the page itself', () => {
  const html = render(mail)
  expect(html).toMatch(/<iframe sandbox="" title="The mail as HTML" srcDoc="&lt;p&gt;Hi/i)
  expect(html).toMatch(/To: ana@example.org · <time [^>]*>2026-11-24 12:34 UTC<\/time>/)
  expect(html).not.toContain('<script')
})

test('shows a text message as text, in the language in which it was written', () => {
  const html = render({ ...mail, channel: 'text', locale: 'fr', text: 'Rappel <b>', html: '' })
  expect(html).toMatch(/<h2 id="mail-a1">Text message<\/h2>.*<p [^>]*lang="fr">Rappel &lt;b&gt;<\/p>/)
  expect(html).not.toContain('<iframe')
})
