import { expect, test } from '@playwright/test'
import { errorSchema } from '@/contract/envelope'
import { formResponse } from '@/contract/forms/visitor-form-requests'
import { siteIdOf } from './campus'

const feedback = {
  first_name: 'Rosalie',
  last_name: 'Gagnon',
  email: 'rosalie.gagnon@northgate.example',
  customer_residence: 'n/a',
  customer_type: 'Visitor',
  comments: 'Good soup. <script>alert(1)</script>',
}
const health = {
  date: '2026-11-20',
  name: 'Rosalie Gagnon',
  email: 'rosalie.gagnon@northgate.example',
  city: 'Parry Sound',
  allergens: 'Peanuts,Other',
  consent: 'true',
}
const order = { name: 'Rosalie', email: 'rosalie.gagnon@northgate.example', pick_up: 'noon', entree: 'Pizza' }
const message = { name: 'Rosalie', email: 'rosalie.gagnon@northgate.example', message: 'Hello' }

for (const [clause, path, sent, msg, french] of [
  [
    '[CUS-7.25]',
    'feedback/submit',
    feedback,
    'Thank you for your feedback!',
    'Merci de nous avoir fait part de vos commentaires!',
  ],
  ['[CUS-7.25] [CUS-2.61]', 'contact/', message, 'Thank you for contacting us!', 'Merci d’avoir communiqué avec nous!'],
  [
    '[CUS-7.14]',
    'customer/health_form',
    health,
    'Thank you for submitting your dietary health form!',
    'Merci d’avoir rempli le formulaire de santé alimentaire!',
  ],
  [
    '[CUS-7.15]',
    'customer/on_the_go_form',
    order,
    'Thank you for submitting your food order request!',
    'Merci d’avoir envoyé votre commande!',
  ],
] as const)
  test(`${clause} ${path} accepts JSON and form data and thanks in the requested language`, async ({ request }) => {
    const site_id = await siteIdOf(request, 'northgate')
    const json = await request.post(`/v1/${path}`, { data: { ...sent, site_id } })
    expect([json.status(), json.headers()['cache-control']]).toEqual([200, 'no-store'])
    expect(formResponse.parse(await json.json()).msg).toBe(msg)
    const form = await request.post(`/v1/${path}`, { form: { ...sent, site_id, locale: 'fr-ca' } })
    expect(formResponse.parse(await form.json()).msg).toBe(french)
    const fromBot = await request.post(`/v1/${path}`, { data: { website: 'x' } })
    expect(formResponse.parse(await fromBot.json()).msg).toBe(msg)
    const unknownSite = await request.post(`/v1/${path}`, { data: { ...sent, site_id: 'f'.repeat(24) } })
    expect(errorSchema.parse(await unknownSite.json()).msg).toBe('Site not found.')
    expect((await request.get(`/v1/${path}`)).status()).toBe(405)
  })

test('[V1-14.3] refuses forms with missing, invalid or too long fields', async ({ request }) => {
  const site_id = await siteIdOf(request, 'northgate')
  for (const [path, data, msg] of [
    ['feedback/submit', { ...feedback, comments: '' }, 'Missing parameter: comments.'],
    ['feedback/submit', { ...feedback, first_name: 'Robot 7' }, 'Invalid field: first_name.'],
    ['feedback/submit', { ...feedback, comments: 'x'.repeat(3_001) }, 'Invalid field: comments.'],
    ['feedback/submit', { ...feedback, comments: 'x'.repeat(17_000) }, 'The request is too long.'],
    ['contact', { ...message, email: 'nobody' }, 'Invalid field: email.'],
    ['customer/health_form', { ...health, allergens: '' }, 'Missing parameter: allergens.'],
    ['customer/health_form', { ...health, date: 'soon' }, 'Invalid field: date.'],
    ['customer/on_the_go_form', { ...order, cheese: 'Moon' }, 'Invalid field: cheese.'],
  ] as const) {
    const answer = await request.post(`/v1/${path}`, { data: { ...data, site_id } })
    expect([answer.status(), errorSchema.parse(await answer.json()).msg]).toEqual([200, msg])
  }
})

test('accepts a form whose fields all have their maximum length', async ({ request }) => {
  const site_id = await siteIdOf(request, 'northgate')
  const data = { ...health, site_id, other_allergies: 'é'.repeat(1_000), additional_comments: '漢'.repeat(3_000) }
  const answer = await request.post('/v1/customer/health_form', { data })
  expect(formResponse.safeParse(await answer.json()).success).toBe(true)
})

test('[V1-14.10] describes the date of the health form and the invisible field', async ({ request }) => {
  const { paths } = await (await request.get('/v1/openapi.json')).json()
  const described = (path: string, name: string) =>
    paths[path].post.requestBody.content['application/json'].schema.properties[name].description
  expect(described('/customer/health_form', 'date')).toBe('The day of the form: 2031-02-03.')
  expect(described('/feedback/submit', 'website')).toContain('Leave empty')
})
