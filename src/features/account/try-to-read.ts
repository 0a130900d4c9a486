/** What was read; null when it could not be, which the log says and the page too. Spec: CUS-4.43. */
export async function tryToRead<Value extends object>(read: () => Promise<Value>): Promise<Value | null> {
  try {
    return await read()
  } catch (error) {
    console.error('A part of an account could not be read:', error)
    return null
  }
}
