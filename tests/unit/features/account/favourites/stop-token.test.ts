import { makeStopToken, parseStopToken } from '@/features/account/favourites/stop-token'

const customer = '65f0c0ffee65f0c0ffee65f0'

test('a token names its customer, on this server only', () => {
  const token = makeStopToken(customer, 'secret')
  expect(parseStopToken(token, 'secret')).toEqual({ customer, what: 'mails' })
  expect(parseStopToken(token, 'another secret')).toBeNull()
  const ofCalendar = makeStopToken(customer, 'secret', 'calendar')
  expect(parseStopToken(ofCalendar, 'secret')).toEqual({ customer, what: 'calendar' })
  expect(parseStopToken(ofCalendar.slice('calendar.'.length), 'secret')).toBeNull() // not a token of the mails
})

test.each([
  '',
  customer,
  `${customer}.`,
  `${customer}.${'a'.repeat(32)}`,
  `${makeStopToken(customer, 'secret')}x`,
  makeStopToken(customer, 'secret').replace('65f0', '65f1'),
])('refuses the token %j', (token) => expect(parseStopToken(token, 'secret')).toBeNull())
