import { captchaResponse, formResponse } from '@/contract/forms/visitor-form-requests'
import { captchaLifetimeMs, captchaWork } from '@/domain/forms/captcha'
import { makeCaptcha } from '@/features/forms/captcha/sign-captcha'
import { setRateLimits } from '@/server/http/rate-limits'
import { callV1 } from '../../support/data/call-v1'
import { makeCampus, type Campus } from '../../support/data/campus'
import { feedback } from '../../support/forms/feedback'
import { encodeCaptcha, solveCaptcha } from '../../support/forms/solve-captcha'
import { closePayload, openPayload } from '../../support/payload'

const payload = await openPayload()
const overrideAccess = true // the test has full access
const noLimits = { reads: null, votes: null, forms: null }
let [north, south]: Campus[] = []

const setCaptcha = (site: string, feedbackCaptcha: boolean) =>
  payload.update({ collection: 'sites', id: site, data: { feedbackCaptcha }, overrideAccess })

beforeAll(async () => {
  Object.assign(captchaWork, { iterations: 20, minKeys: 1, maxKeys: 20 }) // tests solve a dozen
  setRateLimits(noLimits)
  north = await makeCampus(payload, 'northgate')
  south = await makeCampus(payload, 'southgate')
  await setCaptcha(siteOf(north), true)
  await setCaptcha(siteOf(south), true)
}, 30_000)
afterAll(closePayload)
afterEach(() => payload.db.deleteMany({ collection: 'feedback', where: {} }))

const siteOf = (campus: Campus | undefined) => campus?.site ?? ''
const thanks = 'Thank you for your feedback!'
const invalid = 'The check that you are not a robot has failed. Send the form again.'
const expired = 'The check that you are not a robot has expired. Send the form again.'
const used = 'This check was used for another message. Send the form again.'
const required =
  'Confirm that you are not a robot, then send the form again. If the form does not ask you to, reload the page.'

const read = (query: string, network?: string) => callV1('GET', `feedback/captcha?${query}`, {}, { network })
const challengeOf = async (site: string) => captchaResponse.parse((await read(`site_id=${site}`)).json)
const solve = async (site = siteOf(north)) => solveCaptcha(await challengeOf(site))
/** A challenge that was made some time ago, solved. */
const solveOld = async (ageMs: number, site = siteOf(north)) =>
  solveCaptcha(await makeCaptcha(site, payload.secret, new Date(Date.now() - ageMs)))

const send = (captcha: unknown, changed: object = {}) =>
  callV1('POST', 'feedback/submit', { site_id: siteOf(north), ...feedback, captcha, ...changed })
const messageOf = async (captcha: unknown, changed: object = {}) => (await send(captcha, changed)).json.msg
const stored = async () => (await payload.db.count({ collection: 'feedback' })).totalDocs
const usedRows = async () => (await payload.db.count({ collection: 'used-captchas' })).totalDocs

test('[CUS-2.59] a new site asks for a captcha', async () => {
  const data = { name: 'West', slug: 'west', timeZone: 'America/Toronto', country: 'ca' as const }
  expect((await payload.create({ collection: 'sites', data, overrideAccess })).feedbackCaptcha).toBe(true)
})

test('[CUS-2.59] gives a signed challenge that nobody stores, and not to pages of other origins', async () => {
  const { status, headers, json } = await read(`site_id=${siteOf(north)}`)
  expect([status, headers['Cache-Control'], headers['Access-Control-Allow-Origin']]).toEqual([
    200,
    'no-store',
    undefined,
  ])
  expect(captchaResponse.parse(json).parameters.data).toMatchObject({ site: siteOf(north) })
  expect(JSON.stringify(json)).not.toContain(payload.secret)
})

test('gives no challenge without a site, for one that does not exist and for one without a captcha', async () => {
  const { site } = await makeCampus(payload, 'lakeshore')
  const messages = ['', `site_id=${'f'.repeat(24)}`, 'site_id[$ne]=1', `site_id=${site}`, `site_id=${site}&locale=fr`]
  expect((await Promise.all(messages.map((query) => read(query)))).map(({ json }) => json.msg)).toEqual([
    'Missing parameter: site_id.',
    'Site not found.',
    'Missing parameter: site_id.',
    'This site does not offer this feature.',
    'Ce site n’offre pas cette fonction.',
  ])
})

