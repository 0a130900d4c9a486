import { jest } from '@jest/globals'
import { APIError } from 'payload'
import { payloadLogger } from '@/server/logging/payload-logger'

type Hook = (this: { info: (message: string) => void }, args: unknown[], method: () => void, level: number) => void
const { logMethod } = (payloadLogger as unknown as { options: { hooks: { logMethod: Hook } } }).options.hooks

test.each([
  [new APIError('This link has expired.', 403), true],
  [new APIError('The mail server is away.', 503), false],
  [new Error('A fault'), false],
])('logs %s as one line without a stack trace: %s', (err, isLine) => {
  const [info, method] = [jest.fn(), jest.fn()]
  logMethod.call({ info }, [{ err }], method, 50)
  expect(info.mock.calls).toEqual(isLine ? [[err.message]] : [])
  expect(method).toHaveBeenCalledTimes(isLine ? 0 : 1)
})
