import { waitForBackgroundWork } from '@/server/background-work'
import { Shopper } from '../../support/data/shopper'
import { makeCampus } from '../../support/data/campus'
import { closePayload, openPayload } from '../../support/payload'
import { resetClock, stopAt } from '../../support/test-clock'

const payload = await openPayload()
const mails: { to: string; text: string }[] = []
const password = 'Secret-word1!'
let site = ''
let serial = 0

beforeAll(async () => {
  payload.sendEmail = async ({ to, text }) => mails.push({ to: String(to), text: String(text) })
  ;({ site } = await makeCampus(payload, 'northgate'))
  await payload.update({ collection: 'sites', id: site, data: { customerLogin: true }, overrideAccess: true }) // test data
})
afterEach(resetClock)
afterAll(closePayload)

const newAddress = () => `new-${(serial += 1)}@example.com`
async function signUp() {
  const customer = new Shopper(site)
  return { customer, email: await customer.signUp() }
}
/** Asks for a new email. Returns the answer and the key in the mail to that address. */
async function ask(customer: Shopper, email: string, more: object = {}) {
  mails.splice(0)
  const { json } = await customer.call('customer/update_customer', { email, ...more })
  await waitForBackgroundWork()
  expect(mails.map(({ to }) => to)).toEqual([email])
  return { json, key: /\/confirm-email\/(\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? '' }
}
const confirm = (public_key: string, secret = password) =>
  new Shopper(site).call('customer/confirm_email', { public_key, password: secret })
const canSignIn = async (email: string) =>
  (await new Shopper(site).call('customer/authenticate', { email, password })).json.status === 'success'
const expired = 'This link has expired. Request a new one.'

test('[CUS-6.2] [CUS-7.6] a new email counts once its mailbox and the password confirm it, and ends all sessions', async () => {
  const [{ customer, email }, next] = [await signUp(), newAddress()]
  const { json, key } = await ask(customer, next, { city: 'Laval' })
  expect(json).toMatchObject({ customer: { email, city: 'Laval' }, pending_email: next })
  expect((await confirm(key, 'Wrong-word1!')).msg).toBe('The current password is wrong.')
  expect([await canSignIn(email), await canSignIn(next)]).toEqual([true, false])
  mails.splice(0)
  const answers = await Promise.all([confirm(key), confirm(key)])
  expect(answers.map(({ json: { domain, msg } }) => domain ?? msg).toSorted()).toEqual(['/northgate', expired])
  await waitForBackgroundWork()
  expect(mails).toMatchObject([{ to: email, text: expect.stringContaining('has a new email') }])
  expect(mails[0]?.text).not.toContain(next)
  expect([await canSignIn(email), await canSignIn(next)]).toEqual([false, true])
  expect((await customer.call('customer/orders', {}, { method: 'GET' })).status).toBe(401)
})

test('an email that somebody has is answered like any other, and refused to whoever owns its mailbox', async () => {
  const [{ customer, email }, other] = [await signUp(), await signUp()]
  const { json, key } = await ask(customer, other.email)
  expect(json).toMatchObject({ status: 'success', pending_email: other.email })
  expect((await confirm(key)).msg).toBe('Another account has this email. Choose another one.')
  expect([await canSignIn(email), await canSignIn(other.email)]).toEqual([true, true])
})

test('a link is void after 30 minutes, when it was changed, for another account, and after another change', async () => {
  const [{ customer, email }, other] = [await signUp(), await signUp()]
  const [first, second] = [await ask(customer, newAddress()), await ask(customer, newAddress())]
  const [claims = '', mac = ''] = first.key.split('.')
  const foreign = (await ask(other.customer, newAddress())).key.split('.')[0]
  const forged = Buffer.from(JSON.stringify({ id: customer.customerId, to: 'x@example.com', exp: 9e15 }))
  for (const key of ['', claims, `${foreign}.${mac}`, `${forged.toString('base64url')}.${mac}`, `${first.key}.x`])
    expect((await confirm(key)).msg).toBe(expired)
  stopAt(Date.now() + 31 * 60_000)
  expect((await confirm(first.key)).msg).toBe(expired)
  resetClock()
  expect((await confirm(second.key)).json.status).toBe('success')
  expect((await confirm(first.key)).msg).toBe(expired)
  expect(await canSignIn(email)).toBe(false)
})