test('limits the challenges of one network without affecting others', async () => {
  setRateLimits({ ...noLimits, forms: { perSecond: 0.01, burst: 2 } })
  const query = `site_id=${siteOf(north)}`
  const statuses = (await Promise.all([1, 2, 3].map(() => read(query, '192.0.2.7')))).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 200, 429])
  expect((await read(query, '192.0.2.8')).status).toBe(200)
  setRateLimits(noLimits)
})

test('[CUS-5.33] stores feedback with a solution, once', async () => {
  const captcha = encodeCaptcha(await solve())
  const first = await send(captcha)
  expect(formResponse.parse(first.json).msg).toBe(thanks)
  expect([await messageOf(captcha), await messageOf(captcha, { comments: 'Something else' })]).toEqual([used, used])
  expect(await messageOf(captcha, { locale: 'fr' })).toBe(
    'Cette vérification a déjà servi pour un autre message. Envoyez le formulaire de nouveau.',
  )
  expect(await stored()).toBe(1)
})

test('[CUS-5.32] [V1-14.3] refuses feedback without a solution in the language of the request, and stores nothing', async () => {
  for (const captcha of [undefined, '', '   ', null]) {
    const { status, json } = await send(captcha)
    expect([status, json]).toEqual([200, { status: 'error', msg: required }])
  }
  for (const captcha of [{ $ne: null }, ['x'], [encodeCaptcha({})]])
    expect((await send(captcha)).json).toEqual({ status: 'error', msg: 'Invalid field: captcha.' })
  expect(await messageOf('', { locale: 'fr' })).toBe(
    'Confirmez que vous n’êtes pas un robot, puis envoyez le formulaire de nouveau. Si le formulaire ne vous le demande pas, rechargez la page.',
  )
  expect(await stored()).toBe(0)
})

test('[CUS-5.33] refuses a solution of another site, and leaves it to that one', async () => {
  const captcha = encodeCaptcha(await solve(siteOf(south)))
  expect(await messageOf(captcha)).toBe(invalid)
  expect(await messageOf(captcha, { site_id: siteOf(south) })).toBe(thanks)
})

test('[CUS-5.33] refuses a solution after ten minutes', async () => {
  const nearlyOver = encodeCaptcha(await solveOld(captchaLifetimeMs - 60_000))
  const isOver = encodeCaptcha(await solveOld(captchaLifetimeMs))
  expect([await messageOf(isOver), await messageOf(nearlyOver)]).toEqual([expired, thanks])
})

test('a mistake in a field does not use the solution up', async () => {
  const captcha = encodeCaptcha(await solve())
  expect(await messageOf(captcha, { email: 'nobody' })).toBe('Invalid field: email.')
  expect(await messageOf(captcha)).toBe(thanks)
})

test('[CUS-5.33] accepts one of twenty messages that are sent at once with the same solution', async () => {
  const captcha = encodeCaptcha(await solve())
  const messages = await Promise.all(Array.from({ length: 20 }, (_, at) => messageOf(captcha, { comments: `${at}` })))
  expect(messages.toSorted()).toEqual([thanks, ...Array<string>(19).fill(used)].toSorted())
  expect(await stored()).toBe(1)
})

test('accepts no solution in the address', async () => {
  const captcha = encodeCaptcha(await solve())
  const path = `feedback/submit?captcha=${encodeURIComponent(captcha)}`
  const { json } = await callV1('POST', path, { site_id: siteOf(north), ...feedback })
  expect(json).toMatchObject({ msg: required })
})

test('thanks a bot that fills in the invisible field, without a captcha', async () => {
  expect(await messageOf('', { website: 'https://spam.example' })).toBe(thanks)
  expect(await stored()).toBe(0)
})

test('nothing changes for a site that has the captcha off, from the next request on', async () => {
  const captcha = encodeCaptcha(await solve())
  await setCaptcha(siteOf(north), false)
  const before = await usedRows()
  expect(await Promise.all([undefined, '', 'x', 'x'.repeat(9_000), captcha].map((each) => messageOf(each)))).toEqual(
    Array(5).fill(thanks),
  )
  expect(await usedRows()).toBe(before)
  expect((await read(`site_id=${siteOf(north)}`)).json.msg).toBe('This site does not offer this feature.')
  await setCaptcha(siteOf(north), true)
  expect(await messageOf('')).toBe(required)
})
