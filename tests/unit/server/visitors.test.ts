import type { IncomingMessage } from 'node:http'
import { BlockList } from 'node:net'
import fc from 'fast-check'
import { proxyListOf, visitorAddress, visitors } from '@/server/visitors'

const ours = proxyListOf('10.0.0.0/8, 192.0.2.1,2001:db8:ffff::/48') ?? new BlockList()

test.each`
  what                                        | peer                  | forwarded                             | address
  ${'a stranger is who they are'}             | ${'203.0.113.9'}      | ${undefined}                          | ${'203.0.113.9'}
  ${'a stranger forges in vain'}              | ${'203.0.113.9'}      | ${'198.51.100.1'}                     | ${'203.0.113.9'}
  ${'our proxy names the visitor'}            | ${'10.1.2.3'}         | ${'198.51.100.1'}                     | ${'198.51.100.1'}
  ${'by IPv4 in IPv6 too'}                    | ${'::ffff:10.1.2.3'}  | ${'::ffff:198.51.100.1'}              | ${'198.51.100.1'}
  ${'what the visitor wrote does not count'}  | ${'10.1.2.3'}         | ${'1.1.1.1, 198.51.100.1'}            | ${'198.51.100.1'}
  ${'nor an address of ours that they wrote'} | ${'10.1.2.3'}         | ${'10.9.9.9, 198.51.100.1'}           | ${'198.51.100.1'}
  ${'through two proxies'}                    | ${'10.1.2.3'}         | ${'1.1.1.1, 198.51.100.1, 192.0.2.1'} | ${'198.51.100.1'}
  ${'through one over IPv6'}                  | ${'2001:db8:ffff::1'} | ${'2001:db8:1::7'}                    | ${'2001:db8:1::7'}
  ${'with a port'}                            | ${'10.1.2.3'}         | ${'198.51.100.1:4711'}                | ${'198.51.100.1'}
  ${'with a port over IPv6'}                  | ${'10.1.2.3'}         | ${'[2001:db8:1::7]:4711'}             | ${'2001:db8:1::7'}
  ${'a proxy that names nobody'}              | ${'10.1.2.3'}         | ${undefined}                          | ${'10.1.2.3'}
  ${'or nothing'}                             | ${'10.1.2.3'}         | ${''}                                 | ${'10.1.2.3'}
  ${'or only proxies'}                        | ${'10.1.2.3'}         | ${'10.7.7.7, 192.0.2.1'}              | ${'10.1.2.3'}
  ${'or a word'}                              | ${'10.1.2.3'}         | ${'198.51.100.1, unknown'}            | ${'10.1.2.3'}
  ${'or a name with a zone'}                  | ${'10.1.2.3'}         | ${'fe80::1%eth0'}                     | ${'10.1.2.3'}
  ${'a word left of the visitor'}             | ${'10.1.2.3'}         | ${'unknown, 198.51.100.1'}            | ${'198.51.100.1'}
  ${'an empty entry in the way'}              | ${'10.1.2.3'}         | ${'198.51.100.1,,10.1.1.1'}           | ${'10.1.2.3'}
  ${'no peer any more'}                       | ${''}                 | ${'198.51.100.1'}                     | ${''}
`('$what: $address', ({ peer, forwarded, address }) => {
  expect(visitorAddress(peer, forwarded, ours)).toBe(address)
})

test('whatever a header says, it is read', () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      expect(typeof visitorAddress('10.1.2.3', header, ours)).toBe('string')
    }),
  )
})

test.each(['', 'x', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/', '10.0.0.0/-1', '::1/129', '10.0.0.1,', 'fe80::1%lo'])(
  '"%s" is no list of proxies',
  (text) => expect(proxyListOf(text)).toBeNull(),
)

const request = (remoteAddress: string | undefined, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage

test('without proxies of ours the header means nothing, and with them it counts by network', () => {
  expect(visitors(null)(request('::ffff:10.1.2.3', '198.51.100.1'))).toBe('10.1.2.3')
  expect(visitors(ours)(request('::ffff:10.1.2.3', '2001:db8:1:2:3::7'))).toBe('2001:db8:1:2::/64')
  expect(visitors(null)(request(undefined))).toBe('')
})
