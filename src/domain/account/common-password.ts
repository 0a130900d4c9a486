import type { Localized } from '@/domain/locale'

/**
 * Words that begin the lists of stolen passwords, in English and French. Our own selection: such a word with capitals, digits
 * and signs added, as rules for passwords demand, is among the first that attackers try.
 */
const commonWords = new Set(
  `password passwort passw pass passe motdepasse mdp azerty azertyuiop qwerty qwertyuiop qwertz asdf asdfgh asdfghjkl zxcvbn
  zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc abc abcd abcde abcdef abcdefg abcdefgh abcabc test tester testing testtest demo
  admin administrator administrateur root user username guest login welcome bienvenue bonjour salut hello hellohello hola
  letmein changeme changezmoi secret default temp temporary access master superman batman spiderman ironman pokemon pikachu
  naruto starwars dragon monkey tigger tiger lion chocolate chocolat cookie cookies cheese fromage pizza banana orange apple
  cherry pepper ginger sugar honey flower butterfly papillon princess princesse queen king prince angel ange baby babygirl
  cherie cheri doudou loulou love lovely loveme loveyou iloveyou iloveu jetaime jtaime amour monamour moncoeur coeur bisous
  sunshine soleil summer winter spring autumn fall ete hiver printemps automne january february march april may june july august
  september october november december janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre
  monday tuesday wednesday thursday friday saturday sunday lundi mardi mercredi jeudi vendredi samedi dimanche
  football soccer hockey baseball basketball softball tennis golf canadien canadiens habs leafs mapleleafs nordiques oilers
  lakers yankees cowboys steelers eagles patriots chelsea arsenal liverpool barcelona realmadrid ronaldo messi
  canada quebec montreal toronto ottawa vancouver calgary edmonton winnipeg halifax london paris france america newyork
  college campus university universite student etudiant etudiante school ecole library cafeteria dining refectory refectoire
  michael michelle jennifer jessica jordan joshua justin daniel david thomas robert richard charlie charles andrew anthony
  matthew nicole ashley amanda hannah samantha elizabeth alexander alexandre nicolas camille marine julie sophie emilie marie
  pierre jean martin olivier patrick sebastien maxime mathieu philippe francois isabelle nathalie caroline stephanie
  george harley maggie buster bailey shadow hunter ranger killer mustang ferrari porsche mercedes corvette camaro yamaha
  computer internet google facebook instagram youtube microsoft windows samsung iphone android nintendo playstation xbox
  minecraft fortnite whatever nothing trustno trustnoone freedom liberte forever pourtoujours lucky happy purple silver
  golden diamond rainbow jesus god blessed heaven matrix phoenix thunder blink donald snoopy mickey minnie garfield
  merlin gandalf hobbit frodo potter harrypotter hogwarts`
    .split(/\s+/)
    .filter(Boolean),
)

/** What people write instead of letters. */
const substitutes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
/** With and without substitutes for letters, and without digits and signs around the word. */
function wordsIn(password: string): string[] {
  const plain = password.normalize('NFKD').toLowerCase()
  const bare = plain.replace(/^[^a-z@$]+|[^a-z@$]+$/g, '')
  const replaced = (text: string) => [...text].map((character) => substitutes[character] ?? character).join('')
  return [lettersOf(plain), lettersOf(replaced(bare)), lettersOf(replaced(plain))]
}

/** Of longer passwords, attackers do not try repetitions. */
const longestGuess = 32
const sequences = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '01234567890',
].flatMap((sequence) => [sequence, [...sequence].reverse().join('')])
const isSequence = (word: string) => word.length >= 3 && sequences.some((sequence) => sequence.includes(word))

/**
 * Whether a password is a common one: a word of the list, one character or group repeated, or a sequence of keys, whatever its
 * capitals and whichever digits and signs surround it. `own`: texts that belong to the account, such as its e-mail and the
 * site's name, which count as common, too.
 */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const owned = new Set(
    own.flatMap((text) => [lettersOf(text), lettersOf(text.split('@')[0] ?? '')]).filter(({ length }) => length >= 4),
  )
  const isWord = (word: string) => commonWords.has(word) || owned.has(word) || isSequence(word)
  const [letters = ''] = wordsIn(password)
  const isShort = password.length <= longestGuess
  if (isShort && /^(.{1,2}?)\1+$/.test(letters)) return true
  return wordsIn(password).some((word) => {
    if (word === '') return false
    const [, group = word] = /^(.+?)\1+$/.exec(word) ?? []
    return isWord(word) || (isShort && isWord(group))
  })
}

/** The texts of a site's name that are no good passwords there: in both languages, whole and word by word. */
export const siteWords = (name: Localized<string | null>): string[] =>
  [name.en, name.fr].flatMap((text) => (text ? [text, ...text.split(/[\s-]+/)] : []))
