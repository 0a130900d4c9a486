import { readByteRange } from '@/server/files/byte-range'

describe('the range of a file of 1000 bytes', () => {
  test.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=990-5000', { start: 990, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=999-999', { start: 999, end: 999 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=5000-6000', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
  ])('%s', (header, expected) => {
    expect(readByteRange(header, 1000)).toEqual(expected)
  })

  test.each([null, '', 'bytes=', 'bytes=-', 'bytes=9-2', 'bytes=0-1,5-6', 'items=0-5', 'bytes=a-b', 'bytes=1.5-2'])(
    '%j means the whole file',
    (header) => {
      expect(readByteRange(header, 1000)).toBeNull()
    },
  )

  test('cannot be satisfied in an empty file', () => {
    expect(readByteRange('bytes=0-', 0)).toBe('unsatisfiable')
    expect(readByteRange('bytes=-5', 0)).toBe('unsatisfiable')
  })
})
