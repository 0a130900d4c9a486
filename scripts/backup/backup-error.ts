/** Ends a backup or a restore with its message instead of a stack trace. */
export class BackupError extends Error {}

/** Returns the first line of an error message, without the user names and passwords of URLs. */
export const redactSecrets = (text: string) => text.replace(/\/\/[^/\s]*@/g, '//').replace(/\s*\n[\s\S]*/, '')

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
