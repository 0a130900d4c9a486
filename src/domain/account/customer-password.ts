const minLength = 8
/** Payload hashes no more than this. */
const maxLength = 128
/** The symbols of which a password needs at least one. */
export const passwordSymbols = '!@#$%^&*'
const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[!@#$%^&*]/]

/** Whether a password has 8 to 128 characters with a lower-case letter, a capital, a digit and a symbol. Spec: CUS-5.13. */
export function isStrongPassword(password: string): boolean {
  const { length } = [...password]
  return length >= minLength && length <= maxLength && kinds.every((kind) => kind.test(password))
}
