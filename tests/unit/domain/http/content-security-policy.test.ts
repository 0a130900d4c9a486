import { inertPolicy, pagePolicy, studioPolicy } from '@/domain/http/content-security-policy'

/** The sources of each directive. */
const parse = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]))

const page = { scriptHashes: ['abc=', 'def='], imageSources: ['https://photos.example.com'], widgetOrigins: [] }
const widgets = { ...page, widgetOrigins: ['https://widgets.example'] }
const none = ["'none'"]

test.each([
  ['script-src', ["'self'", "'sha256-abc='", "'sha256-def='"]],
  ['img-src', ["'self'", 'data:', 'https://photos.example.com']],
  ['style-src', ["'self'", "'unsafe-inline'"]],
  ['font-src', ["'self'"]],
  ['connect-src', ["'self'"]],
  ['form-action', ["'self'"]],
  ['frame-ancestors', ["'self'"]],
  ['frame-src', none],
  ['object-src', none],
  ['base-uri', none],
  ['default-src', none],
])('a page has %s %j', (directive, sources) => expect(parse(pagePolicy(page))[directive]).toEqual(sources))

test.each(['script-src', 'connect-src', 'img-src', 'style-src', 'font-src', 'frame-src'])(
  'a page with an external script of an allowed host has this host in %s',
  (directive) => {
    expect(parse(pagePolicy(widgets))[directive]).toContain('https://widgets.example')
    expect(parse(pagePolicy(page))[directive]).not.toContain('https://widgets.example')
  },
)

test('a page loads the script and frames of the payment provider only where one is configured', () => {
  const payment = {
    scripts: ['https://js.stripe.com'],
    connections: ['https://api.stripe.com'],
    frames: ['https://hooks.stripe.com'],
    images: ['https://*.stripe.com'],
  }
  const { 'script-src': scripts, ...rest } = parse(pagePolicy({ ...page, payment }))
  expect(scripts).toContain('https://js.stripe.com')
  expect(rest['connect-src']).toEqual(["'self'", 'https://api.stripe.com'])
  expect(rest['frame-src']).toEqual(['https://hooks.stripe.com'])
  expect(rest['img-src']).toContain('https://*.stripe.com')
  expect(rest['default-src']).toEqual(none)
  expect(pagePolicy(page)).not.toContain('stripe')
})

test.each([
  ['script-src', ["'self'", "'nonce-0a1b'"]],
  ['img-src', ["'self'", 'data:', 'blob:', 'https://photos.example.com']],
  ['connect-src', ["'self'"]],
  ['object-src', none],
  ['base-uri', none],
  ['form-action', ["'self'"]],
  ['frame-ancestors', none],
  ['default-src', none],
])('the studio has %s %j', (directive, sources) =>
  expect(parse(studioPolicy({ nonce: '0a1b', imageSources: page.imageSources }))[directive]).toEqual(sources),
)

test.each([pagePolicy(widgets), studioPolicy({ nonce: '0a1b', imageSources: [] })])(
  'no policy allows any inline or evaluated script, or any host: %s',
  (policy) => {
    const scripts = parse(policy)['script-src']
    for (const source of ["'unsafe-inline'", "'unsafe-eval'", '*', 'https:', 'http:', 'data:', 'blob:'])
      expect(scripts).not.toContain(source)
  },
)

test('a response that is not a document loads nothing and is not framed', () =>
  expect(inertPolicy).toBe("default-src 'none'; frame-ancestors 'none'"))
