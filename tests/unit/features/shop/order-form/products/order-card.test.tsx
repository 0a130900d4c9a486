import { renderToStaticMarkup } from 'react-dom/server'
import { OrderCard } from '@/features/shop/order-form/products/order-card'
import { orderFormMessages, planComparisonMessages } from '@/i18n/site-messages'

const plan = {
  ...{
    id: 'block',
    name: 'Block',
    priceCents: 48_995,
    applyTax: true,
    isTaxed: true,
    description: null,
    picture: null,
  },
  facts: { price: '$489.95', payments: null, term: null, meals: null, perMeal: null },
}
type Given = Partial<Pick<Parameters<typeof OrderCard>[0], 'paysTax' | 'isBuyable'>> & { isTaxed?: boolean }

function render({ isTaxed = true, paysTax = true, isBuyable = true }: Given, logIn: string | null = null) {
  const account = logIn === null ? null : { logIn, signUp: '' }
  const data = { messages: orderFormMessages('en'), comparison: planComparisonMessages('en'), account }
  return renderToStaticMarkup(
    <OrderCard plan={{ ...plan, isTaxed }} {...{ data, paysTax, isBuyable }} onAdd={() => undefined} />,
  )
}

test.each([
  [true, true, 'plus taxes'],
  [true, false, 'no tax'],
  [false, true, 'no tax'],
])('[CUS-3.6] with tax: %s, for a buyer who pays tax: %s, it says "%s"', (isTaxed, paysTax, text) =>
  expect(/<span class="order-tax">([^<]*)/.exec(render({ isTaxed, paysTax }))?.[1]).toBe(text),
)

test.each([
  ['can be added by those who may buy them', true, null, [true, false]],
  ['lead guests to the login', false, '/login', [false, true]],
  ['are not offered to guests of a site without accounts', false, null, [false, false]],
])('[CUS-2.73] subscriptions %s', (_title, isBuyable, logIn, expected) => {
  const html = render({ isBuyable }, logIn)
  expect([html.includes('<button'), html.includes('href="/login"')]).toEqual(expected)
})
