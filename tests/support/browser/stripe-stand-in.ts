import type { Page } from '@playwright/test'
import Stripe from 'stripe'
import type { startStripeServer } from '../servers/stripe/stripe-server'

type StripeServer = Awaited<ReturnType<typeof startStripeServer>>

/** Stripe's test numbers, by their payment method at the local server. */
export const stripeCards = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  asks: '4000002760003184',
}
const methods: Record<string, string> = {
  [stripeCards.approved]: 'pm_card_visa',
  [stripeCards.declined]: 'pm_card_visa_chargeDeclined',
  [stripeCards.asks]: 'pm_card_authenticationRequired',
}

/** The frame of Stripe's card field. Only this document, of Stripe's host, knows the number. */
const cardFrame = `<!doctype html><html lang="en"><title>Card</title>
<label>Number at Stripe <input inputmode="numeric"></label>
<script>onmessage = async ({ ports }) => {
  const number = document.querySelector('input').value
  if (number === '') return ports[0].postMessage({ error: { message: 'Your card number is incomplete.' } })
  const made = await fetch('https://api.stripe.com/v1/confirmation_tokens', { method: 'POST', body: number })
  ports[0].postMessage(await made.json())
}</script></html>`

/** The part of Stripe.js that the product uses. Its wallet button is a plain one, and pays with a good card. */
const script = `
const ask = (frame) => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }) => resolve(data)
  frame.contentWindow.postMessage('token', '*', [port2])
})
const post = async (path, body) => (await fetch('https://api.stripe.com/v1/' + path, { method: 'POST', body })).json()
window.Stripe = (key, { locale }) => ({
  elements: (options) => {
    const made = { options, key, locale }
    return Object.assign(made, {
      create: (type) => {
        const handlers = {}
        let node = null
        return {
          on: (event, handle) => { handlers[event] = handle },
          mount: (parent) => {
            node = document.createElement(type === 'payment' ? 'iframe' : 'button')
            if (type === 'payment') Object.assign(node, { src: 'https://js.stripe.com/v3/card', title: 'Secure card field' })
            else Object.assign(node, { type: 'button', textContent: 'Wallet button', onclick: () => handlers.confirm() })
            made.ask = type === 'payment' ? () => ask(node) : () => post('confirmation_tokens', '${stripeCards.approved}')
            if (type === 'payment') node.onload = () => handlers.ready()
            else setTimeout(() => handlers.ready())
            parent.append(node)
          },
          destroy: () => node && node.remove(),
        }
      },
      submit: async () => ({}),
    })
  },
  createConfirmationToken: async ({ elements }) => {
    const answer = await elements.ask()
    return answer.error ? answer : { confirmationToken: { id: answer.id } }
  },
  handleNextAction: ({ clientSecret }) => post('next_action', clientSecret),
})`

/**
 * Answers for Stripe's hosts: its script, the frame of its fields, and its API as the browser calls it. What the browser makes of a
 * card there is known to the local server that the product talks to. `requests` collects what the page sends to every other host.
 * `isConfirmed`: the buyer confirms when the bank asks.
 */
export async function standInForStripe(page: Page, server: StripeServer, secretKey: string, isConfirmed = true) {
  const requests: string[] = []
  const { hostname: host, port } = new URL(server.url)
  const stripe = new Stripe(secretKey, { host, port, protocol: 'http' })
  page.on('request', (request) => {
    const isStripes = new URL(request.url()).hostname.endsWith('.stripe.com')
    if (!isStripes) requests.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  await page.route('https://js.stripe.com/**', (route) =>
    route.request().url().endsWith('/card')
      ? route.fulfill({ contentType: 'text/html', body: cardFrame })
      : route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await page.route('https://api.stripe.com/**', async (route) => {
    const body = route.request().postData() ?? ''
    const answer = async () => {
      if (route.request().url().endsWith('/next_action')) {
        server.authenticate(body.split('_secret_')[0] ?? '', isConfirmed)
        return isConfirmed ? {} : { error: { message: 'The bank was not convinced.' } }
      }
      const payment_method = methods[body.replace(/\D/g, '')] ?? 'pm_card_incorrectNumber'
      return { id: (await stripe.testHelpers.confirmationTokens.create({ payment_method })).id }
    }
    await route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json: await answer() })
  })
  return requests
}
