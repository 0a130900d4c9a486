import { expect, test } from '@playwright/test'
import { errorBody } from '@/contract/envelope'
import { formResponse } from '@/contract/forms'
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
const letter = { name: 'Rosalie', email: 'rosalie.gagnon@northgate.example', message: 'Hello' }

for (const [path, sent, msg, merci] of [
  [
    'feedback/submit',
    feedback,
    'Thank you for your feedback!',
    'Merci de nous avoir fait part de vos commentaires\u00a0!',
  ],
  ['contact/', letter, 'Thank you for contacting us!', 'Merci d’avoir communiqué avec nous\u00a0!'],
  [
    'customer/health_form',
    health,
    'Thank you for submitting your dietary health form!',
    'Merci d’avoir rempli le formulaire de santé alimentaire\u00a0!',
  ],
  [
    'customer/on_the_go_form',
    order,
    'Thank you for submitting your food order request!',
    'Merci d’avoir envoyé votre commande\u00a0!',
  ],
] as const)
  test(`[CUS-7.14] [CUS-7.15] [CUS-7.25] ${path} thanks, as JSON and as a form, in the language asked for`, async ({
    request,
  }) => {
    const site_id = await siteIdOf(request, 'northgate')
    const json = await request.post(`/v1/${path}`, { data: { ...sent, site_id } })
    expect([json.status(), json.headers()['cache-control']]).toEqual([200, 'no-store'])
    expect(formResponse.parse(await json.json()).msg).toBe(msg)
    const form = await request.post(`/v1/${path}`, { form: { ...sent, site_id, locale: 'fr-ca' } })
    expect(formResponse.parse(await form.json()).msg).toBe(merci)
    const trapped = await request.post(`/v1/${path}`, { data: { website: 'x' } })
    expect(formResponse.parse(await trapped.json()).msg).toBe(msg)
    const nowhere = await request.post(`/v1/${path}`, { data: { ...sent, site_id: 'f'.repeat(24) } })
    expect(errorBody.parse(await nowhere.json()).msg).toBe('Site not found.')
    expect((await request.get(`/v1/${path}`)).status()).toBe(405)
  })

test('[V1-14.3] a form that lacks something, says nonsense or is too long is refused in a word', async ({
  request,
}) => {
  const site_id = await siteIdOf(request, 'northgate')
  for (const [path, data, msg] of [
    ['feedback/submit', { ...feedback, comments: '' }, 'Missing parameter: comments.'],
    ['feedback/submit', { ...feedback, first_name: 'Robot 7' }, 'Invalid field: first_name.'],
    ['feedback/submit', { ...feedback, comments: 'x'.repeat(3_001) }, 'Invalid field: comments.'],
    ['feedback/submit', { ...feedback, comments: 'x'.repeat(17_000) }, 'The request is too long.'],
    ['contact', { ...letter, email: 'nobody' }, 'Invalid field: email.'],
    ['customer/health_form', { ...health, allergens: '' }, 'Missing parameter: allergens.'],
    ['customer/health_form', { ...health, date: 'soon' }, 'Invalid field: date.'],
    ['customer/on_the_go_form', { ...order, cheese: 'Moon' }, 'Invalid field: cheese.'],
  ] as const) {
    const answer = await request.post(`/v1/${path}`, { data: { ...data, site_id } })
    expect([answer.status(), errorBody.parse(await answer.json()).msg]).toEqual([200, msg])
  }
})

test('the longest that all fields take together is taken', async ({ request }) => {
  const site_id = await siteIdOf(request, 'northgate')
  const data = { ...health, site_id, other_allergies: 'é'.repeat(1_000), additional_comments: '漢'.repeat(3_000) }
  const answer = await request.post('/v1/customer/health_form', { data })
  expect(formResponse.safeParse(await answer.json()).success).toBe(true)
})

test('[V1-14.10] the description says which date a health form takes', async ({ request }) => {
  const { paths } = await (await request.get('/v1/openapi.json')).json()
  const described = (path: string, name: string) =>
    paths[path].post.requestBody.content['application/json'].schema.properties[name].description
  expect(described('/customer/health_form', 'date')).toBe('The day of the form: 2031-02-03.')
  expect(described('/feedback/submit', 'website')).toContain('Leave it empty')
})
