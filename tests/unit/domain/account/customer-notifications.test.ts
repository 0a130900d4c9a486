import { canReceiveTexts, textNumberOf } from '@/domain/account/customer-notifications'

test.each([
  [null, null, null],
  ['4185550171', null, '+14185550171'],
  [null, '4185550172', '+14185550172'],
  ['4185550171', '4185550172', '+14185550172'],
  ['4185550171', '1234567890', '+14185550171'],
  ['0000000000', null, null],
])('with phone %j and mobile %j, text messages go to %j', (phone, mobile, number) => {
  expect(textNumberOf({ phone, mobile })).toBe(number)
  expect(canReceiveTexts({ phone, mobile })).toBe(number !== null)
})
