/** @both-databases */
import { clock } from '@/server/clock'
import { localizedCreator } from '@/server/database/write-localized'
import { makeCampus } from '../../support/data/campus'
import { makePerson } from '../../support/data/staff'
import { closePayload, openPayload } from '../../support/payload'
import { signInToStudio } from '../../support/studio/studio-api'

const noon = new Date()
clock.now = () => noon

const payload = await openPayload()
const create = localizedCreator(payload)
afterAll(closePayload)

test('staff see how much has arrived since yesterday in the inboxes of their role and sites', async () => {
  const [campus, other] = [await makeCampus(payload, 'northgate'), await makeCampus(payload, 'southgate')]
  await makePerson(payload, 'administrator', []) // the first account becomes an administrator
  const message = { name: 'Ana', email: 'ana@example.com', message: 'Good soup' }
  for (const { site } of [campus, other]) await create('contact-messages', { site, ...message })
  const manager = await signInToStudio(payload, await makePerson(payload, 'siteManager', [campus.site]))
  expect(await manager('GET', 'staff/received')).toMatchObject({
    ...{ status: 200, body: { counts: { 'contact-messages': 1, feedback: 0, orders: 0 }, reservations: 0 } },
  })
  expect((await manager('GET', `staff/received?site=${other.site}`)).body).toMatchObject({
    counts: { 'contact-messages': 0 },
  })
  const editor = await signInToStudio(payload, await makePerson(payload, 'editor', [campus.site]))
  expect((await editor('GET', 'staff/received')).body).toEqual({ counts: {}, reservations: null })
})
