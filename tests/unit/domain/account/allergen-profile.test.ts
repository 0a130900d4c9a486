import { parseCustomAllergens } from '@/domain/account/allergen-profile'
import { canReceiveTexts } from '@/domain/account/customer-notifications'

test.each([
  ['', []],
  [' , ,', []],
  ['kiwi', ['kiwi']],
  [' Pine  nuts ,kiwi, ', ['Pine nuts', 'kiwi']],
  ['Kiwi, lupin, KIWI, Lupin', ['Kiwi', 'lupin']],
  ['Œuf, œuf', ['Œuf']],
])('[CUS-5.28] parses the custom allergens %j as %j', (text, names) => {
  expect(parseCustomAllergens(text)).toEqual(names)
})

test.each([
  [null, null, false],
  ['4185550171', null, true],
  [null, '4185550172', true],
  ['4185550171', '4185550172', true],
])('with phone %j and mobile %j, text messages are possible: %j', (phone, mobile, can) => {
  expect(canReceiveTexts({ phone, mobile })).toBe(can)
})
