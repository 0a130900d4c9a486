const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * Whether a text is a lower-case domain of two labels, such as `northgate.example`. Emails are compared by their last two
 * labels, so any other text would match no email. Spec: CUS-5.7.
 */
export function isEmailDomain(text: string): boolean {
  const labels = text.split('.')
  return labels.length === 2 && labels.every((part) => label.test(part))
}

/** Whether the last two labels of an email's domain equal a domain. Case does not matter. Spec: PUB-5.7, CUS-5.7. */
export function hasEmailDomain(email: string, domain: string): boolean {
  const host = /@([^@\s]+)$/.exec(email.trim())?.[1] ?? ''
  return host.toLowerCase().split('.').slice(-2).join('.') === domain.toLowerCase()
}
