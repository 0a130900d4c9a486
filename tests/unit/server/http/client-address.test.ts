import type { IncomingMessage } from 'node:http'
import { BlockList } from 'node:net'
import fc from 'fast-check'
import { parseProxyList, resolveClientAddress, createNetworkResolver } from '@/server/http/client-address'

fc.configureGlobal({ seed: 1 })

const proxies = parseProxyList('10.0.0.0/8, 192.0.2.1,2001:db8:ffff::/48') ?? new BlockList()

test.each`
  what                                        | peer                  | forwarded                             | address
  ${'a forged header'}                        | ${'203.0.113.9'}      | ${'198.51.100.1'}                     | ${'203.0.113.9'}
  ${'the client that a proxy reports'}        | ${'10.1.2.3'}         | ${'198.51.100.1'}                     | ${'198.51.100.1'}
  ${'IPv4 mapped to IPv6'}                    | ${'::ffff:10.1.2.3'}  | ${'::ffff:198.51.100.1'}              | ${'198.51.100.1'}
  ${'entries that the client forged'}         | ${'10.1.2.3'}         | ${'1.1.1.1, 198.51.100.1'}            | ${'198.51.100.1'}
  ${'a proxy address that the client forged'} | ${'10.1.2.3'}         | ${'10.9.9.9, 198.51.100.1'}           | ${'198.51.100.1'}
  ${'two proxies'}                            | ${'10.1.2.3'}         | ${'1.1.1.1, 198.51.100.1, 192.0.2.1'} | ${'198.51.100.1'}
  ${'a proxy over IPv6'}                      | ${'2001:db8:ffff::1'} | ${'2001:db8:1::7'}                    | ${'2001:db8:1::7'}
  ${'an entry with a port'}                   | ${'10.1.2.3'}         | ${'198.51.100.1:4711'}                | ${'198.51.100.1'}
  ${'an entry with a port over IPv6'}         | ${'10.1.2.3'}         | ${'[2001:db8:1::7]:4711'}             | ${'2001:db8:1::7'}
  ${'a proxy without the header'}             | ${'10.1.2.3'}         | ${undefined}                          | ${'10.1.2.3'}
  ${'a header with proxies only'}             | ${'10.1.2.3'}         | ${'10.7.7.7, 192.0.2.1'}              | ${'10.1.2.3'}
  ${'an entry that is a word'}                | ${'10.1.2.3'}         | ${'198.51.100.1, unknown'}            | ${'10.1.2.3'}
  ${'a word before the client'}               | ${'10.1.2.3'}         | ${'unknown, 198.51.100.1'}            | ${'198.51.100.1'}
  ${'an empty entry'}                         | ${'10.1.2.3'}         | ${'198.51.100.1,,10.1.1.1'}           | ${'10.1.2.3'}
  ${'a closed connection'}                    | ${''}                 | ${'198.51.100.1'}                     | ${''}
`('$what: $address', ({ peer, forwarded, address }) => {
  expect(resolveClientAddress(peer, forwarded, proxies)).toBe(address)
})

test('returns an address for any header', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      expect(typeof resolveClientAddress('10.1.2.3', header, proxies)).toBe('string')
    }),
  )
})

test.each(['', 'x', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/', '10.0.0.0/-1', '::1/129', '10.0.0.1,', 'fe80::1%lo'])(
  'rejects "%s" as a list of proxies',
  (text) => expect(parseProxyList(text)).toBeNull(),
)

const request = (remoteAddress: string | undefined, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage

test('ignores the header without trusted proxies, and returns networks', () => {
  expect(createNetworkResolver(null)(request('::ffff:10.1.2.3', '198.51.100.1'))).toBe('10.1.2.3')
  expect(createNetworkResolver(proxies)(request('::ffff:10.1.2.3', '2001:db8:1:2:3::7'))).toBe('2001:db8:1:2::/64')
  expect(createNetworkResolver(null)(request(undefined))).toBe('')
})
