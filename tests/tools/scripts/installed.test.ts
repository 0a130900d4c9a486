import { matchesLock } from '../../../scripts/installed.mjs'

const locked = {
  '': { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/for-another-system': { version: '1.0.0', optional: true },
}
const a = { 'node_modules/a': { version: '1.0.0' } }

test.each([
  ['accepts a missing package for another system', a, true],
  ['accepts an installed optional package', { ...a, 'node_modules/for-another-system': { version: '1.0.0' } }, true],
  ['rejects a missing required package', {}, false],
  ['rejects another version', { 'node_modules/a': { version: '1.0.1' } }, false],
  ['rejects a package that the lock does not contain', { ...a, 'node_modules/b': { version: '1.0.0' } }, false],
])('%s', (_, installed, matches) => expect(matchesLock(locked, installed)).toBe(matches))
