import { readSettings } from '@/server/settings'

const secret = { PAYLOAD_SECRET: 'a secret of these tests' }

describe('the S3 bucket', () => {
  test.each([{}, { S3_BUCKET: '' }, { S3_BUCKET: ' ', S3_REGION: '', S3_ENDPOINT: '', S3_FORCE_PATH_STYLE: '' }])(
    'is null when no bucket is configured: %j',
    (environment) => {
      expect(readSettings({ ...secret, ...environment }).bucket).toBeNull()
    },
  )

  test('needs only a name on a machine with a role', () => {
    expect(readSettings({ ...secret, S3_BUCKET: 'dining' }).bucket).toEqual({
      bucket: 'dining',
      region: 'us-east-1',
      forcePathStyle: false,
    })
  })

  test('accepts all settings', () => {
    const environment = {
      S3_BUCKET: 'dining',
      S3_REGION: 'ca-central-1',
      S3_ENDPOINT: 'https://s3.example.org',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'word',
      S3_FORCE_PATH_STYLE: 'true',
    }
    expect(readSettings({ ...secret, ...environment }).bucket).toEqual({
      bucket: 'dining',
      region: 'ca-central-1',
      endpoint: 'https://s3.example.org',
      keys: { accessKeyId: 'key', secretAccessKey: 'word' },
      forcePathStyle: true,
    })
  })
})

describe('hosts of images', () => {
  test.each([
    ['', []],
    ['photos.example.com, Images.Example.org', ['photos.example.com', 'images.example.org']],
  ])('reads %j as %j', (list, hosts) =>
    expect(readSettings({ ...secret, IMAGE_HOSTS: list }).imageHosts).toEqual(hosts),
  )
})

