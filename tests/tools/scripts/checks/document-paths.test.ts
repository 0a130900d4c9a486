import { findDecisions, findRelativeLinks, findRepositoryPaths } from '../../../../scripts/checks/document-paths.mjs'

test.each`
  what                     | markdown                                   | links
  ${'a link'}              | ${'See [pages](docs/pages.md).'}           | ${['docs/pages.md']}
  ${'a picture'}           | ${'![Home](pictures/home.webp)'}           | ${['pictures/home.webp']}
  ${'an anchor in a file'} | ${'[why](../decisions/0001-x.md#reasons)'} | ${['../decisions/0001-x.md']}
  ${'a link with a title'} | ${'[a](b.md "Title")'}                     | ${['b.md']}
  ${'an encoded space'}    | ${'[a](my%20file.md)'}                     | ${['my file.md']}
  ${'an anchor alone'}     | ${'[a](#there)'}                           | ${[]}
  ${'another host'}        | ${'[a](https://example.org/x.md)'}         | ${[]}
  ${'a mail address'}      | ${'[a](mailto:a@example.org)'}             | ${[]}
  ${'a path of the site'}  | ${'[a](/v1/docs)'}                         | ${[]}
  ${'a placeholder'}       | ${'[a](../decisions/NNNN-title.md)'}       | ${[]}
  ${'a code span'}         | ${'`[a](b.md)`'}                           | ${[]}
  ${'a code block'}        | ${'```md\n[a](b.md)\n```'}                 | ${[]}
`('finds the links in $what', ({ markdown, links }) => {
  expect(findRelativeLinks(markdown)).toEqual(links)
})

test.each`
  what                         | markdown                                | paths
  ${'a file'}                  | ${'In `src/domain/money.ts`.'}          | ${['src/domain/money.ts']}
  ${'a folder'}                | ${'In `docs/decisions/`.'}              | ${['docs/decisions/']}
  ${'a file in a command'}     | ${'`node scripts/tests/jest.mjs unit`'} | ${['scripts/tests/jest.mjs']}
  ${'a line of a file'}        | ${'`src/domain/money.ts:12`'}           | ${['src/domain/money.ts']}
  ${'an unknown top folder'}   | ${'`locations/status`, `data/.secret`'} | ${[]}
  ${'an address'}              | ${'`/src/domain`'}                      | ${[]}
  ${'a word without a slash'}  | ${'`src`'}                              | ${[]}
  ${'a placeholder'}           | ${'`src/<subject>/x.ts`'}               | ${[]}
  ${'a pattern'}               | ${'`src/*/read.ts`'}                    | ${[]}
  ${'a path outside of spans'} | ${'src/domain/money.ts'}                | ${[]}
  ${'a code block'}            | ${'```sh\n`src/a.ts`\n```'}             | ${[]}
`('finds the paths in $what', ({ markdown, paths }) => {
  expect(findRepositoryPaths(markdown, ['src', 'docs', 'scripts'])).toEqual(paths)
})

test.each`
  what                  | text                                       | numbers
  ${'a comment'}        | ${'// Never twice (decision 0001).'}       | ${['0001']}
  ${'a sentence'}       | ${'Decision 0002 says why.'}               | ${['0002']}
  ${'a list'}           | ${'See decisions 0001, 0002 and 0004.'}    | ${['0001', '0002', '0004']}
  ${'a path'}           | ${'See docs/decisions/0004-a.md.'}         | ${['0004']}
  ${'a repeated name'}  | ${'Decision 0001, also in decisions/0001'} | ${['0001']}
  ${'an unrelated one'} | ${'Decided in 2026, at 0001 hours.'}       | ${[]}
`('finds the decisions in $what', ({ text, numbers }) => {
  expect(findDecisions(text)).toEqual(numbers)
})
