import { expect, test } from '@jest/globals'
import { accountAddress, guardOf, type AccountPage } from '@/domain/account-address'
import { accountTabOf, accountTabsOf } from '@/domain/account-tabs'
import { siteSwitches, type SiteSwitch } from '@/domain/campus'

const on = (...names: SiteSwitch[]) =>
  Object.fromEntries(siteSwitches.map((name) => [name, names.includes(name)])) as Record<SiteSwitch, boolean>

test.each`
  enabled                       | tabs
  ${[]}                         | ${['profile', 'orders']}
  ${['allergenCard']}           | ${['profile', 'allergens', 'orders']}
  ${['foodInsecurity']}         | ${['profile', 'food-insecurity', 'orders']}
  ${['mealPlanSubscriptions']}  | ${['profile', 'orders', 'subscriptions']}
  ${['coffeeSubscription']}     | ${['profile', 'orders', 'subscriptions']}
  ${['weeklyMppSubscriptions']} | ${['profile', 'orders', 'subscriptions']}
  ${['notifications']}          | ${['profile', 'orders', 'notifications']}
  ${['installments']}           | ${['profile', 'orders']}
`('[PUB-2.20] [CUS-2.16] a site with $enabled lists $tabs', ({ enabled, tabs }) => {
  expect(accountTabsOf(on(...(enabled as SiteSwitch[])))).toEqual(tabs)
})

test.each`
  asked              | shown
  ${'allergens'}     | ${'allergens'}
  ${'notifications'} | ${'profile'}
  ${undefined}       | ${'profile'}
  ${['orders']}      | ${'profile'}
`('[PUB-2.20] where only the allergen card is on, ?part=$asked shows $shown', ({ asked, shown }) => {
  expect(accountTabOf(asked, on('allergenCard'))).toBe(shown)
})

test.each`
  page         | isSignedIn | elsewhere
  ${'account'} | ${true}    | ${null}
  ${'account'} | ${false}   | ${'signIn'}
  ${'signIn'}  | ${true}    | ${'account'}
  ${'signIn'}  | ${false}   | ${null}
  ${'signUp'}  | ${true}    | ${'account'}
  ${'signUp'}  | ${false}   | ${null}
`('[PUB-4.13] [PUB-6.3] $page, signed in $isSignedIn: $elsewhere', ({ page, isSignedIn, elsewhere }) => {
  expect(guardOf(page as AccountPage, isSignedIn === true)).toBe(elsewhere)
})

test('[PUB-2.7] [PUB-2.8] [PUB-2.9] each page has its address in each language', () => {
  expect(accountAddress('account', 'northgate', 'fr')).toBe('/northgate/gerer-votre-compte')
  expect(accountAddress('signIn', 'northgate', 'en')).toBe('/northgate/login')
  expect(accountAddress('signUp', 'northgate', 'fr')).toBe('/northgate/sinscrire')
})
