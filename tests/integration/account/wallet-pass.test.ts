import { setRateLimits } from '@/server/http/rate-limits'
import { handleRequest } from '@/v1/engine/handle-request'
import { endpoints } from '@/v1/endpoints'
import { makeCampus } from '../../support/data/campus'
import { Shopper } from '../../support/data/shopper'
import { closePayload, openPayload } from '../../support/payload'
import { makeWalletCertificates } from '../../support/wallet-certificates'

const payload = await openPayload()
const certificates = makeWalletCertificates()
afterAll(async () => {
  certificates.remove()
  await closePayload()
})

test('[CUS-7.20] with certificates the customer, and nobody else, gets a wallet pass that nothing stores', async () => {
  setRateLimits({ reads: null, votes: null, forms: null })
  const { settings } = certificates
  Object.assign(process.env, {
    WALLET_PASS_TYPE: settings.passTypeIdentifier,
    WALLET_TEAM: settings.teamIdentifier,
    WALLET_CERTIFICATE: settings.certificatePath,
    WALLET_KEY: settings.keyPath,
    WALLET_WWDR: settings.wwdrPath,
  })
  const { site } = await makeCampus(payload, 'northgate')
  const data = { customerLogin: true, allergenCard: true }
  await payload.update({ collection: 'sites', id: site, data, overrideAccess: true }) // test data
  const [ana, bob] = [new Shopper(site), new Shopper(site)]
  for (const visitor of [ana, bob]) await visitor.signUp()
  await ana.call('customer/update_allergen_profile', { custom_allergens: 'Lupin' })
  const passFor = (visitor: Shopper, customerId = visitor.customerId ?? '') =>
    handleRequest(endpoints, {
      method: 'GET',
      address: `/v1/pass/allergen_card?${new URLSearchParams({ site_id: site, customer_id: customerId }).toString()}`,
      cookie: visitor.cookie,
      isForeign: false,
    })
  const { status, headers, bytes } = await passFor(ana)
  expect([status, headers['Content-Type'], headers['Cache-Control']]).toEqual([
    200,
    'application/vnd.apple.pkpass',
    'no-store',
  ])
  expect(headers['Content-Disposition']).toBe('attachment; filename="allergen-card.pkpass"')
  const zip = Buffer.from(bytes ?? [])
  expect(zip.subarray(0, 2).toString()).toBe('PK')
  for (const name of ['pass.json', 'manifest.json', 'signature', 'fr.lproj/pass.strings'])
    expect(zip.includes(name)).toBe(true)
  expect(String((await passFor(bob)).bytes)).toContain('Your allergen profile is empty.')
  expect((await passFor(bob, ana.customerId ?? '')).status).toBe(403)
  expect((await passFor(new Shopper(site), ana.customerId ?? '')).status).toBe(401)
})
