import type { Locale } from '@/domain/locale'
import { markup, trustedHtml } from '@/ui/html/html'
import type { ShownMail } from './read-mailbox'

const words = {
  en: {
    title: 'Mails of the demo',
    intro: 'This page shows all mails and text messages, newest first. Without a mail server they go nowhere else.',
    empty: 'No mails yet. Place an order or ask for a new password.',
    text: 'Text message',
    to: 'To',
    asHtml: 'The mail as HTML',
    asText: 'Show as text',
    other: 'Français',
  },
  fr: {
    title: 'Courriels de la démo',
    intro:
      'Cette page montre tous les courriels et messages texte, du plus récent au plus ancien. Sans serveur de courriel, ils ne vont nulle part ailleurs.',
    empty: 'Aucun courriel pour l’instant. Passez une commande ou demandez un nouveau mot de passe.',
    text: 'Message texte',
    to: 'À',
    asHtml: 'Le courriel en HTML',
    asText: 'Afficher le texte',
    other: 'English',
  },
} as const

const style = trustedHtml(`
:root{color-scheme:light dark;--paper:#fbfaf6;--surface:#fff;--ink:#1c1a16;--muted:#5e5a50;--line:#e4e0d5;--accent:#1e5f74}
@media(prefers-color-scheme:dark){:root{--paper:#1c1a16;--surface:#26231e;--ink:#fbfaf6;--muted:#b9b3a4;--line:#3d3930;--accent:#6ba1b2}}
body{margin:0;font:17px/1.5 'Segoe UI',system-ui,sans-serif;color:var(--ink);background:var(--paper);border-top:9px solid var(--accent);overflow-wrap:anywhere}
main{max-width:800px;margin:0 auto;padding:24px 16px 72px}
h1{margin:16px 0;font:600 2.2rem/1.15 Georgia,serif;text-wrap:balance}h2{margin:0;font-size:1.1rem;line-height:1.3}
main>p:has(a){margin:0}a{display:inline-block;color:var(--accent);text-underline-offset:.2em}main>p>a{padding-block:10px}
article{margin:24px 0;padding:16px;border:1px solid var(--line);border-radius:10px;background:var(--surface)}
iframe{box-sizing:border-box;width:100%;height:480px;margin:12px 0;border:1px solid var(--line);border-radius:6px;background:#fff;color-scheme:light}
summary{padding-block:10px;cursor:pointer}pre{margin:12px 0 0;white-space:pre-wrap}pre a{display:inline}.meta{margin:4px 0;color:var(--muted)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.bubble{max-width:32em;margin:12px 0 0;padding:12px 16px;border-radius:16px;background:color-mix(in srgb,var(--accent) 12%,var(--surface))}`)

/** Nothing of a mail can run or load anything. A `srcdoc` frame inherits this policy, and its sandbox allows nothing. */
export const mailboxPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The page with the mails of a demo. */
export function renderMailbox(mails: readonly ShownMail[], locale: Locale): string {
  const t = words[locale]
  const other = locale === 'fr' ? 'en' : 'fr'
  const articles = mails.map((mail) => renderArticle(mail, locale))
  return `<!doctype html>${markup`<html lang="${locale}-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${t.title}</title><style>${style}</style></head>
<body><main><h1>${t.title}</h1>
<p>${t.intro}</p>
<p><a href="?locale=${other}" hreflang="${other}" lang="${other}">${t.other}</a></p>
${mails.length === 0 ? markup`<p>${t.empty}</p>` : articles}</main></body></html>
`}`
}

/** A text whose web addresses are links. */
const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? markup`<a href="${part}">${part}</a>` : part))

function renderArticle(
  { id, channel, subject, to, storedAt, locale: language, html, text }: ShownMail,
  locale: Locale,
) {
  const t = words[locale]
  const meta = markup`${t.to}${locale === 'fr' ? '\u00a0' : ''}: ${to} · <time datetime="${storedAt.toISOString()}">${storedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>`
  if (channel === 'text')
    return markup`<article aria-labelledby="mail-${id}">
<h2 id="mail-${id}">${t.text}</h2>
<p class="meta">${meta}</p>
<p class="bubble" lang="${language}">${text}</p>
</article>
`
  if (html === '')
    return markup`<article aria-labelledby="mail-${id}">
<h2 id="mail-${id}" lang="${language}">${subject}</h2>
<p class="meta">${meta}</p>
<pre lang="${language}">${withLinks(text)}</pre>
</article>
`
  return markup`<article aria-labelledby="mail-${id}">
<h2 id="mail-${id}" lang="${language}">${subject}</h2>
<p class="meta">${meta}</p>
<iframe sandbox title="${t.asHtml}" srcdoc="${html}"></iframe>
<details><summary>${t.asText}</summary><pre lang="${language}">${text}</pre></details>
</article>
`
}
