import { parseArgs } from 'node:util'
import { BackupError } from './backup-error'

export const backupUsage = `Usage: npm run backup -- FILE

Writes the database and the uploads of the settings to a new file (tar.gz), also while the server runs. Existing files are never
replaced. The file contains personal and health data. It does not contain PAYLOAD_SECRET.
Exit codes: 0 backed up, 1 refused or failed, 130 stopped by Ctrl-C.`

export const restoreUsage = `Usage: npm run restore -- FILE [--replace]

Checks a file of "npm run backup", then writes its content to the database and the uploads of the settings. Stop the server first.
--replace empties a target that is not empty.
Exit codes: 0 restored and compared, 1 refused or failed, 130 stopped by Ctrl-C.`

/** Parses the arguments of either program. Throws an error of one sentence for invalid ones. */
export function parseBackupOptions(args: string[], withReplace: boolean): { file: string; replace: boolean } {
  const replace = { replace: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({ args, options: withReplace ? replace : {}, allowPositionals: true })
  const [file, ...more] = positionals
  if (!file || more.length > 0) throw new BackupError('Name one file, such as refectory-backup.tar.gz.')
  return { file, replace: Boolean((values as { replace?: boolean }).replace) }
}
