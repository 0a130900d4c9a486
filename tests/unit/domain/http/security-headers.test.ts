import { apiSecurityHeaders, classifyPath, isEncrypted, securityHeaders } from '@/domain/http/security-headers'

test.each([
  ['/v1/sites/public', 'api'],
  ['/v1?x', 'api'],
  ['/feeds/northgate/news.atom', 'api'],
  ['/v1/docs', 'site'],
  ['/v10', 'site'],
  ['/files/logo/a.webp', 'file'],
  ['/admin', 'studio'],
  ['/api/news', 'studio'],
  ['/administration', 'site'],
  ['/', 'site'],
])('the response at %s is of the kind %s', (url, kind) => expect(classifyPath(url)).toBe(kind))

test.each([
  ['site', 'SAMEORIGIN', 'same-origin'],
  ['file', 'SAMEORIGIN', 'cross-origin'],
  ['studio', 'DENY', 'same-origin'],
] as const)('a document of the kind %s has X-Frame-Options %s and may be loaded by %s', (kind, frames, loads) => {
  const headers = securityHeaders(kind, true)
  expect(headers).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': frames,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': loads,
    'Cross-Origin-Opener-Policy': 'same-origin',
  })
  for (const feature of ['camera', 'microphone', 'payment'])
    expect(headers['Permissions-Policy']).toContain(`${feature}=()`)
  expect(headers['Permissions-Policy']).toContain(kind === 'site' ? 'geolocation=(self)' : 'geolocation=()')
})

test('wallets of the payment provider may open on pages of a site, and nowhere else', () => {
  const frames = ['https://js.stripe.com', 'https://*.js.stripe.com']
  expect(securityHeaders('site', true, frames)).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': expect.stringContaining('payment=(self "https://js.stripe.com")'),
  })
  expect(securityHeaders('studio', true, frames)).toEqual(securityHeaders('studio', true))
})

test('only documents have the policies of documents', () => {
  expect(securityHeaders('site', false)).not.toHaveProperty('Cross-Origin-Opener-Policy')
  expect(securityHeaders('site', false)).not.toHaveProperty('Permissions-Policy')
})

test('any site may read v1 and feeds', () => {
  expect(securityHeaders('api', false)).toBe(apiSecurityHeaders)
  expect(apiSecurityHeaders).toMatchObject({ 'Cross-Origin-Resource-Policy': 'cross-origin' })
})

test.each([
  ['https://dining.example.edu', null, true],
  ['http://localhost:3000', null, false],
  ['https://dining.example.edu', 'https', true],
  ['https://dining.example.edu', 'http', false],
  ['http://localhost:3000', 'https', true],
  ['http://localhost:3000', 'https, http', false],
  ['http://localhost:3000', 'http,HTTPS', true],
  ['https://dining.example.edu', '', true],
])('at %s, with the proxy reporting %j, a connection is encrypted: %s', (serverUrl, forwarded, expected) =>
  expect(isEncrypted(serverUrl, forwarded)).toBe(expected),
)
