import { explainFailure } from '../../../scripts/explain-failure.mjs'

test.each([
  ["npm error ENOSPC: no space left on device, write '/x'", /^The disk is full/],
  ['SQLITE_FULL: database or disk is full', /^The disk is full/],
  ['Failed to write file: No space left on device (os error 28)', /^The disk is full/],
  ["EACCES: permission denied, mkdir '/x'", /^A file of the project cannot be written/],
  ['FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory', /^The memory is full/],
])('explains "%s"', (output, sentence) => expect(explainFailure(output)).toMatch(sentence))

test('blames the registry only while packages are installed', () => {
  const output = 'npm error request to https://registry.npmjs.org/a failed, reason: getaddrinfo ENOTFOUND'
  expect(explainFailure(output, 'install')).toMatch(/^The package registry cannot be reached/)
  expect(explainFailure(output)).toBeNull()
})

test('leaves any other failure to its output', () => expect(explainFailure('Type error: 1 is not 2')).toBeNull())
