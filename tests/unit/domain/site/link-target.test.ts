import { resolveLinkTarget, parseWebUrl } from '@/domain/site/link-target'

describe('a link that staff entered', () => {
  test.each([
    ['https://housing.example', 'https://housing.example/'],
    [' http://housing.example/a b ', 'http://housing.example/a%20b'],
    ['HTTPS://Housing.example/Rooms', 'https://housing.example/Rooms'],
    ['/northgate/hours-of-operation', '/northgate/hours-of-operation'],
    ['/northgate/about#team', '/northgate/about#team'],
  ])('%s leads to %s', (written, expected) => {
    expect(resolveLinkTarget(written)).toBe(expected)
  })

  test.each([
    null,
    undefined,
    '',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    'https:/one-slash.example',
    'http:///nowhere',
    'housing.example',
  ])('%j has no target', (written) => {
    expect(resolveLinkTarget(written)).toBeNull()
  })

  test('accepts only web URLs for sections that are links, because a path could lead back to the section', () => {
    expect(parseWebUrl('/northgate/housing')).toBeNull()
    expect(parseWebUrl('https://housing.example/rooms?floor=2')).toBe('https://housing.example/rooms?floor=2')
  })
})
