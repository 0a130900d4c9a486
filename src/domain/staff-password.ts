/** Why a password of staff is refused. */
export type PasswordRefusal = 'tooShort' | 'tooLong' | 'yourself' | 'oneCharacter' | 'run' | 'common'

export const shortestPassword = 12
/** Hashing takes time with the length: nobody needs more. */
export const longestPassword = 128

/** Neighbours on keyboards and in counting, in English and French; read backwards as well. */
const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '!@#$%^&*()',
].flatMap((row) => [row, [...row].reverse().join('')])

/** Of the lists of stolen passwords, those that are long enough; the runs above are found without a list. */
const common = new Set([
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

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase()
const squeezed = (text: string) => plain(text).replace(/[\s._-]+/g, '')

/** Whether all of a text is made of runs of three neighbours or more: `123456abcdef`, `qwertyqwerty`. */
function isOnlyRuns(text: string): boolean {
  const reached = [true]
  for (let end = 1; end <= text.length; end += 1)
    reached[end] = reached.some(
      (fine, start) => fine && end - start >= 3 && rows.some((row) => row.includes(text.slice(start, end))),
    )
  return reached[text.length] === true
}

/**
 * Why this password may not protect this person's account; null when it may. Lengths are counted in characters as people
 * see them, not in bytes; case never makes a bad password good. `name` and `email` may be empty.
 */
export function passwordRefusal(password: string, who: { name: string; email: string }): PasswordRefusal | null {
  const length = [...password].length
  if (length < shortestPassword) return 'tooShort'
  if (length > longestPassword) return 'tooLong'
  const bare = squeezed(password)
  const [local = ''] = who.email.split('@')
  if ([who.name, who.email, local].some((own) => own !== '' && squeezed(own) === bare)) return 'yourself'
  const lower = plain(password)
  if (new Set(lower).size <= 1) return 'oneCharacter'
  if (isOnlyRuns(lower)) return 'run'
  return common.has(lower) ? 'common' : null
}
