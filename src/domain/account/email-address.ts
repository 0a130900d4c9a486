/** A host with letters beyond ASCII as DNS stores it: `bücher.example` is `xn--bcher-kva.example`. */
function toAsciiHost(host: string): string {
  const isPlain = /^[\x20-\x7e]*$/.test(host) || /[\s/?#:@%[\]\\]/.test(host)
  return isPlain || !URL.canParse(`http://${host}`) ? host : new URL(`http://${host}`).hostname
}

/**
 * The mailbox of an address, in the form in which it is compared: what follows a plus sign is a label that its owner makes up, so that
 * `maya+1@campus.ca` and `maya@campus.ca` are one person.
 */
export const mailboxOf = (text: string): string => normalizeEmail(text).replace(/^([^+@]+)\+[^@]*@/, '$1@')

/**
 * The one form in which an e-mail address is stored and compared: without spaces around it, in composed characters (NFC), in
 * lower case, with the ASCII form of its host (IDNA). Accepts any text, also one that is no address.
 */
export function normalizeEmail(text: string): string {
  const address = text.trim().normalize('NFC').toLowerCase().normalize('NFC')
  const at = address.lastIndexOf('@')
  return at < 0 ? address : address.slice(0, at + 1) + toAsciiHost(address.slice(at + 1))
}
