import { matchPath, parseRequestUrl } from '@/v1/engine/match-endpoint'

test.each`
  address                                         | segments
  ${'/v1/locations/status'}                       | ${['locations', 'status']}
  ${'/v1/locations/status?site_id=1'}             | ${['locations', 'status']}
  ${'/v1/locations/all_locations.json?site_id=1'} | ${['locations', 'all_locations']}
  ${'/v1/location/menu.JSON'}                     | ${['location', 'menu']}
  ${'/v1/sites/NYUeats/info.json/'}               | ${['sites', 'NYUeats', 'info']}
  ${'/v1/location/abc/periods/?platform=0'}       | ${['location', 'abc', 'periods']}
  ${'/v1/sites/caf%C3%A9/info'}                   | ${['sites', 'café', 'info']}
  ${'/v1/sites/%E0%A4%A/info'}                    | ${['sites', '%E0%A4%A', 'info']}
  ${'/v1/sites/a%2Fb/info'}                       | ${['sites', 'a/b', 'info']}
  ${'/v1/sites/a.json/info'}                      | ${['sites', 'a.json', 'info']}
  ${'/v1/sites/public#top'}                       | ${['sites', 'public']}
  ${'/v1'}                                        | ${[]}
`('[V1-1.8] splits $address into $segments', ({ address, segments }) => {
  expect(parseRequestUrl(address).segments).toEqual(segments)
})

test('keeps the first value of a repeated parameter and malformed encoding as it is', () => {
  const { parameters } = parseRequestUrl(
    '/v1/locations/status?site_id=first&site_id=second&date=%zz&__proto__=x&&=&site_id',
  )
  expect(parameters.get('site_id')).toBe('first')
  expect(parameters.get('date')).toBe('%zz')
})

const template = ['location', '{id}', 'periods', '{periodId}']

test.each`
  segments                                     | places
  ${['location', 'a', 'periods', 'b']}         | ${{ id: 'a', periodId: 'b' }}
  ${['location', '__proto__', 'periods', 'b']} | ${{ id: '__proto__', periodId: 'b' }}
  ${['location', 'a', 'periods']}              | ${null}
  ${['Location', 'a', 'periods', 'b']}         | ${null}
  ${['location', 'a', 'menus', 'b']}           | ${null}
`('[PUB-7.32] matches $segments with the parameters $places', ({ segments, places }) => {
  const found = matchPath(template, segments)
  expect(found && Object.fromEntries(found)).toEqual(places)
})
