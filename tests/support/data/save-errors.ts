import { getLocalI18n, ValidationError, type Payload, type PayloadRequest } from 'payload'

/** The part of a request that sets the studio's language. */
export async function requestInLanguage(payload: Payload, language: 'en' | 'fr'): Promise<Partial<PayloadRequest>> {
  return { i18n: await getLocalI18n({ config: payload.config, language }) }
}

/** Returns the validation messages of a save by field path, or null if the save succeeds. */
export async function findFieldErrors(save: Promise<unknown>): Promise<Record<string, string> | null> {
  try {
    await save
    return null
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.data.errors.map(({ path, message }) => [path, message]))
  }
}
