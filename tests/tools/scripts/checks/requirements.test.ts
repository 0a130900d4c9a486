import { findClausesInTitles } from '../../../../scripts/checks/requirements/clauses.mjs'
import { readRows, rewriteDocument } from '../../../../scripts/checks/requirements/document.mjs'
import { findProblems } from '../../../../scripts/checks/requirements/problems.mjs'

/** Examples say `P-1.1`, `C-1.1` and `V-1.1`, because the check reads this file too. */
const prefixes: Record<string, string> = { P: 'PUB-', C: 'CUS-', V: 'V1-' }
const full = (text: string) => text.replace(/\b([PCV])-(?=\d)/g, (_, letter: string) => prefixes[letter] ?? '')

test.each`
  what                              | source                                             | clauses
  ${'a title'}                      | ${"test('[P-1.1] shows menus', run)"}              | ${['P-1.1']}
  ${'a template title'}             | ${'test(`[P-1.1] [C-2.2] ${language}`, run)'}      | ${['P-1.1', 'C-2.2']}
  ${'a row that becomes a title'}   | ${"test.each([['[P-3.1] a name', 1]])('%s', run)"} | ${['P-3.1']}
  ${'several in one bracket'}       | ${"describe('[V-14.8, P-2.27] status', run)"}      | ${['V-14.8', 'P-2.27']}
  ${'a section of the v1 contract'} | ${"test('[V-2] dishes', run)"}                     | ${['V-2']}
  ${'one in the middle of a title'} | ${"test('[P-1.1] news, [P-1.2] events', run)"}     | ${['P-1.1', 'P-1.2']}
  ${'a comment at the end'}         | ${'expect(1).toBe(1) // [P-1.1]'}                  | ${[]}
  ${'a docstring'}                  | ${'/** [P-1.1] */\ntest("x", run)'}                | ${[]}
  ${'a text outside brackets'}      | ${"test('shows P-1.1', run)"}                      | ${[]}
`('reads from $what: $clauses', ({ source, clauses }) => {
  expect(findClausesInTitles(full(source))).toEqual(clauses.map(full))
})

const document = (tests: string, counts: string) =>
  full(`# Site
<!-- counts -->
${counts}<!-- /counts -->
| Clause | Requirement | State | Tests |
| --- | --- | --- | --- |
| P-1.1 | Lists \\| names schools. | done |${tests} |
| P-1.2 | Takes cards. | departs: Cash only, because cards cost fees. | |
| P-1.3 | Covers dining. | done (scope) | |
`)
const counts =
  '| done | partial | planned | departs | total |\n| --- | --- | --- | --- | --- |\n| 2 | 0 | 0 | 1 | 3 |\n'
const links = ' [site/menu](../../tests/site/menu.spec.ts), [unit/a](../../tests/unit/a.test.ts)'

test('writes the tests of each clause, sorted and once, and the counts', () => {
  const files = ['tests/unit/a.test.ts', 'tests/site/menu.spec.ts', 'tests/unit/a.test.ts']
  const written = rewriteDocument(document(' [old](old.ts)', ''), new Map([[full('P-1.1'), files]]))
  expect(written).toBe(document(links, counts))
  expect(rewriteDocument(written, new Map([[full('P-1.1'), files]]))).toBe(written)
})

test.each`
  what                           | state                                    | tests       | problem
  ${'done with a test'}          | ${'done'}                                | ${['a.ts']} | ${null}
  ${'done without a test'}       | ${'done'}                                | ${[]}       | ${'P-1.1 is marked done, but no test title names it.'}
  ${'a statement of scope'}      | ${'done (scope)'}                        | ${[]}       | ${null}
  ${'partial'}                   | ${'partial: no map'}                     | ${[]}       | ${null}
  ${'planned without a test'}    | ${'planned'}                             | ${[]}       | ${null}
  ${'planned with a test'}       | ${'planned'}                             | ${['a.ts']} | ${'P-1.1 is marked planned, but a test names it: a.ts. Correct one of the two.'}
  ${'departs without a reason'}  | ${'departs'}                             | ${['a.ts']} | ${'P-1.1 departs. Say in its line what the product does, and why.'}
  ${'departs with a link alone'} | ${'departs: [0001](../decisions/x.md)'}  | ${['a.ts']} | ${'P-1.1 departs. Say in its line what the product does, and why.'}
  ${'departs with its reason'}   | ${'departs: No map, as nobody uses it.'} | ${[]}       | ${null}
  ${'an unknown state'}          | ${'soon'}                                | ${[]}       | ${'P-1.1 has the state "soon". Use done, partial, planned, departs.'}
`('$what: $problem', ({ state, tests, problem }) => {
  const clause = full('P-1.1')
  const found = findProblems({
    rows: readRows(`| ${clause} | Lists schools. | ${state} | |`),
    testsOf: new Map([[clause, tests]]),
    usesOf: new Map(),
  })
  expect(found).toEqual(problem ? [full(problem)] : [])
})

test('names clauses that have no line, or two', () => {
  const row = full('| P-1.1 | Lists schools. | planned | |')
  const usesOf = new Map([
    [full('P-1.1'), ['a.ts']],
    [full('P-9.9'), ['b.ts', 'c.ts', 'd.ts', 'e.ts']],
    [full('V-9.9'), ['b.ts']],
  ])
  expect(findProblems({ rows: readRows(`${row}\n${row}`), testsOf: new Map(), usesOf })).toEqual([
    full('P-1.1 has more than one line in docs/requirements.'),
    full('P-9.9 has no line in docs/requirements. Used in b.ts, c.ts, d.ts and others.'),
    full('V-9.9 has no line in docs/requirements. Used in b.ts.'),
  ])
})
