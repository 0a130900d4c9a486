import { storedProfileKey } from '@/domain/menu/allergens/stored-profile'
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

const profile = (fields: object = {}) =>
  JSON.stringify({ site: 'north', customer: 'ana', codes: ['peanuts'], custom: [], ...fields })
type Tab = { profile?: string | null; customer?: string | null; isPaused?: boolean }

/** Runs the script at a URL and returns the URL that it loads; null when it stays. */
function recall(stored: string | null | 'refused', search: string, tab: Tab = {}): string | null {
  let loaded: string | null = null
  const account = tab.customer === null ? null : { dataset: { site: 'north', customer: tab.customer ?? 'ana' } }
  const document = {
    createElement: () => ({}),
    head: { appendChild: () => undefined },
    querySelector: () => account,
  }
  const localStorage = {
    getItem: () => {
      if (stored === 'refused') throw new Error('no storage')
      return stored
    },
  }
  const sessionStorage = {
    getItem: (key: string) => (key === storedProfileKey ? (tab.profile ?? null) : tab.isPaused ? 'ana' : null),
  }
  const location = { search, hash: '', replace: (url: string) => (loaded = url) }
  const names = ['document', 'localStorage', 'sessionStorage', 'location']
  new Function(...names, recallMyAllergens)(document, localStorage, sessionStorage, location)
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

test.each`
  what                                      | stored    | search           | tab                                                      | url
  ${'loads the dishes of a profile'}        | ${null}   | ${''}            | ${{ profile: profile() }}                                | ${'?profile=1'}
  ${'stays when they are loaded'}           | ${null}   | ${'?profile=1'}  | ${{ profile: profile() }}                                | ${null}
  ${'stays with a choice in the URL'}       | ${null}   | ${'?only=vegan'} | ${{ profile: profile() }}                                | ${null}
  ${'prefers the device, with both'}        | ${'milk'} | ${'?profile=1'}  | ${{ profile: profile() }}                                | ${'?mine=milk'}
  ${'stays while it is paused'}             | ${null}   | ${''}            | ${{ profile: profile(), isPaused: true }}                | ${null}
  ${'ignores another customer'}             | ${null}   | ${''}            | ${{ profile: profile({ customer: 'bob' }) }}             | ${null}
  ${'ignores another site'}                 | ${null}   | ${''}            | ${{ profile: profile({ site: 'south' }) }}               | ${null}
  ${'keeps an account that cannot be read'} | ${null}   | ${''}            | ${{ profile: profile(), customer: 'unreadable' }}        | ${'?profile=1'}
  ${'ignores it after logging out'}         | ${null}   | ${''}            | ${{ profile: profile(), customer: '' }}                  | ${null}
  ${'ignores an empty profile'}             | ${null}   | ${''}            | ${{ profile: profile({ codes: [], custom: ['kiwi'] }) }} | ${null}
  ${'ignores broken storage'}               | ${null}   | ${''}            | ${{ profile: '{' }}                                      | ${null}
`('$what', ({ stored, search, tab, url }) => expect(recall(stored, search, tab)).toBe(url))
