import { lookRows } from '@/domain/looks'

const at = (site: string | null, ...ids: string[]) => ids.map((id) => ({ id, site }))

test.each`
  what                                  | seen                                       | sites         | rows
  ${'one document of one site'}         | ${at('n', 'a')}                            | ${['n', 's']} | ${[['n', 'a']]}
  ${'documents of two sites'}           | ${[...at('n', 'a', 'b'), ...at('s', 'c')]} | ${['n', 's']} | ${[['n', 'a', 'b'], ['s', 'c']]}
  ${'more than fit into one row'}       | ${at('n', 'a', 'b', 'c', 'd', 'e')}        | ${['n']}      | ${[['n', 'a', 'b'], ['n', 'c', 'd'], ['n', 'e']]}
  ${'nothing, at every site of theirs'} | ${[]}                                      | ${['n', 's']} | ${[['n'], ['s']]}
  ${'nothing, by who works nowhere'}    | ${[]}                                      | ${[]}         | ${[]}
  ${'a document whose site is gone'}    | ${[...at(null, 'x'), ...at('n', 'a')]}     | ${['s']}      | ${[['n', 'x', 'a'], ['s', 'x']]}
`('[CUS-3.1] the log rows of $what', ({ seen, sites, rows }) => {
  const written = lookRows(seen, sites, 2).map(({ site, documents }) => [site, ...documents])
  expect(written).toEqual(rows)
})
