import path from 'node:path'
import { mirroredFolders, findImportProblem } from '../../../../scripts/eslint/layers.mjs'

const file = (name: string) => path.resolve(name)

test.each`
  name                                | specifier                             | reason
  ${'src/domain/menu/dish/dish.ts'}   | ${'@/domain/locale'}                  | ${null}
  ${'src/domain/menu/dish/dish.ts'}   | ${'zod'}                              | ${null}
  ${'src/domain/menu/dish/dish.ts'}   | ${'react'}                            | ${/no packages except/}
  ${'src/domain/menu/dish/dish.ts'}   | ${'@/server/clock'}                   | ${/domain does not import server/}
  ${'src/server/clock.ts'}            | ${'@payload-config'}                  | ${null}
  ${'src/ui/panel.tsx'}               | ${'@/features/menu/read-day'}         | ${/does not import features/}
  ${'src/features/menu/read-day.ts'}  | ${'@/features/places/read-places'}    | ${null}
  ${'src/features/menu/read-day.ts'}  | ${'@/features/account/sign-up'}       | ${/only the read-\* modules/}
  ${'src/v1/menu/endpoints.ts'}       | ${'@/features/account/sign-up'}       | ${null}
  ${'src/v1/menu/endpoints.ts'}       | ${'@/features/menu/page/menu-screen'} | ${/does not import components/}
  ${'src/feeds/feeds.ts'}             | ${'@/v1/endpoints'}                   | ${/feeds does not import v1/}
  ${'src/feeds/feeds.ts'}             | ${'react'}                            | ${/not import React/}
  ${'src/features/menu/read-day.ts'}  | ${'@/app/robots'}                     | ${/below app/}
  ${'collections/menu/dishes.ts'}     | ${'@/features/menu/read-day'}         | ${/does not import features/}
  ${'src/server/cache/cache-tags.ts'} | ${'../clock'}                         | ${/modules of other folders/}
  ${'src/app/robots.ts'}              | ${'@/features/menu/page/menu-screen'} | ${null}
`('$name imports $specifier: $reason', ({ name, specifier, reason }) => {
  const found = findImportProblem(file(name), specifier)
  if (reason === null) expect(found).toBeNull()
  else expect(found).toMatch(reason)
})

test('a unit test mirrors a folder of src or of the repository', () => {
  expect(mirroredFolders(path.join('tests', 'unit', 'domain', 'menu', 'dish.test.ts'))).toEqual([
    path.join('src', 'domain', 'menu'),
    path.join('domain', 'menu'),
  ])
})
