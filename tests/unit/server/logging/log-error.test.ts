import { describeAddress } from '@/server/logging/log-error'

test.each([
  ['/v1/menu/menu?site_id=6b03&date=2026-11-20&locale=fr', '/v1/menu/menu?site_id=6b03&date=2026-11-20&locale=fr'],
  ['/v1/customer/authenticate?email=ana@example.ca&password=x', '/v1/customer/authenticate?email=…&password=…'],
  ['/v1/customer/create?site_id=ana%40example.ca', '/v1/customer/create?site_id=…'],
  ['/v1/sites/public', '/v1/sites/public'],
  [`/v1/${'x'.repeat(400)}`, `/v1/${'x'.repeat(296)}`],
])('describes %s for the log', (address, described) => {
  expect(describeAddress(address)).toBe(described)
})
