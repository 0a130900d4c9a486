import { logError } from './log-error'

/**
 * Runs a read. Returns null and logs the error when it fails, so that only its part of the page fails. `name` says what was
 * read. Spec: CUS-4.43, PUB-8.4.
 */
export async function tryToRead<Value extends object>(
  read: () => Promise<Value>,
  name = 'A part of a page',
): Promise<Value | null> {
  try {
    return await read()
  } catch (error) {
    logError(`${name} could not be read:`, error)
    return null
  }
}
