import { expect, test } from '@jest/globals'
import { DatabaseAwayError, isUnavailableError } from '@/server/database/availability/unavailable-errors'

const named = (name: string, properties: object = {}) => Object.assign(new Error('x'), { name }, properties)
const caused = (cause: unknown) => new Error('Failed query', { cause })

test.each([
  new DatabaseAwayError(),
  named('MongoServerSelectionError'),
  named('MongooseServerSelectionError'),
  named('MongoNetworkTimeoutError'),
  named('MongoPoolClearedError'),
  named('MongoServerError', { code: 10107 }),
  named('LibsqlError', { code: 'SQLITE_BUSY' }),
  named('LibsqlError', { code: 'SQLITE_IOERR_WRITE' }),
  named('LibsqlError', { code: 'SQLITE_READONLY_DBMOVED' }),
  caused(named('LibsqlError', { code: 'SQLITE_FULL' })),
  caused(caused(named('MongoNetworkError'))),
])('is the absence of the database: %s', (error) => {
  expect(isUnavailableError(error)).toBe(true)
})

test.each([
  null,
  'SQLITE_BUSY',
  new Error('MongoNetworkError'),
  named('ValidationError'),
  named('MongoServerError', { code: 11000 }),
  named('LibsqlError', { code: 'SQLITE_CONSTRAINT_UNIQUE' }),
  caused(named('CastError')),
])('is another fault: %s', (error) => {
  expect(isUnavailableError(error)).toBe(false)
})

test('ends for an error that is its own cause', () => {
  const error = new Error('x')
  error.cause = error
  expect(isUnavailableError(error)).toBe(false)
})
