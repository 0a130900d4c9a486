import type { MailboxMessages } from '@/i18n/site-messages'
import type { ShownMail } from './read-mailbox'

type Props = { mails: readonly ShownMail[]; messages: MailboxMessages }

/** The mails and text messages of a demo. */
export const MailboxScreen = ({ mails, messages }: Props) => (
  <div className="page-width pt-6 lg:pt-10">
    <h1 className="page-head">{messages.title}</h1>
    <p className="mt-4">{mails.length === 0 ? messages.empty : messages.intro}</p>
    {mails.map((mail) => (
      <article
        key={mail.id}
        aria-labelledby={`mail-${mail.id}`}
        className="mt-6 max-w-[800px] rounded-lg border border-line bg-surface p-4 wrap-anywhere"
      >
        <h2 id={`mail-${mail.id}`} lang={mail.channel === 'mail' ? (mail.locale ?? undefined) : undefined}>
          {mail.channel === 'text' ? messages.text : mail.subject}
        </h2>
        <p className="mt-1 text-muted">
          {`${messages.to} ${mail.to} · `}
          <time dateTime={mail.storedAt.toISOString()}>
            {`${mail.storedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`}
          </time>
        </p>
        <Content mail={mail} messages={messages} />
      </article>
    ))}
  </div>
)

/** Nothing of a mail can run: the sandbox of its frame allows nothing, and the frame inherits the policy of the page. */
function Content({ mail: { channel, locale, text, html }, messages }: { mail: ShownMail; messages: MailboxMessages }) {
  const lang = locale ?? undefined
  if (channel === 'text')
    return (
      <p className="mt-3 max-w-[32em] rounded-2xl bg-tint px-4 py-3" lang={lang}>
        {text}
      </p>
    )
  const plain = (
    <pre className="mt-3 font-mono whitespace-pre-wrap" lang={lang}>
      {withLinks(text)}
    </pre>
  )
  if (html === '') return plain
  return (
    <>
      <iframe
        sandbox=""
        title={messages.asHtml}
        srcDoc={html}
        className="mt-3 h-[480px] w-full rounded-md border border-line bg-white scheme-light"
      />
      <details>
        <summary className="cursor-pointer py-2.5">{messages.asText}</summary>
        {plain}
      </details>
    </>
  )
}

/** A text whose web addresses are links. */
const withLinks = (text: string) =>
  text.split(/(https?:\/\/[^\s<>"]+)/).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={part} className="plain-link">
        {part}
      </a>
    ) : (
      part
    ),
  )
