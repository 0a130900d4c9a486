import { checkImageAddress, findForeignImage, listImageAddresses } from '@/domain/content/image-hosts'

const hosts = {
  serverUrl: 'https://dining.example.edu',
  ownHosts: ['repas.example.edu'],
  allowedHosts: ['photos.example.com'],
}

test.each([
  ['/files/images/soup.webp', null],
  ['https://dining.example.edu/files/images/soup.webp', null],
  ['https://repas.example.edu/soup.webp', null],
  ['https://PHOTOS.example.com/soup.webp', null],
  ['http://photos.example.com/soup.webp', { host: 'photos.example.com', reason: 'not-encrypted' }],
  ['https://evil.example/soup.webp', { host: 'evil.example', reason: 'unknown-host' }],
  ['https://photos.example.com.evil.example/a', { host: 'photos.example.com.evil.example', reason: 'unknown-host' }],
  ['https://a.photos.example.com/soup.webp', { host: 'a.photos.example.com', reason: 'unknown-host' }],
  ['https://photos.example.com:8443/a', { host: 'photos.example.com:8443', reason: 'unknown-host' }],
  ['https://photos.example.com@evil.example/a', { host: 'evil.example', reason: 'unknown-host' }],
  ['https://dining.example.edu:8443/a', { host: 'dining.example.edu:8443', reason: 'unknown-host' }],
  ['//evil.example/a', { host: 'evil.example', reason: 'unknown-host' }],
  ['https:evil.example/a', null], // relative to our own address, as in browsers
  ['http:evil.example/a', { host: 'evil.example', reason: 'unknown-host' }],
  ['https://', { host: 'https://', reason: 'unknown-host' }],
])('an image at %s is refused with %j', (address, refusal) =>
  expect(checkImageAddress(address, hosts)).toEqual(refusal),
)

test('lists the addresses of images', () =>
  expect(
    listImageAddresses('<p><img src="/a?b=1&amp;c=2" alt="" /><img alt="x &gt; y" src="https://b.example/c" /></p>'),
  ).toEqual(['/a?b=1&c=2', 'https://b.example/c']))

const image = (host: string) => `<p>Soup</p><img src="https://${host}/soup.webp" alt="Soup" />`
test.each`
  what                                 | html                                            | before                  | host
  ${'a new image of another host'}     | ${image('evil.example')}                        | ${''}                   | ${'evil.example'}
  ${'a new image beside a stored one'} | ${image('old.example') + image('evil.example')} | ${image('old.example')} | ${'evil.example'}
  ${'no stored image'}                 | ${image('old.example')}                         | ${image('old.example')} | ${undefined}
  ${'no image of an allowed host'}     | ${image('photos.example.com')}                  | ${''}                   | ${undefined}
  ${'no text without images'}          | ${'<p>https://evil.example</p>'}                | ${''}                   | ${undefined}
`('refuses $what', ({ html, before, host }) => expect(findForeignImage(html, before, hosts)?.host).toBe(host))
