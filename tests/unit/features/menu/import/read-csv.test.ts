import { quote, formatProblems } from '@/features/menu/import/import-problems'
import { suggestClosestWord } from '@/features/menu/import/closest-word'
import { readCsv } from '@/features/menu/import/table/read-csv'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readCsv(bytes(text))
const cells = (text: string) => {
  const table = read(text)
  return table.ok ? table.value.rows.map((row) => row.cells) : table.problems
}
const report = (input: Uint8Array) => {
  const table = readCsv(input)
  return table.ok ? [] : formatProblems(table.problems)
}

describe('a CSV file', () => {
  test.each([
    ['commas', 'a,b\n1,2\n'],
    ['semicolons, as Excel writes them in French', 'a;b\n1;2\n'],
    ['tabs', 'a\tb\n1\t2\n'],
    ['a byte-order mark', '\uFEFFa,b\n1,2\n'],
    ['Windows line ends', 'a,b\r\n1,2\r\n'],
    ['no line end at its end', 'a,b\n1,2'],
    ['capitals and spaces in its header', ' A ,B\n1 , 2\n'],
    ['empty lines and rows of empty cells', '\na,b\n\n,\n1,2\n,,\n'],
    ['columns without name or content at its right', 'a,b,,\n1,2,,\n'],
    ['quotes', '"a","b"\n"1","2"\n'],
  ])('with %s is parsed', (_, text) => expect(cells(text)).toEqual([{ a: '1', b: '2' }]))

  test.each<[string, Buffer, boolean]>([
    ['UTF-16', Buffer.from('\ufeffa\né', 'utf16le'), false],
    ['big-endian UTF-16', Buffer.from('\ufeffa\né', 'utf16le').swap16(), false],
    ['Windows-1252', Buffer.from('a\né', 'latin1'), true],
  ])('in %s is parsed', (_, input, isGuessed) =>
    expect(readCsv(input)).toMatchObject({ value: { rows: [{ cells: { a: 'é' } }], isGuessed } }),
  )

  test('keeps commas, quotes and line breaks of quoted cells', () =>
    expect(cells('a,b\n"x, ""y""\nz",2\n')).toEqual([{ a: 'x, "y"\nz', b: '2' }]))

  test('keeps spreadsheet formulas as text', () =>
    expect(cells('a,b\n"=HYPERLINK(""http://evil.example"")",+1\n')).toEqual([
      { a: '=HYPERLINK("http://evil.example")', b: '+1' },
    ]))

  test('normalizes accents', () => expect(cells('a,b\ncafe\u0301,2\n')).toEqual([{ a: 'caf\u00E9', b: '2' }]))

  test('counts lines as an editor does, with empty lines and multi-line cells', () => {
    const table = read('a,b\n\n1,"x\ny\nz"\n\n2,u\n3,"v\nw"')
    expect(table.ok && table.value.rows.map(({ line }) => line)).toEqual([3, 7, 8])
  })

  test.each`
    what                         | input                                         | lines
    ${'nothing in it'}           | ${bytes('')}                                  | ${['the file is empty']}
    ${'blanks alone'}            | ${bytes(' \n\n')}                             | ${['the file is empty']}
    ${'no text in it'}           | ${new Uint8Array([80, 75, 3, 4, 0, 233, 10])} | ${['the file is no text; save it as “CSV UTF-8”']}
    ${'a short and a long row'}  | ${bytes('a,b\n1\n1,2\n1,2,3\n')}              | ${['line 2: expected 2 cells, found 1', 'line 4: expected 2 cells, found 3']}
    ${'a column twice'}          | ${bytes('a,b,A\n1,2,3\n')}                    | ${['line 1: the column "a" appears twice']}
    ${'a column without a name'} | ${bytes('a,,b\n1,2,3\n')}                     | ${['line 1: column 2 has no name']}
    ${'control characters'}      | ${bytes('a,b\n1,x\u0000y\n2,\u001b[31m\n')}   | ${['line 2: b contains a control character: "\\u{0}"', 'line 3: b contains a control character: "\\u{1b}"']}
  `('with $what is refused', ({ input, lines }) => expect(report(input)).toEqual(lines))

  test.each([
    ['a quote that never ends', 'a,b\n1,"x\n', /^line \d+: quotes do not match: /],
    ['a quote within a word', 'a,b\n1,x"y\n', /^line 2: quotes do not match: /],
  ])('with %s is refused with its line', (_, text, line) =>
    expect(report(bytes(text))).toEqual([expect.stringMatching(line)]),
  )
})

describe('problem reports', () => {
  test('lists 50 problems by line and counts the others', () => {
    const problems = Array.from({ length: 63 }, (_, n) => ({ line: 63 - n, reason: { en: 'wrong', fr: 'faux' } }))
    const lines = formatProblems(problems)
    expect(lines).toHaveLength(51)
    expect(lines.slice(0, 2)).toEqual(['line 1: wrong', 'line 2: wrong'])
    expect(lines.at(-1)).toBe('and 13 more')
    expect(formatProblems(problems, 'fr')[0]).toBe('ligne 1\u00a0: faux')
  })

  test.each([
    ['\u001b[31mred', '"\\u{1b}[31mred"'],
    ['\u202Etxt.exe', '"\\u{202e}txt.exe"'],
    ['x'.repeat(61), `"${'x'.repeat(60)}…"`],
    ['Crème brûlée', '"Crème brûlée"'],
  ])('quotes %j safely for a terminal', (text, quoted) => expect(quote(text)).toBe(quoted))

  test.each([
    ['gluton', ' (did you mean gluten?)'],
    ['mlik', ' (did you mean milk?)'],
    ['GLUTEN', ' (did you mean gluten?)'],
    ['dairy', ''],
    ['', ''],
  ])('for the unknown word %j suggests %j', (word, suggested) =>
    expect(suggestClosestWord(word, ['egg', 'gluten', 'milk']).en).toBe(suggested),
  )
})
