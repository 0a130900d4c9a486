import { safeReturnPath, visibleReturnPath } from '@/domain/http/return-path'

describe('the path for redirecting back', () => {
  test.each([
    ['/', '/'],
    ['/northgate', '/northgate'],
    [
      '/northgate/whats-on-the-menu?location=north-hall&date=2026-11-20',
      '/northgate/whats-on-the-menu?location=north-hall&date=2026-11-20',
    ],
    ['/northgate/café', '/northgate/caf%C3%A9'],
    ['/northgate/', '/northgate/'],
    ['/northgate?q=//evil.example', '/northgate?q=//evil.example'],
    ['/northgate#main', '/northgate'],
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ])('accepts %s', (asked, expected) => {
    expect(safeReturnPath(asked)).toBe(expected)
  })

  test.each([
    ['another host', '//evil.example'],
    ['a host after a backslash', '/\\evil.example'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line end', '/northgate\r\nSet-Cookie: l1=fr'],
    ['a null', '/north\u0000gate'],
    ['a space', '/ /evil.example'],
    ['dots that leave two slashes', '/..//evil.example'],
    ['a web URL', 'https://evil.example/'],
    ['a scheme without slashes', 'https:evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['no slash at its start', 'northgate'],
    ['nothing', ''],
    ['a value that is not text', null],
    ['a list', ['/northgate']],
    ['more than 2000 characters', `/${'a'.repeat(2000)}`],
  ])('is the landing page for %s', (_, asked) => {
    expect(safeReturnPath(asked)).toBe('/')
  })
})

test.each([
  ['http://campus.example/north/about?from=mail', '/north/about?from=mail'],
  ['http://campus.example/south/about?from=mail', '/north/about'],
  ['http://campus.example/north/about?a=%0d%0aSet-Cookie', '/north/about?a=%0d%0aSet-Cookie'],
  ['not an address', '/north/about'],
  [null, '/north/about'],
])('[PUB-1.4] returns from %s to %s', (referer, expected) => {
  expect(visibleReturnPath('/north/about', referer)).toBe(expected)
})
