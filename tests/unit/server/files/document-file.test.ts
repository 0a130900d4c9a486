import { inspectDocument, maxDocumentBytes } from '@/server/files/document-file'
import { readZipEntries } from '@/server/files/zip-entries'
import { lockedOffice, office, pdf, png, zip } from '../../../support/data/sample-files'

const catering = ['pdf', 'docx', 'xlsx'] as const
const inspect = async (bytes: Buffer, accepted: readonly ('pdf' | 'docx' | 'xlsx')[] = catering) => {
  const result = await inspectDocument(bytes, accepted)
  return result.ok ? result.ending : result.refusal
}

describe('determines the type of a document by its content', () => {
  test.each([
    ['a PDF', pdf(), 'pdf'],
    ['a Word document', office('docx'), 'docx'],
    ['an Excel workbook', office('xlsx'), 'xlsx'],
    ['a Word document with a picture', office('docx', [{ name: 'word/media/image1.png', text: 'x' }]), 'docx'],
    ['a text', Buffer.from('Menu of the week'), 'notTaken'],
    ['nothing', Buffer.alloc(0), 'notTaken'],
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'notTaken'],
    ['a program', Buffer.from('MZ\u0090\u0000'.padEnd(512, '\u0000'), 'latin1'), 'notTaken'],
    ['an archive', zip([{ name: 'menu.txt', text: 'Soup' }]), 'notTaken'],
    ['a slide show', office('pptx'), 'notTaken'],
    ['an older Word document', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2000)]), 'notTaken'],
    ['a Word document with a password', lockedOffice(), 'locked'],
    ['a Word document with encrypted parts', office('docx', [], true), 'locked'],
    ['a PDF with a password', pdf('/Encrypt 6 0 R'), 'locked'],
    ['a Word document with macros', office('docm'), 'macros'],
    ['an Excel workbook with macros', office('xlsm'), 'macros'],
    ['macros under a plain name', office('docx', [{ name: 'word/vbaProject.bin', text: 'x' }]), 'macros'],
    ['macro sheets', office('xlsx', [{ name: 'xl/macrosheets/sheet1.xml', text: 'x' }]), 'macros'],
    ['controls', office('docx', [{ name: 'word/activeX/activeX1.bin', text: 'x' }]), 'macros'],
    ['half a PDF', pdf().subarray(0, 200), 'damaged'],
    ['half a Word document', office('docx').subarray(0, 420), 'damaged'],
    ['more than 20 MB', Buffer.concat([pdf(), Buffer.alloc(maxDocumentBytes)]), 'tooLarge'],
  ])('%s', async (_, bytes, expected) => {
    expect(await inspect(bytes)).toBe(expected)
  })

  test('refuses a picture', async () => expect(await inspect(await png(9, 9))).toBe('notTaken'))

  test.each([
    ['docx', office('docx')],
    ['locked', lockedOffice()],
    ['docm', office('docm')],
  ])('refuses %s where only PDFs are accepted', async (_, bytes) => {
    expect(await inspect(bytes, ['pdf'])).toBe('notTaken')
  })
})

describe('the directory of an archive', () => {
  test('lists the entries and reads their texts', () => {
    const entries = readZipEntries(
      zip([
        { name: 'a.txt', text: 'Soup' },
        { name: 'b/c.txt', text: 'Pie', encrypted: true },
      ]),
    )
    expect(entries?.map(({ name, encrypted, read }) => [name, encrypted, read()])).toEqual([
      ['a.txt', false, 'Soup'],
      ['b/c.txt', true, 'Pie'],
    ])
  })

  test('does not unpack a text of more than 1 MB', () => {
    const bomb = zip([{ name: 'zeros', text: '0'.repeat(1024 * 1024 + 1) }])
    expect(bomb.length).toBeLessThan(5000)
    expect(readZipEntries(bomb)?.[0]?.read()).toBeNull()
  })

  test.each([
    ['an empty file', Buffer.alloc(0)],
    ['a text', Buffer.from('Soup of the day, and a little more of it')],
    ['an archive whose directory points outside the file', Buffer.from(`PK\x05\x06${'\xff'.repeat(18)}`, 'latin1')],
    [
      'an archive that spans several disks',
      Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.from([0, 0, 0, 0, 1, 0, 1, 0]), Buffer.alloc(10)]),
    ],
  ])('is null for %s', (_, bytes) => {
    expect(readZipEntries(bytes)).toBeNull()
  })
})
