import type { AgreedText } from '@/domain/account/consents'

export type AgreementMessages = Record<'both' | 'terms' | 'privacy' | 'termsLink' | 'privacyLink' | 'newTab', string>

type Props = { slug: string; texts: readonly AgreedText[]; messages: AgreementMessages }

/**
 * The sentence with the site's texts that somebody agrees to, with links that keep the form open. Nothing for a site without such
 * texts.
 */
export function AgreedTexts({ slug, texts, messages }: Props) {
  const has = (kind: AgreedText['kind']) => texts.some((text) => text.kind === kind)
  const sentence = has('terms') ? (has('privacy') ? messages.both : messages.terms) : has('privacy') && messages.privacy
  if (!sentence) return null
  const links: Record<string, { href: string; text: string }> = {
    '{terms}': { href: `/${slug}/terms-of-use`, text: messages.termsLink },
    '{privacy}': { href: `/${slug}/privacy`, text: messages.privacyLink },
  }
  return (
    <p className="form-hint">
      {sentence.split(/(\{terms\}|\{privacy\})/).map((part) => {
        const link = links[part]
        if (!link) return part
        return (
          <a key={part} href={link.href} target="_blank" rel="noopener" className="text-accent underline">
            {link.text}
            <span className="sr-only"> ({messages.newTab})</span>
          </a>
        )
      })}
    </p>
  )
}
