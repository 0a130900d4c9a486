import type { Field, SanitizedConfig } from 'payload'

/** What Payload stores of a file for programs, with labels in English only. */
const forPrograms = ['url', 'thumbnailURL', 'mimeType', 'sizes']

/** Leaves the fields, with those in groups, out of the columns and filters of a list. */
function leaveOut(fields: Field[]): void {
  for (const field of fields) {
    Object.assign((field.admin ??= {}), { disableListColumn: true, disableListFilter: true })
    if ('fields' in field) leaveOut(field.fields)
  }
}

/**
 * Lists of pictures and files offer only columns for people.
 *
 * Not a plug-in: Payload adds the fields after all plug-ins have run. Apply this to the result of `buildConfig`.
 */
export function hideFileColumns(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, upload } of config.collections)
    if (upload) leaveOut(fields.filter((field) => 'name' in field && forPrograms.includes(field.name ?? '')))
  return config
}
