import { makeCampus } from '../../support/data/campus'
import { makePerson } from '../../support/data/staff'
import { closePayload, openPayload } from '../../support/payload'
import { signInToStudio } from '../../support/studio/studio-api'

const payload = await openPayload()
const [{ site }, other] = [await makeCampus(payload, 'northgate'), await makeCampus(payload, 'southgate')]
const administrator = await signInToStudio(payload, await makePerson(payload, 'administrator', []))
const shopManager = await signInToStudio(payload, await makePerson(payload, 'shopManager', [site]))
const editor = await signInToStudio(payload, await makePerson(payload, 'editor', [site]))
afterAll(closePayload)

const add = async (list: string, text: string, { by = shopManager, at = site } = {}) => {
  const { status, body } = await by('POST', `${list}/several?site=${at}`, { data: { text }, language: 'fr' })
  return [status, status === 201 ? body : JSON.stringify(body.errors)]
}
const stored = async (collection: 'faculty-emails' | 'blocked-student-accounts') =>
  (await payload.db.find({ collection, where: { site: { equals: site } }, sort: 'createdAt' })).docs

test('a pasted column is added once, or not at all with the lines that are wrong', async () => {
  const lines = 'Courriel\r\n Prof@Example.ca \r\n\r\n"dean@example.ca"\nprof@example.ca'
  expect(await add('faculty-emails', lines)).toEqual([201, { added: 2, existing: 0 }])
  expect(await add('faculty-emails', 'dean@example.ca\nnew@example.ca')).toEqual([201, { added: 1, existing: 1 }])
  expect(await add('faculty-emails', 'last@example.ca\nnobody@')).toEqual([400, expect.stringMatching(/2 \(«.nobody@/)])
  for (const text of ['', 'x\n'.repeat(2_001)]) expect((await add('blocked-student-accounts', text))[0]).toBe(400)
  expect(await add('faculty-emails', 'last@example.ca', { by: administrator, at: '' })).toEqual([
    400,
    expect.stringMatching(/site/),
  ])
  for (const options of [{ by: editor }, { at: other.site }])
    expect((await add('faculty-emails', 'last@example.ca', options))[0]).toBe(403)
  expect(await stored('faculty-emails')).toHaveLength(3)
  expect(await add('blocked-student-accounts', 'a-1;Unpaid\nA-2')).toEqual([201, { added: 2, existing: 0 }])
  expect(await stored('blocked-student-accounts')).toMatchObject([
    { studentId: 'A-1', note: 'Unpaid' },
    { studentId: 'A-2' },
  ])
})
