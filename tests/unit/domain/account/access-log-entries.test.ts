import { accessLogEntries } from '@/domain/account/access-log-entries'

const at = (site: string | null, ...ids: string[]) => ids.map((id) => ({ id, site }))

test.each`
  description                        | seen                                       | sites         | rows
  ${'one document of one site'}      | ${at('n', 'a')}                            | ${['n', 's']} | ${[['n', 'a']]}
  ${'documents of two sites'}        | ${[...at('n', 'a', 'b'), ...at('s', 'c')]} | ${['n', 's']} | ${[['n', 'a', 'b'], ['s', 'c']]}
  ${'more than one entry can list'}  | ${at('n', 'a', 'b', 'c', 'd', 'e')}        | ${['n']}      | ${[['n', 'a', 'b'], ['n', 'c', 'd'], ['n', 'e']]}
  ${'no document, at every site'}    | ${[]}                                      | ${['n', 's']} | ${[['n'], ['s']]}
  ${'no document, without any site'} | ${[]}                                      | ${[]}         | ${[]}
  ${'a document of an unknown site'} | ${[...at(null, 'x'), ...at('n', 'a')]}     | ${['s']}      | ${[['n', 'x', 'a'], ['s', 'x']]}
`('logs access to $description', ({ seen, sites, rows }) => {
  const entries = accessLogEntries(seen, sites, 2).map(({ site, documents }) => [site, ...documents])
  expect(entries).toEqual(rows)
})
