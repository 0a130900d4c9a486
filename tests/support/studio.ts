import { getLocalI18n, ValidationError, type Payload, type PayloadRequest } from 'payload'

/** The part of a request that says in which language its staff member reads the studio. */
export async function readingIn(payload: Payload, language: 'en' | 'fr'): Promise<Partial<PayloadRequest>> {
  return { i18n: await getLocalI18n({ config: payload.config, language }) }
}

/** What a save is refused with: each field at fault with what is said there, or null when it is done. */
export async function refusedAt(save: Promise<unknown>): Promise<Record<string, string> | null> {
  try {
    await save
    return null
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.data.errors.map(({ path, message }) => [path, message]))
  }
}
