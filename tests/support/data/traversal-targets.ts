/**
 * Request targets that try to leave the folder of an upload kind, use an unknown kind, or exploit a decoder's reading of a
 * name. The server must answer each with 404 or 400.
 */

/** Spellings of `../` for different decoders. */
const parentSteps = {
  'unencoded': '../',
  'dots encoded': '%2e%2e/',
  'dots encoded in capitals': '%2E%2E/',
  'one dot encoded': '.%2e/',
  'the other dot encoded': '%2e./',
  'slash encoded': '..%2f',
  'slash encoded in capitals': '..%2F',
  'all encoded': '%2e%2e%2f',
  'encoded twice': '%252e%252e%252f',
  'encoded three times': '%25252e%25252e%25252f',
  'slash encoded twice': '..%252f',
  backslash: '..\\',
  'backslash encoded': '..%5c',
  'backslash encoded twice': '..%255c',
  'both slashes': '..\\/',
  'both slashes encoded': '..%5c%2f',
  'overlong dots of two bytes': '%c0%ae%c0%ae/',
  'overlong slash of two bytes': '..%c0%af',
  'overlong backslash of two bytes': '..%c1%9c',
  'overlong of three bytes': '%e0%80%ae%e0%80%ae%e0%80%af',
  'overlong of four bytes': '%f0%80%80%ae%f0%80%80%ae%f0%80%80%af',
  'dots that remain after removing ../': '....//',
  'the same with backslashes': '....\\\\',
  'the same encoded': '....%2f%2f',
  'two slashes': '..//',
  'a parameter': '..;/',
  'wide dots': '%ef%bc%8e%ef%bc%8e/',
  'a wide slash': '..%ef%bc%8f',
  'dot leaders': '%e2%80%a4%e2%80%a4/',
  'a two dot leader': '%e2%80%a5/',
  'a division slash': '..%e2%88%95',
  'a fraction slash': '..%e2%81%84',
  'Unicode escapes': '%u002e%u002e%u2215',
  'a NUL between': '..%00/',
  'a tab between': '..%09/',
  'a line end between': '..%0d%0a/',
  'a space behind': '..%20/',
} as const

/** Files outside the folder of a kind, with the number of steps up. */
const goals = (canary: string) => [
  { steps: 2, to: `${canary}.webp` },
  { steps: 1, to: `location/${canary}.webp` },
  { steps: 2, to: 'refectory.db' },
  { steps: 9, to: 'etc/passwd' },
]

const kinds = [
  '..|.|%2e%2e|%2e|%252e%252e|%5c|%2f|%00|~|*|null|undefined|[kind]|%20|__proto__|constructor|prototype',
  'toString|valueOf|hasOwnProperty|__defineGetter__|__proto__%00|Location|LOCATION|location%00|location%20',
  'location.|location%2f|location%5c|location%2f.|location;|location-images|locations|newsletter-files|media',
  'logo%2f..%2flocation|logo%5c..%5clocation|%ef%bd%8cocation',
].flatMap((line) => line.split('|'))

const names = (canary: string) =>
  [
    ['CON', 'con.webp', 'NUL.webp', 'aux.webp', 'prn.webp', 'com1.webp', 'lpt9.webp', 'nul.tar.webp', '%5c%5c.%5cCON'],
    ['', '.', '..', '...', '.webp', '..webp', '.env', '.git', '%20', '%00', '%0a.webp', '%7f.webp', '%ff.webp', '%'],
    [
      '.webp|.|..|%20|%2e|%00|%00.png|%0a|::$DATA|:.webp|%20.|/|%2f|%5c|/.|~|.bak|.svg|.html|%00.html',
      ';.webp|%23|%3f.webp',
    ].flatMap((line) => line.split('|').map((tail) => `${canary}.webp${tail}`)),
    [
      `%2f${canary}.webp`,
      `%5c${canary}.webp`,
      `.%2f${canary}.webp`,
      `.%5c${canary}.webp`,
      `*.webp`,
      `${canary}.*`,
      `${canary}%2ewebp%00`,
      `C:${canary}.webp`,
      `C:%5c${canary}.webp`,
    ],
    '%2fetc%2fpasswd|/etc/passwd|//etc/passwd|file:%2f%2f%2fetc%2fpasswd|C:%5cWindows%5cwin.ini'.split('|'),
    '%5c%5chost%5cshare%5ca.webp|%2fproc%2fself%2fenviron|%2e%2e%2f%2e%2e%2f.env'.split('|'),
    [
      `${'a'.repeat(201)}.webp`,
      `${'a'.repeat(4000)}.webp`,
      `${'%2e%2e%2f'.repeat(500)}etc%2fpasswd`,
      '../'.repeat(1000),
      `${'%61'.repeat(300)}.webp`,
    ],
  ].flat()

const whole = (canary: string) => [
  '/files',
  '/files/',
  '/files/logo',
  '/files/logo/',
  '/files//',
  '/files/..',
  `/files/../${canary}.webp`,
  `/files//location/${canary}.webp`,
  `/files/./logo/../location/../../${canary}.webp`,
  `/files/%2e%2e/${canary}.webp`,
  `/files\\..\\${canary}.webp`,
  `/files/logo/nothing.webp?name=..%2f..%2f${canary}.webp`,
  `/files/logo/nothing.webp?kind=location&name=${canary}.webp`,
  `/files/logo/nothing.webp?/../../location/${canary}.webp`,
  `/files/logo/?/../location/${canary}.webp`,
  `/files/logo/nothing.webp%3f/../../location/${canary}.webp`,
  `/files/logo/nothing.webp;/../../location/${canary}.webp%00`,
  `/files?kind=location&name=${canary}.webp`,
  `/FILES/../${canary}.webp`,
  `http://localhost/files/logo/../../${canary}.webp`,
  `http://localhost/files/../${canary}.webp`,
  `file:///files/logo/../${canary}.webp`,
]

/** At least 200 distinct request targets. `canary` is the base name of a file that none of them may reach. */
export function traversalTargets(canary: string): string[] {
  const outside = goals(canary).flatMap(({ steps, to }) =>
    Object.values(parentSteps).map((step) => `/files/logo/${step.repeat(steps)}${to}`),
  )
  const lines = [
    ...outside,
    ...kinds.map((kind) => `/files/${kind}/${canary}.webp`),
    ...names(canary).map((name) => `/files/logo/${name}`),
    ...whole(canary),
  ]
  return [...new Set(lines)]
}
