const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * Whether a text is a registered domain as an e-mail's last two labels are compared with it: `northgate.example`, lower
 * case. An address, and a domain of more labels, would match nobody's e-mail. Spec: CUS-5.7.
 */
export function isEmailDomain(text: string): boolean {
  const labels = text.split('.')
  return labels.length === 2 && labels.every((part) => label.test(part))
}

/** Whether an e-mail's registered domain, its last two labels, is a site's. Capitals make no difference. Spec: PUB-5.7, CUS-5.7. */
export function isOfEmailDomain(email: string, domain: string): boolean {
  const host = /@([^@\s]+)$/.exec(email.trim())?.[1] ?? ''
  return host.toLowerCase().split('.').slice(-2).join('.') === domain.toLowerCase()
}
