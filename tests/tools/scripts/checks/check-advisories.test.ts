import { expect, test } from '@jest/globals'
import { readAdvisories } from '../../../../scripts/checks/check-advisories.mjs'

const audit = (vulnerabilities: object) => JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: {} } })

test('separates what fails the check from the rest', () => {
  const output = audit({
    parser: { name: 'parser', severity: 'high', via: [{ title: 'Runs scripts', url: 'https://advisories.example/1' }] },
    wrapper: { name: 'wrapper', severity: 'critical', via: ['parser'] },
    small: { name: 'small', severity: 'moderate', via: [] },
  })
  expect(readAdvisories(output)).toEqual({
    refused: ['high: parser: Runs scripts https://advisories.example/1', 'critical: wrapper'],
    others: ['moderate: small'],
  })
})

test('finds nothing in an empty list', () => {
  expect(readAdvisories(audit({}))).toEqual({ refused: [], others: [] })
})

test.each([
  '',
  'npm error network',
  '{}',
  '{"message":"405 Method Not Allowed","statusCode":405,"error":{"summary":""}}',
])('has no result when the registry does not answer: %s', (output) => {
  expect(readAdvisories(output)).toBeNull()
})