describe('rate limits', () => {
  const limits = (environment: object) => readSettings({ ...secret, ...environment }).rateLimits

  test.each([
    [
      {},
      {
        reads: { perSecond: 100, burst: 1000 },
        votes: { perSecond: 2, burst: 300 },
        forms: { perSecond: 1, burst: 30 },
      },
    ],
    [{ RATE_LIMIT_READS: '', RATE_LIMIT_VOTES: ' ', RATE_LIMIT_FORMS: '' }, limits({})],
    [
      { RATE_LIMIT_READS: '0', RATE_LIMIT_VOTES: '0', RATE_LIMIT_FORMS: '0' },
      { reads: null, votes: null, forms: null },
    ],
    [
      { RATE_LIMIT_READS: '250', RATE_LIMIT_VOTES: '0.001', RATE_LIMIT_FORMS: '3' },
      {
        reads: { perSecond: 250, burst: 2500 },
        votes: { perSecond: 0.001, burst: 1 },
        forms: { perSecond: 3, burst: 90 },
      },
    ],
  ])('%j', (environment, expected) => expect(limits(environment)).toEqual(expected))

  test('trusts only proxies that are configured', () => {
    expect(readSettings(secret).trustedProxies).toBeNull()
    expect(readSettings({ ...secret, TRUSTED_PROXIES: '' }).trustedProxies).toBeNull()
    const named = readSettings({ ...secret, TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).trustedProxies
    expect([named?.check('10.1.2.3'), named?.check('::1', 'ipv6'), named?.check('11.1.2.3')]).toEqual([
      true,
      true,
      false,
    ])
  })
})

describe('links to directions', () => {
  const template = (environment: object) => readSettings({ ...secret, ...environment }).directionsTemplate

  test.each([
    [{}, 'https://www.openstreetmap.org/directions?to={lat}%2C{lon}'],
    [{ DIRECTIONS_URL: ' ' }, 'https://www.openstreetmap.org/directions?to={lat}%2C{lon}'],
    [{ DIRECTIONS_URL: 'geo:{lat},{lon}' }, 'geo:{lat},{lon}'],
  ])('%j makes %s', (environment, expected) => expect(template(environment)).toBe(expected))
})

describe('map tiles', () => {
  const tiles = (environment: object) => readSettings({ ...secret, ...environment }).mapTiles
  const url = 'https://tiles.example.org/{z}/{x}/{y}.png'

  test.each([
    {},
    { MAP_TILES_URL: '' },
    { MAP_TILES_URL: ' ', MAP_TILES_ATTRIBUTION: '' },
    { MAP_TILES_ATTRIBUTION: 'We' },
  ])('are null: %j', (environment) => expect(tiles(environment)).toBeNull())

  test.each([url, '/tiles/{z}/{x}/{y}.svg', 'http://10.0.0.4:8080/{z}/{y}/{x}'])('%s', (address) => {
    expect(tiles({ MAP_TILES_URL: address, MAP_TILES_ATTRIBUTION: 'Town of Example' })).toEqual({
      url: address,
      attribution: 'Town of Example',
    })
  })
})

describe('the mobile app', () => {
  const appOf = (environment: object) => readSettings({ ...secret, ...environment }).mobileApp

  test('has a link and the user agents of its clients, or is null', () => {
    expect(appOf({ MOBILE_APP_LINK: 'exampledining://{site}', MOBILE_APP_AGENTS: 'ExampleDining, EDApp/ ,' })).toEqual({
      link: 'exampledining://{site}',
      agents: ['ExampleDining', 'EDApp/'],
    })
    expect(appOf({ MOBILE_APP_LINK: '', MOBILE_APP_AGENTS: ' ' })).toBeNull()
  })
})

test.each([
  [{}, null],
  [{ PRIVACY_NOTICE_URL: ' ' }, null],
  [{ PRIVACY_NOTICE_URL: 'https://privacy.example.org/{locale}.json' }, 'https://privacy.example.org/{locale}.json'],
])('reads the address of the privacy notice: %j', (environment, url) => {
  expect(readSettings({ ...secret, ...environment }).privacyNoticeUrl).toBe(url)
})

const tiles = 'https://tiles.example.org/{z}/{x}/{y}.png'
test.each([
  [{ S3_BUCKET: 'dining', S3_ENDPOINT: 's3.example.org' }, 'S3_ENDPOINT must be an address'],
  [{ S3_BUCKET: 'dining', S3_FORCE_PATH_STYLE: 'yes' }, 'S3_FORCE_PATH_STYLE must be true or false'],
  [{ S3_BUCKET: 'dining', S3_ACCESS_KEY_ID: 'key' }, 'set together or not at all'],
  [{ IMAGE_HOSTS: 'https://photos.example.com' }, 'IMAGE_HOSTS must be host names'],
  [{ V1_ORIGINS: 'app.example.edu' }, 'V1_ORIGINS must be origins with commas between them'],
  [{ RATE_LIMIT_READS: 'many' }, 'RATE_LIMIT_READS must be a number such as 100, or 0 for no limit'],
  [{ RATE_LIMIT_VOTES: '1e3' }, 'RATE_LIMIT_VOTES must be a number such as 2'],
  [{ TRUSTED_PROXIES: 'proxy.example.edu' }, 'TRUSTED_PROXIES must be addresses or networks with commas between'],
  [{ DIRECTIONS_URL: 'https://maps.example.org/' }, 'DIRECTIONS_URL must be an address with {lat} and {lon}'],
  [{ DIRECTIONS_URL: 'javascript:alert({lat},{lon})' }, 'DIRECTIONS_URL must be an address with {lat} and {lon}'],
  [{ DIRECTIONS_URL: '//maps.example.org/{lat}/{lon}' }, 'DIRECTIONS_URL must be an address with {lat} and {lon}'],
  [{ MAP_TILES_URL: 'https://tiles.example.org/' }, 'MAP_TILES_URL must be an address with {z}, {x} and {y} in it'],
  [{ MAP_TILES_URL: '//tiles.example.org/{z}/{x}/{y}' }, 'MAP_TILES_URL must be an address'],
  [{ MAP_TILES_URL: 'javascript:alert(1)/{z}/{x}/{y}' }, 'MAP_TILES_URL must be an address'],
  [{ MAP_TILES_URL: tiles, MAP_TILES_ATTRIBUTION: ' ' }, 'MAP_TILES_URL needs MAP_TILES_ATTRIBUTION'],
  [{ MOBILE_APP_LINK: 'javascript:alert(1)', MOBILE_APP_AGENTS: 'App' }, 'MOBILE_APP_LINK must be an address'],
  [{ MOBILE_APP_LINK: 'https://app.example.org' }, 'set together or not at all'],
  [{ MOBILE_APP_AGENTS: 'App' }, 'set together or not at all'],
  [{ PRIVACY_NOTICE_URL: 'notices.json' }, 'PRIVACY_NOTICE_URL must be an address'],
])('an invalid setting is refused with a sentence: %j', (environment, message) => {
  expect(() => readSettings({ ...secret, MAP_TILES_ATTRIBUTION: 'We', ...environment })).toThrow(message)
})
