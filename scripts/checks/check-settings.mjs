/**
 * Fails if a setting of src/server/settings.ts is missing where operators look for it: in `.env.example`, in
 * docker-compose.yml and in the table of docs/operating.md.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { exitWithError, root } from '../steps.mjs'

/** The names of the settings in the schema. */
export function findSettings(source) {
  const schema = /const settingsSchema = z\.object\(\{\n([\s\S]*?)\n\}\)/.exec(source)?.[1] ?? ''
  return [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map(([, name]) => name)
}

/** How each file names a setting. */
const places = {
  '.env.example': (name) => new RegExp(`^(?:# )?${name}=`, 'm'),
  'docker-compose.yml': (name) => new RegExp(`^ {6}${name}: `, 'm'),
  'docs/operating.md': (name) => new RegExp(`^\\|[^|]*\`${name}\`[^|]*\\|`, 'm'),
}

/**
 * The settings that a file does not name, one sentence each.
 * @param {string[]} settings
 * @param {Record<string, string>} files the text of each file by its path
 */
export const findMissingSettings = (settings, files) =>
  Object.entries(files).flatMap(([file, text]) =>
    settings.filter((name) => !places[file](name).test(text)).map((name) => `${file} does not name ${name}.`),
  )

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const read = (file) => readFileSync(path.join(root, file), 'utf8')
  const settings = findSettings(read('src/server/settings.ts'))
  if (settings.length === 0) exitWithError('No setting was found in src/server/settings.ts.')
  const problems = findMissingSettings(
    settings,
    Object.fromEntries(Object.keys(places).map((file) => [file, read(file)])),
  )
  if (problems.length > 0) exitWithError(problems.join('\n'))
}
