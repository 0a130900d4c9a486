import { appLinkFor } from '@/domain/mobile-app'

const app = { link: 'exampledining://open/{site}', agents: ['ExampleDining', 'EDApp/'] }
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15'

test.each`
  what                                       | agent                            | slug           | link
  ${'the app by its first word'}             | ${`${safari} ExampleDining/3.1`} | ${'northgate'} | ${'exampledining://open/northgate'}
  ${'the app by its second, capitals or no'} | ${`${safari} edapp/2`}           | ${'northgate'} | ${'exampledining://open/northgate'}
  ${'a phone’s browser'}                     | ${safari}                        | ${'northgate'} | ${null}
  ${'a client that says nothing'}            | ${null}                          | ${'northgate'} | ${null}
`('[PUB-4.1] $what is sent to $link', ({ agent, slug, link }) => {
  expect(appLinkFor(app, agent, slug)).toBe(link)
})

test('[PUB-4.1] without an app nobody is sent anywhere, and a link without {site} stays as it is', () => {
  expect(appLinkFor(null, 'ExampleDining/3.1', 'northgate')).toBeNull()
  const plain = { link: 'https://app.example.org/get', agents: ['ExampleDining'] }
  expect(appLinkFor(plain, 'ExampleDining/3.1', 'northgate')).toBe('https://app.example.org/get')
})
