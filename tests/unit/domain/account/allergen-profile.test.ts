import { parseCustomAllergens } from '@/domain/account/allergen-profile'

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
