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

test('staff see how much waits in the inboxes of their role and sites, and what the shop sold since yesterday', async () => {
  const [campus, other] = [await makeCampus(payload, 'northgate'), await makeCampus(payload, 'southgate')]
  await makePerson(payload, 'administrator', []) // the first account becomes an administrator
  const message = { name: 'Ana', email: 'ana@example.com', message: 'Good soup', status: 'new' } as const
  for (const { site } of [campus, other]) await create('contact-messages', { site, ...message })
  await create('contact-messages', { site: campus.site, ...message, status: 'done' })
  const manager = await signInToStudio(payload, await makePerson(payload, 'siteManager', [campus.site]))
  expect(await manager('GET', 'staff/received')).toMatchObject({
    ...{ status: 200, body: { open: { 'contact-messages': 1, feedback: 0 }, orders: 0, reservations: 0 } },
  })
  expect((await manager('GET', `staff/received?site=${other.site}`)).body).toMatchObject({
    open: { 'contact-messages': 0 },
  })
  const editor = await signInToStudio(payload, await makePerson(payload, 'editor', [campus.site]))
  expect((await editor('GET', 'staff/received')).body).toEqual({ open: {}, orders: null, reservations: null })
})
