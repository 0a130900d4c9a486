import { isCommonPassword } from './common-password'

/** Why a password of staff is refused. */
export type PasswordRefusal = 'tooShort' | 'tooLong' | 'yourself' | 'oneCharacter' | 'run' | 'common'

export const minPasswordLength = 12
/** Hashing time grows with the length. */
export const maxPasswordLength = 128

/** Sequences on English and French keyboards, in the alphabet and in counting; reversed ones too. */
const sequences = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '!@#$%^&*()',
].flatMap((sequence) => [sequence, [...sequence].reverse().join('')])

/** The passwords in lists of stolen passwords that are long enough and not made of sequences. */
const commonPasswords = new Set([
  'administrateur',
  'administrator',
  'adminadminadmin',
  'azerty123456',
  'basketball12',
  'bienvenue123',
  'bienvenue1234',
  'bonjourbonjour',
  'changeme1234',
  'changemechangeme',
  'correcthorsebatterystaple',
  'dragondragon',
  'football1234',
  'iloveyou1234',
  'iloveyouiloveyou',
  'jetaimejetaime',
  'letmein12345',
  'letmeinletmein',
  'motdepasse12',
  'motdepasse123',
  'motdepasse1234',
  'motdepassemotdepasse',
  'p@ssw0rd1234',
  'passw0rd1234',
  'password1234',
  'password12345',
  'password123456',
  'passwordpassword',
  'princess1234',
  'soleilsoleil',
  'sunshine1234',
  'superman1234',
  'trustno1trustno1',
  'unbelievable',
  'welcome12345',
  'welcome123456',
  'zaq12wsxcde3',
])

const normalize = (text: string) => text.normalize('NFKC').trim().toLowerCase()
const withoutSeparators = (text: string) => normalize(text).replace(/[\s._-]+/g, '')

/** Whether a text consists only of sequences of at least three characters: `123456abcdef`, `qwertyqwerty`. */
function isOnlySequences(text: string): boolean {
  const isReachable = [true]
  for (let end = 1; end <= text.length; end += 1)
    isReachable[end] = isReachable.some(
      (isStart, start) =>
        isStart && end - start >= 3 && sequences.some((sequence) => sequence.includes(text.slice(start, end))),
    )
  return isReachable[text.length] === true
}

/**
 * The reason to refuse a password for a staff account; null for an acceptable one. Lengths count characters, not bytes. All
 * comparisons ignore case. `name` and `email` may be empty.
 */
export function checkStaffPassword(password: string, who: { name: string; email: string }): PasswordRefusal | null {
  const length = [...password].length
  if (length < minPasswordLength) return 'tooShort'
  if (length > maxPasswordLength) return 'tooLong'
  const bare = withoutSeparators(password)
  const [local = ''] = who.email.split('@')
  if ([who.name, who.email, local].some((own) => own !== '' && withoutSeparators(own) === bare)) return 'yourself'
  const normalized = normalize(password)
  if (new Set(normalized).size <= 1) return 'oneCharacter'
  if (isOnlySequences(normalized)) return 'run'
  return commonPasswords.has(normalized) || isCommonPassword(password) ? 'common' : null
}
