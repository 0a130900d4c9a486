import { pageAddress } from '@/domain/http/query-names'

test.each([
  ['/north?utm_source=a', '/north'],
  ['/north?q=1&mine=milk', '/north?mine=milk'],
  ['/north/menu?location=a&date=b&hide=x&hide=y', '/north/menu?date=b&hide=x&hide=y&location=a'],
  ['/north/menu?hide=y&%68ide=x&_=1', '/north/menu?hide=y&%68ide=x'],
  ['/north/search?q=a%zz&q', '/north/search?q=a%zz&q'],
  ['/north/board/hall?period=x&date=y', '/north/board/hall?period=x'],
  ['/mobile-privacy?site=north&a=b', '/mobile-privacy?site=north'],
  ['/v1/docs/menu?b=1&a=2', '/v1/docs/menu?b=1&a=2'],
  ['/v1/docs?b=1', '/v1/docs'],
  ['/v1/docs/moving?b=1', '/v1/docs/moving'],
  ['/?a&sector=k-12', '/?sector=k-12'],
])('%s shows the page %s', (url, address) => {
  expect(pageAddress(url)).toBe(address)
})
