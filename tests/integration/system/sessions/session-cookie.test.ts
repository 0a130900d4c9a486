import { fieldsOf, rowsOf } from '@/server/database/stored-values'
import { makePerson } from '../../../support/data/staff'
import { localizedCreator } from '@/server/database/write-localized'
import { both, makeCampus } from '../../../support/data/campus'
import { closePayload, openPayload } from '../../../support/payload'
import { ask, type StudioAnswer } from '../../../support/studio/rest'

const payload = await openPayload()
afterAll(closePayload)

const cookieOf = ({ headers }: StudioAnswer) => headers.get('Set-Cookie') ?? ''
const claimsOf = (token: string) => fieldsOf(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()))

test('the cookie of a person with fifty sites is small, and their sites stay ids, also after a renewal', async () => {
  const { site } = await makeCampus(payload, 'northgate')
  const create = localizedCreator(payload)
  const settings = { published: true, timeZone: 'America/Toronto', country: 'ca' } as const
  const sites = [site]
  for (let n = 1; n < 50; n += 1)
    sites.push((await create('sites', { name: both(`Site ${n}`), slug: `site-${n}`, ...settings })).id)
  const { email } = await makePerson(payload, 'editor', sites, 'fifty@example.com')
  const signedIn = await ask('POST', 'staff/login', { data: { email, password: 'a-long-password' } })
  const token = String(signedIn.body.token)
  const renewed = await ask('POST', 'staff/refresh-token', { token })
  for (const answer of [signedIn, renewed]) {
    expect(cookieOf(answer)).toMatch(/^payload-token=/)
    expect(cookieOf(answer).length).toBeLessThan(1024)
  }
  const renewedToken = String(renewed.body.refreshedToken)
  for (const each of [token, renewedToken]) {
    expect(Object.keys(claimsOf(each)).sort()).toEqual(['collection', 'email', 'exp', 'iat', 'id', 'sid'])
    const user = fieldsOf((await ask('GET', 'staff/me', { token: each })).body.user)
    expect(rowsOf(user.sites).map((row) => row.site)).toEqual(sites)
  }
  expect(rowsOf(fieldsOf(renewed.body.user).sites).map((row) => row.site)).toEqual(sites)
})
