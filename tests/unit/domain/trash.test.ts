import { hasTrash } from '@/domain/trash'

test.each([
  [{ area: 'content' }, true],
  [{ area: 'shop', trash: false }, false],
  [{ area: 'customers' }, false],
  [{ area: 'uploads' }, false],
  [{}, false],
] as const)('deleted documents of a collection that states %j go to the trash: %s', (collection, expected) => {
  expect(hasTrash(collection)).toBe(expected)
})
