/** @begins-first */
import { siteCollections, sharedCollections } from '@collections/collection-order'
import { areas } from '@/domain/roles'
import { describeAccessMatrix } from '../../../support/studio/access-matrix'
import { areaOf, rights } from '../../../support/studio/expected-rights'
import { openPayload } from '../../../support/payload'

/** Payload's own collections. */
const internal = ['payload-kv', 'payload-jobs', 'payload-locked-documents', 'payload-preferences', 'payload-migrations']

test('the table assigns every collection to an area (tests/support/studio/expected-rights.ts)', async () => {
  const slugs = [...siteCollections, ...sharedCollections].map(({ slug }) => slug as string)
  const { config } = await openPayload()
  expect(Object.keys(areaOf).sort()).toEqual(slugs.toSorted())
  expect(config.collections.map(({ slug }) => slug).sort()).toEqual([...slugs, ...internal].sort())
  expect(Object.keys(rights).sort()).toEqual([...areas].sort())
})

await describeAccessMatrix('each kind')
