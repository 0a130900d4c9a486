import { makeCampus } from '../../support/data/campus'
import { makePerson } from '../../support/data/staff'
import { closePayload, openPayload } from '../../support/payload'
import { listFieldErrors, signInToStudio } from '../../support/studio/studio-api'

const payload = await openPayload()
let site: string
let manager: Awaited<ReturnType<typeof signInToStudio>>

beforeAll(async () => {
  site = (await makeCampus(payload, 'northgate')).site
  manager = await signInToStudio(payload, await makePerson(payload, 'shopManager', [site]))
}, 30_000)
afterAll(closePayload)

const amount = {
  en: 'Enter an amount in dollars from 0 to 1,000,000, such as 24.50.',
  fr: 'Entrez un montant en dollars de 0 à 1\u00a0000\u00a0000, par exemple 24,50.',
}
const swipes = {
  en: 'Enter a whole number from 0 to 100000.',
  fr: 'Entrez un nombre entier de 0 à 100000.',
}

test.each([
  ['swipe', 40, null],
  ['swipe', 100_001, swipes],
  ['swipe', 2.5, swipes],
  ['swipe', null, swipes],
  ['db', 100_001, null],
  ['db', 100_000_001, amount],
  ['db', -1, amount],
  ['db', null, { en: 'Enter an amount.', fr: 'Entrez un montant.' }],
])('checks what a choice of a custom plan gives by its type: %s of %s', async (type, value, refusal) => {
  for (const language of ['en', 'fr'] as const) {
    const data = { site, name: 'Own plan', options: [{ type, value, priceCents: 100 }] }
    const { status, body } = await manager('POST', 'custom-plans?depth=0', { data, language })
    expect([status, listFieldErrors(body)]).toEqual(
      refusal ? [400, { 'options.0.value': refusal[language] }] : [201, {}],
    )
  }
})
