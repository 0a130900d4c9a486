import {
  fileUrl,
  isVersioned,
  identifyFile,
  unversionedName,
  thumbnailUrl,
  versionedName,
} from '@/domain/files/file-urls'

describe('[PUB-7.38] the URL of a file', () => {
  test.each([
    ['location', 'north-hall.webp', 'image/webp'],
    ['images', 'North Hall (1).JPG', 'image/jpeg'],
    ['logo', 'Café de l’Observatoire.jpeg', 'image/jpeg'],
    ['popup', 'crest.png', 'image/png'],
    ['news', 'a.b.avif', 'image/avif'],
    ['event', 'moving.gif', 'image/gif'],
    ['staff', 'chef-0a1b2c3d4e-446x402.webp', 'image/webp'],
    ['newsletters', 'october.pdf', 'application/pdf'],
    ['catering', 'menu.PDF', 'application/pdf'],
    ['catering', 'menu.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['catering', 'prices.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ])('identifies /files/%s/%s as %s', (kind, fileName, type) => {
    expect(identifyFile(kind, fileName)).toEqual({ kind, fileName, type })
  })

  test.each([
    ['images', 'menu.pdf'],
    ['newsletters', 'menu.webp'],
    ['catering', 'menu.docm'],
    ['catering', 'menu.constructor'],
  ])('rejects file types that a kind does not hold: /files/%s/%s', (kind, fileName) => {
    expect(identifyFile(kind, fileName)).toBeNull()
  })

  test.each([
    ...['../refectory.db', '..\\refectory.webp', '..', '.hidden.webp', 'a/b.webp', 'a\\b.webp', 'C:a.webp'],
    ...['a.webp\u0000.png', 'a\n.webp', 'a..webp', 'a.webp.', 'a.webp ', 'con.webp', 'NUL.webp', 'a\ud800.webp'],
    ...['logo.svg', 'webp', 'a.webp.exe', 'a.constructor', ''],
    `${'a'.repeat(200)}.webp`,
  ])('rejects the name %j', (name) => {
    expect(identifyFile('images', name)).toBeNull()
  })

  test.each(['', '..', 'Images', 'constructor', '__proto__', 'toString', 'images/', 'newsletter-files'])(
    'rejects the kind %j',
    (kind) => {
      expect(identifyFile(kind, 'a.webp')).toBeNull()
    },
  )

  test('contains the kind and the escaped name', () => {
    expect(fileUrl({ kind: 'location', fileName: 'Café #1.webp' })).toBe('/files/location/Caf%C3%A9%20%231.webp')
  })

  test('uses the thumbnail of a picture, or the picture without one', () => {
    const soup = { kind: 'news', fileName: 'soup-0a1b2c3d4e.webp' } as const
    expect(thumbnailUrl({ ...soup, thumbName: 'soup-0a1b2c3d4e-446x402.webp' })).toBe(
      '/files/news/soup-0a1b2c3d4e-446x402.webp',
    )
    expect(thumbnailUrl({ ...soup, thumbName: null })).toBe('/files/news/soup-0a1b2c3d4e.webp')
  })
})

describe('the name of an upload', () => {
  test.each([
    ['Café (1).JPG', 'cafe-1-0a1b2c3d4e.webp'],
    ['menu.tar.gz', 'menu-tar-0a1b2c3d4e.webp'],
    ['../../etc/passwd', 'passwd-0a1b2c3d4e.webp'],
    ['C:\\Users\\Chef\\Soupe à l’oignon.png', 'soupe-a-loignon-0a1b2c3d4e.webp'],
    ['.htaccess', 'file-0a1b2c3d4e.webp'],
    ['', 'file-0a1b2c3d4e.webp'],
    ['メニュー.png', 'file-0a1b2c3d4e.webp'],
    ['a"\r\nSet-Cookie: x.png', 'a-set-cookie-x-0a1b2c3d4e.webp'],
    ['\u202egpj.exe', 'gpj-0a1b2c3d4e.webp'],
    [`${'very-long-'.repeat(50)}.png`, `${'very-long-'.repeat(8).slice(0, -1)}-0a1b2c3d4e.webp`],
  ])('%j is stored as %s', (uploaded, stored) => {
    expect(versionedName(uploaded, '0a1b2c3d4e', 'webp')).toBe(stored)
  })

  test.each([
    ['soup-0a1b2c3d4e.webp', 'soup.webp'],
    ['soup-0a1b2c3d4e-1.webp', 'soup.webp'],
    ['soup-0a1b2c3d4e-446x402.webp', 'soup.webp'],
    ['soup-0a1b2c3d4e-12-446x402.webp', 'soup.webp'],
    ['october-2026-0a1b2c3d4e.pdf', 'october-2026.pdf'],
  ])('%s is versioned, and %s without its version', (name, plain) => {
    expect([isVersioned(name), unversionedName(name)]).toEqual([true, plain])
  })

  test.each(['soup.webp', 'soup-1.webp', 'soup-0a1b2c3d4.webp', 'soup-0A1B2C3D4E.webp', 'soup-0a1b2c3d4e.tar.gz'])(
    '%s is not versioned',
    (name) => {
      expect([isVersioned(name), unversionedName(name)]).toEqual([false, name])
    },
  )
})
