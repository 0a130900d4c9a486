import { linkTarget, webAddress } from '@/domain/link-target'

describe('[PUB-2.19] a link that staff wrote', () => {
  test.each([
    ['https://housing.example', 'https://housing.example/'],
    [' http://housing.example/a b ', 'http://housing.example/a%20b'],
    ['HTTPS://Housing.example/Rooms', 'https://housing.example/Rooms'],
    ['/northgate/hours-of-operation', '/northgate/hours-of-operation'],
    ['/northgate/about#team', '/northgate/about#team'],
  ])('%s leads to %s', (written, expected) => {
    expect(linkTarget(written)).toBe(expected)
  })

  test.each([
    null,
    undefined,
    '',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    'https:/one-slash.example',
    'https://',
    'http:///nowhere',
    'housing.example',
  ])('%j leads nowhere', (written) => {
    expect(linkTarget(written)).toBeNull()
  })

  test('[PUB-3.2] a section that is only a link must lead to an address of the web: a path could lead back to itself', () => {
    expect(webAddress('/northgate/housing')).toBeNull()
    expect(webAddress('https://housing.example/rooms?floor=2')).toBe('https://housing.example/rooms?floor=2')
  })
})
