import { resolveSectionScript, checkScript } from '@/domain/site/section-script'

const hosts = ['cdn.example.com', 'widgets.example.org']

describe('the URL of a script must use https and an allowed host', () => {
  test.each([
    ['https://cdn.example.com/map.js', null],
    ['https://widgets.example.org/a/b.js?v=2&x=%20#top', null],
    ['https://CDN.Example.com/map.js', null],
    ['https://cdn.example.com', null],
    ['', null],
    [null, null],
    ['https://evil.example/map.js', 'unknown-host'],
    ['https://cdn.example.com.evil.example/map.js', 'unknown-host'],
    ['https://sub.cdn.example.com/map.js', 'unknown-host'],
    ['http://cdn.example.com/map.js', 'not-an-address'],
    ['//cdn.example.com/map.js', 'not-an-address'],
    ['/map.js', 'not-an-address'],
    ['data:text/javascript,alert(1)', 'not-an-address'],
    ['javascript:alert(1)//cdn.example.com', 'not-an-address'],
    ['https://cdn.example.com@evil.example/map.js', 'not-an-address'],
    ['https://user:word@cdn.example.com/map.js', 'not-an-address'],
    ['https://cdn.example.com:8443/map.js', 'not-an-address'],
    ['https://cdn.example.com:443/map.js', 'not-an-address'],
    ['https://cdn.ex\u0430mple.com/map.js', 'not-an-address'],
    ['https:\\\\evil.example/map.js', 'not-an-address'],
    ['https://cdn.example.com\\@evil.example/map.js', 'not-an-address'],
    ['https://cdn.example.com/..\\map.js', 'not-an-address'],
    ['https:///cdn.example.com/map.js', 'not-an-address'],
    ['https://cdn.example.com/map.js\n', 'not-an-address'],
    ['https://cdn.exa\tmple.com/map.js', 'not-an-address'],
    [' https://cdn.example.com/map.js', 'not-an-address'],
    ['https://[::1]/map.js', 'not-an-address'],
    ['https://%63dn.example.com/map.js', 'not-an-address'],
  ])('%j: %s', (scriptUrl, refusal) => {
    expect(checkScript({ scriptUrl, slug: 'about', masterSlug: null }, hosts)).toBe(refusal)
  })

  test('allows no host when the list is empty', () => {
    expect(checkScript({ scriptUrl: 'https://cdn.example.com/map.js', slug: 'about' }, [])).toBe('unknown-host')
  })
})

describe('scripts are not allowed on screens with passwords, payment or health data', () => {
  const scriptUrl = 'https://cdn.example.com/map.js'
  test.each([
    ['forfaits', 'meal-plan-purchase', 'sensitive-screen'],
    ['meal-plan-purchase', null, 'sensitive-screen'],
    ['Login', null, 'sensitive-screen'],
    ['mon-compte', 'customer-account', 'sensitive-screen'],
    ['gerer-votre-compte', null, 'sensitive-screen'],
    ['entrer', 'se-connecter-a-votre-compte', 'sensitive-screen'],
    ['rejoindre', 'signup', 'sensitive-screen'],
    ['sinscrire', null, 'sensitive-screen'],
    ['merci', 'order-complete', 'sensitive-screen'],
    ['sante', 'dietary-health-form', 'sensitive-screen'],
    ['commentaires', 'feedback', 'sensitive-screen'],
    ['contact', null, 'sensitive-screen'],
    ['login-help', null, null],
    ['news', 'news', null],
    ['', null, null],
  ])('slug %j with master slug %j: %s', (slug, masterSlug, refusal) => {
    expect(checkScript({ scriptUrl, slug, masterSlug }, hosts)).toBe(refusal)
  })
})

describe('[PUB-2.34] the script of a page', () => {
  const section = { useScript: true, scriptUrl: 'https://CDN.example.com/map.js', slug: 'about', masterSlug: null }
  test.each([
    ['is used and allowed', {}, hosts, 'https://cdn.example.com/map.js'],
    ['is not used', { useScript: false }, hosts, null],
    ['is missing', { scriptUrl: null }, hosts, null],
    ['is no longer allowed', {}, ['widgets.example.org'], null],
    ['is on a checkout', { masterSlug: 'meal-plan-purchase' }, hosts, null],
  ])('%s', (_, over, list, script) => {
    expect(resolveSectionScript({ ...section, ...over }, list)).toBe(script)
  })
})
