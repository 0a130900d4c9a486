/** Programs that save documents. */
type Program = 'import' | 'system'
const programNames: Record<'en' | 'fr', Record<Program, string>> = {
  en: { import: 'Import', system: 'System' },
  fr: { import: 'Importation', system: 'Système' },
}

/** Who saved a version, and when (an ISO instant). `program` is null for a person at a form, `name` for a program that nobody started here. */
export type SavedBy = { name: string | null; program: Program | null; at: string }

const isProgram = (value: unknown): value is Program => value === 'import' || value === 'system'

/**
 * The stored value; null for anything else. Without a schema: the studio's policy lets no script
 * ask whether code can be made from text, and schemas ask.
 */
export function readSavedBy(value: unknown): SavedBy | null {
  if (typeof value !== 'object' || value === null) return null
  const { name, program, at } = value as Record<string, unknown>
  const isName = name === null || typeof name === 'string'
  return isName && (program === null || isProgram(program)) && typeof at === 'string' ? { name, program, at } : null
}

/** The name of the author in the language of the studio; null when it was not recorded. */
export function formatSavedBy(value: unknown, language: 'en' | 'fr'): string | null {
  const savedBy = readSavedBy(value)
  if (!savedBy) return null
  return savedBy.name ?? programNames[language][savedBy.program ?? 'system']
}
