/** A random key of 24 hexadecimal digits, also on a page without HTTPS. */
export const newReplyKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
