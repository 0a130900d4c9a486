import { resolveAppLink } from '@/domain/site/mobile-app'

const app = { link: 'exampledining://open/{site}', agents: ['ExampleDining', 'EDApp/'] }
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15'

test.each`
  what                                               | agent                            | slug           | link
  ${'the app with its first token'}                  | ${`${safari} ExampleDining/3.1`} | ${'northgate'} | ${'exampledining://open/northgate'}
  ${'the app with its second token in another case'} | ${`${safari} edapp/2`}           | ${'northgate'} | ${'exampledining://open/northgate'}
  ${'a phone browser'}                               | ${safari}                        | ${'northgate'} | ${null}
  ${'a client without User-Agent'}                   | ${null}                          | ${'northgate'} | ${null}
`('[PUB-4.1] redirects $what to $link', ({ agent, slug, link }) => {
  expect(resolveAppLink(app, agent, slug)).toBe(link)
})

test('does not redirect without an app, and keeps a link without {site}', () => {
  expect(resolveAppLink(null, 'ExampleDining/3.1', 'northgate')).toBeNull()
  const plain = { link: 'https://app.example.org/get', agents: ['ExampleDining'] }
  expect(resolveAppLink(plain, 'ExampleDining/3.1', 'northgate')).toBe('https://app.example.org/get')
})
