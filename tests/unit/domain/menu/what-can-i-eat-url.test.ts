import { hasUnknownAllergen, recallMyAllergens, whatCanIEatUrl } from '@/domain/menu/what-can-i-eat-url'

test('has an address in each language', () => {
  expect([whatCanIEatUrl('northgate', 'en'), whatCanIEatUrl('northgate', 'fr')]).toEqual([
    '/northgate/what-can-i-eat',
    '/northgate/que-puis-je-manger',
  ])
})

test.each`
  param                | unknown
  ${'milk,peanuts'}    | ${false}
  ${['milk', 'kiwi']}  | ${true}
  ${'milk, KIWI'}      | ${true}
  ${''}                | ${false}
  ${undefined}         | ${false}
  ${'<script>'}        | ${false}
  ${'x,'.repeat(9000)} | ${true}
`('tells whether $param names an allergen that is not in the list', ({ param, unknown }) =>
  expect(hasUnknownAllergen(param, ['milk', 'peanuts'])).toBe(unknown),
)

/** Runs the script at a URL and returns the URL that it loads; null when it stays. */
function recall(stored: string | null | 'refused', search: string): string | null {
  let loaded: string | null = null
  const document = { createElement: () => ({}), head: { appendChild: () => undefined } }
  const localStorage = {
    getItem: () => {
      if (stored === 'refused') throw new Error('no storage')
      return stored
    },
  }
  const location = { search, hash: '', replace: (url: string) => (loaded = url) }
  new Function('document', 'localStorage', 'location', recallMyAllergens)(document, localStorage, location)
  return loaded
}

test.each`
  stored                 | search                       | url
  ${'peanuts milk'}      | ${''}                        | ${'?mine=peanuts,milk'}
  ${'peanuts'}           | ${'?only=vegan'}             | ${'?only=vegan&mine=peanuts'}
  ${'peanuts'}           | ${'?mine=milk&only=vegan'}   | ${'?only=vegan&mine=milk,peanuts'}
  ${'peanuts'}           | ${'?mine=peanuts'}           | ${null}
  ${'peanuts milk'}      | ${'?mine=milk&mine=peanuts'} | ${null}
  ${null}                | ${'?mine=milk'}              | ${null}
  ${'<b> "quote" Upper'} | ${''}                        | ${null}
  ${'refused'}           | ${''}                        | ${null}
`('with $stored remembered, $search leads to $url', ({ stored, search, url }) =>
  expect(recall(stored, search)).toBe(url),
)

test('stays on the page that it loaded', () => {
  const url = recall('peanuts gone', '?only=vegan') ?? ''
  expect(recall('peanuts gone', url)).toBeNull()
})
