import { mailboxPolicy, renderMailbox } from '@/features/shop/mailbox/mailbox-html'
import { frenchRules, spaceBeforeSign } from '../../../../support/data/french-rules'

const mail = {
  id: 'a1',
  channel: 'mail',
  to: '<ana>@example.org',
  subject: 'Receipt <script>alert(1)</script>',
  locale: 'en',
  storedAt: new Date('2026-11-24T12:34:56Z'),
  text: 'Thanks </pre><script>',
  html: '<!doctype html><p title="a">Hi</p><script>alert(2)</script>',
} as const

test('shows a mail in a sandbox, without anything of it in the page itself', () => {
  const html = renderMailbox([mail], 'en')
  expect(html).toContain(
    '<iframe sandbox title="The mail as HTML" srcdoc="&lt;!doctype html&gt;&lt;p title=&quot;a&quot;&gt;Hi',
  )
  expect(html).toContain(
    'To: &lt;ana&gt;@example.org · <time datetime="2026-11-24T12:34:56.000Z">2026-11-24 12:34 UTC</time>',
  )
  expect(html).not.toContain('<script')
  expect(mailboxPolicy).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/)
})

test('shows a text message as text, in the language in which it was written', () => {
  const text = { ...mail, channel: 'text', to: '+14185550147', locale: 'fr', text: 'Rappel <b>', html: '' } as const
  const html = renderMailbox([text], 'en')
  expect(html).toContain('<h2 id="mail-a1">Text message</h2>')
  expect(html).toContain('To: +14185550147 · <time')
  expect(html).toContain('<p class="bubble" lang="fr">Rappel &lt;b&gt;</p>')
  expect(html).not.toContain('<iframe')
  expect(renderMailbox([text], 'fr')).toContain('<h2 id="mail-a1">Message texte</h2>')
})

test('says in both languages that there is no mail, and leads to the other language', () => {
  expect(renderMailbox([], 'en')).toMatch(/<html lang="en-CA">[\s\S]*\?locale=fr[\s\S]*No mails yet\./)
  const french = renderMailbox([], 'fr')
  expect(french).toMatch(/<html lang="fr-CA">[\s\S]*\?locale=en[\s\S]*Aucun courriel pour l’instant\./)
  const read = french.replace(/<style>[\s\S]*<\/style>|<[^>]+>/g, ' ')
  for (const [rule, mistake] of frenchRules) expect([rule, mistake.exec(read)?.[0]]).toEqual([rule, undefined])
  expect(read).not.toMatch(spaceBeforeSign)
})
