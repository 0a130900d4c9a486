import { recordUnstorable } from '@/server/cache/recording'
import { describeError } from './payload-logger'

/** Writes an error to the log, without secrets and personal data. `message` says what failed. What shows a fault is not stored. */
export function logError(message: string, error: unknown): void {
  recordUnstorable('a fault')
  console.error(message, describeError(error))
}

/** Parameters of v1 and of feeds whose values are no personal data. */
const plainNames = /(?:^|_)(?:id|ids|date|locale|lang|page|limit|start|end|day|month|year|from|to|days)$/

/** An address for the log: the values of other parameters, such as an e-mail or a search, are hidden. At most 300 characters. */
export function describeAddress(address: string): string {
  const [path = '', query] = address.split('?', 2)
  if (query === undefined) return path.slice(0, 300)
  const parameters = query.split('&').map((parameter) => {
    const [name = ''] = parameter.split('=', 1)
    return plainNames.test(name) && !parameter.includes('@') && !parameter.includes('%40') ? parameter : `${name}=…`
  })
  return `${path}?${parameters.join('&')}`.slice(0, 300)
}
