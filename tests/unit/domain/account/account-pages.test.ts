import { expect, test } from '@jest/globals'
import { accountPath, accountRedirect, parseReturnPath, type AccountPage } from '@/domain/account/account-paths'
import { selectAccountTab, enabledAccountTabs } from '@/domain/account/account-tabs'
import { siteSwitches, type SiteSwitch } from '@/domain/site/site'

const on = (...names: SiteSwitch[]) =>
  Object.fromEntries(siteSwitches.map((name) => [name, names.includes(name)])) as Record<SiteSwitch, boolean>

test.each`
  enabled                       | tabs
  ${[]}                         | ${['profile', 'favourites', 'orders']}
  ${['allergenCard']}           | ${['profile', 'allergens', 'favourites', 'orders']}
  ${['foodInsecurity']}         | ${['profile', 'food-insecurity', 'favourites', 'orders']}
  ${['useReservations']}        | ${['profile', 'favourites', 'reservations', 'orders']}
  ${['mealPlanSubscriptions']}  | ${['profile', 'favourites', 'orders', 'subscriptions']}
  ${['coffeeSubscription']}     | ${['profile', 'favourites', 'orders', 'subscriptions']}
  ${['weeklyMppSubscriptions']} | ${['profile', 'favourites', 'orders', 'subscriptions']}
  ${['notifications']}          | ${['profile', 'favourites', 'orders', 'notifications']}
  ${['installments']}           | ${['profile', 'favourites', 'orders']}
`(
  '[PUB-2.20] [CUS-2.18] [CUS-2.19] [CUS-2.20] [CUS-2.22] [CUS-2.23] [CUS-6.5] a site with $enabled lists $tabs',
  ({ enabled, tabs }) => {
    expect(enabledAccountTabs(on(...(enabled as SiteSwitch[])))).toEqual(tabs)
  },
)

test.each`
  requested          | shown
  ${'allergens'}     | ${'allergens'}
  ${'notifications'} | ${'profile'}
  ${undefined}       | ${'profile'}
  ${['orders']}      | ${'profile'}
`('[PUB-2.20] with only the allergen card enabled, ?part=$requested shows $shown', ({ requested, shown }) => {
  expect(selectAccountTab(requested, on('allergenCard'))).toBe(shown)
})

test.each`
  page         | isSignedIn | redirect
  ${'account'} | ${true}    | ${null}
  ${'account'} | ${false}   | ${'signIn'}
  ${'signIn'}  | ${true}    | ${'account'}
  ${'signIn'}  | ${false}   | ${null}
  ${'signUp'}  | ${true}    | ${'account'}
  ${'signUp'}  | ${false}   | ${null}
`(
  '[PUB-4.13] [PUB-6.3] $page redirects to $redirect when signed in is $isSignedIn',
  ({ page, isSignedIn, redirect }) => {
    expect(accountRedirect(page as AccountPage, isSignedIn === true)).toBe(redirect)
  },
)

test('[PUB-2.7] [PUB-2.8] [PUB-2.9] each page has a path in each language', () => {
  expect(accountPath('account', 'northgate', 'fr')).toBe('/northgate/gerer-votre-compte')
  expect(accountPath('signIn', 'northgate', 'en')).toBe('/northgate/login')
  expect(accountPath('signUp', 'northgate', 'fr')).toBe('/northgate/sinscrire')
})

test.each([
  '/northgate/meal-plan-purchase',
  '/northgate/meal-plan-purchase#subscriptions',
  '/northgate/customer-account?part=subscriptions',
])('returns to %s', (next) => expect(parseReturnPath(next, 'northgate')).toBe(next))

test.each([
  undefined,
  ['/northgate/menu'],
  '/northgate',
  '/other/menu',
  '//northgate/menu',
  '/northgate//evil.example',
  '/northgate/..%2f',
  '/northgate/../other',
  '/northgate/\\evil.example',
  'https://evil.example/northgate/',
  '/northgate/menu?next=x',
  `/northgate/${'a'.repeat(200)}`,
])('does not return to %j', (next) => expect(parseReturnPath(next, 'northgate')).toBeNull())
