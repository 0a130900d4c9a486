import { describe, expect, test } from '@jest/globals'
import { findLicenceProblems, findRestrictions } from '../../../../scripts/checks/licence-rules.mjs'

describe('findRestrictions', () => {
  test.each([
    ['MIT', []],
    ['Apache 2.0', []],
    ['(MPL-2.0 OR Apache-2.0)', []],
    ['WTFPL OR ISC', []],
    ['Apache-2.0 AND MIT', []],
    ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', ['LGPL-3.0-or-later']],
    ['MIT AND (GPL-2.0-only OR AGPL-3.0-only)', ['GPL-2.0-only', 'AGPL-3.0-only']],
    ['(MIT AND Zlib) OR GPL-3.0-or-later', []],
    ['GPL-3.0-only', ['GPL-3.0-only']],
    ['SEE LICENSE IN LICENSE', ['SEE LICENSE IN LICENSE']],
    [undefined, ['unknown']],
  ])('%s', (expression, restrictions) => {
    expect(findRestrictions(expression)).toEqual(restrictions)
  })
})

describe('findLicenceProblems', () => {
  const problemsOf = (name: string, licence: string) => findLicenceProblems([{ name, version: '1.0.0', licence }])

  test('accepts the listed exceptions under exactly their licence', () => {
    expect(problemsOf('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later')).toEqual([])
    expect(problemsOf('lightningcss', 'MPL-2.0')).toEqual([])
    expect(problemsOf('@img/sharp-libvips-linux-x64', 'GPL-3.0-only')).toHaveLength(1)
    expect(problemsOf('lightningcss-like', 'AGPL-3.0-only')).toHaveLength(1)
  })

  test('names the package and its licence', () => {
    expect(problemsOf('charts', 'AGPL-3.0-only')).toEqual([
      'charts 1.0.0 has the licence AGPL-3.0-only, which we do not ship.',
    ])
  })
})
