import { pictureAddress, pictureType } from '@/domain/file-address'

describe('stored pictures are found by a plain file name', () => {
  test.each([
    ['north-hall.webp', 'image/webp'],
    ['North Hall (1).JPG', 'image/jpeg'],
    ['Café de l’Observatoire.jpeg', 'image/jpeg'],
    ['crest.png', 'image/png'],
    ['a.b.avif', 'image/avif'],
    ['moving.gif', 'image/gif'],
  ])('%s is %s', (name, type) => {
    expect(pictureType(name)).toBe(type)
  })

  test.each([
    '../refectory.db',
    '..\\refectory.webp',
    '../../etc/passwd',
    '..',
    '.',
    '.webp',
    '.hidden.webp',
    'a/b.webp',
    'a\\b.webp',
    '/etc/a.webp',
    'C:a.webp',
    'a.webp\u0000.png',
    'a\n.webp',
    'a..webp',
    'logo.svg',
    'page.html',
    'webp',
    'a.webp.exe',
    'a.constructor',
    '',
    `${'a'.repeat(200)}.webp`,
    '%2e%2e%2fa.svg',
  ])('%j is none', (name) => {
    expect(pictureType(name)).toBeNull()
  })

  test('the address of a picture says its kind and escapes its name', () => {
    expect(pictureAddress({ kind: 'location', fileName: 'Café #1.webp' })).toBe('/files/location/Caf%C3%A9%20%231.webp')
  })
})
