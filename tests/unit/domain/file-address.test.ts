import { fileAddress, isVersioned, namedFile, plainName, thumbAddress, versionedName } from '@/domain/file-address'

describe('[PUB-7.38] an address names a stored file by a kind and a plain file name', () => {
  test.each([
    ['location', 'north-hall.webp', 'image/webp'],
    ['images', 'North Hall (1).JPG', 'image/jpeg'],
    ['logo', 'Café de l’Observatoire.jpeg', 'image/jpeg'],
    ['popup', 'crest.png', 'image/png'],
    ['news', 'a.b.avif', 'image/avif'],
    ['event', 'moving.gif', 'image/gif'],
    ['special', 'soup-0a1b2c3d4e.webp', 'image/webp'],
    ['staff', 'chef-0a1b2c3d4e-446x402.webp', 'image/webp'],
    ['microsite', 'hall.webp', 'image/webp'],
    ['section_banner', 'hall.webp', 'image/webp'],
    ['meal_plan', 'plan.webp', 'image/webp'],
    ['newsletters', 'october.pdf', 'application/pdf'],
    ['catering', 'menu.PDF', 'application/pdf'],
    ['catering', 'menu.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['catering', 'prices.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ])('/files/%s/%s is %s', (kind, fileName, type) => {
    expect(namedFile(kind, fileName)).toEqual({ kind, fileName, type })
  })

  test.each([
    ['images', 'menu.pdf'],
    ['newsletters', 'menu.docx'],
    ['newsletters', 'menu.webp'],
    ['catering', 'menu.docm'],
    ['catering', 'menu.doc'],
    ['catering', 'menu.constructor'],
  ])('a kind names nothing that it does not hold: /files/%s/%s', (kind, fileName) => {
    expect(namedFile(kind, fileName)).toBeNull()
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
    'a.webp.',
    'a.webp ',
    'con.webp',
    'NUL.webp',
    'com1.webp',
    'a\ud800.webp',
    'logo.svg',
    'page.html',
    'webp',
    'a.webp.exe',
    'a.constructor',
    '',
    `${'a'.repeat(200)}.webp`,
    '%2e%2e%2fa.svg',
  ])('%j is none', (name) => {
    expect(namedFile('images', name)).toBeNull()
  })

  test.each(['', '..', 'Images', 'constructor', '__proto__', 'toString', 'images/', 'newsletter-files'])(
    'there is no kind %j',
    (kind) => {
      expect(namedFile(kind, 'a.webp')).toBeNull()
    },
  )

  test('its address says its kind and escapes its name', () => {
    expect(fileAddress({ kind: 'location', fileName: 'Café #1.webp' })).toBe('/files/location/Caf%C3%A9%20%231.webp')
  })

  test('[PUB-9.7] a card shows the cut of a picture, or the picture where there is none', () => {
    const soup = { kind: 'news', fileName: 'soup-0a1b2c3d4e.webp' } as const
    expect(thumbAddress({ ...soup, thumbName: 'soup-0a1b2c3d4e-446x402.webp' })).toBe(
      '/files/news/soup-0a1b2c3d4e-446x402.webp',
    )
    expect(thumbAddress({ ...soup, thumbName: null })).toBe('/files/news/soup-0a1b2c3d4e.webp')
  })
})

describe('[PUB-7.38] the name of a new upload', () => {
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
  ])('%s tells its content, and is %s to a person', (name, plain) => {
    expect([isVersioned(name), plainName(name)]).toEqual([true, plain])
  })

  test.each(['soup.webp', 'soup-1.webp', 'soup-0a1b2c3d4.webp', 'soup-0A1B2C3D4E.webp', 'soup-0a1b2c3d4e.tar.gz'])(
    '%s does not',
    (name) => {
      expect([isVersioned(name), plainName(name)]).toEqual([false, name])
    },
  )
})
