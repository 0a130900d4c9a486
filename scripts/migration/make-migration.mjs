/**
 * `npm run db:migration -- name` generates the SQL migration for a change to the collections, and rewrites it so that it
 * keeps existing data.
 */
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { environment } from '../environment.mjs'
import { rewriteMigration } from './rewrite-migration.mjs'
import { exitWithError, programs, root } from '../steps.mjs'

const folder = path.join(root, 'migrations')
const listMigrations = () =>
  readdirSync(folder)
    .filter((file) => /^\d{8}_\d{6}_.*\.ts$/.test(file))
    .map((file) => file.slice(0, -3))
    .sort()
const readSnapshot = (name) => JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'))

/** Writes the list of migrations from the files in the folder. A migration may have been deleted to be generated again. */
function writeIndex() {
  const rows = listMigrations().map(
    (name) => `  { name: '${name}', up: migration_${name}.up, down: migration_${name}.down },\n`,
  )
  const imports = listMigrations().map((name) => `import * as migration_${name} from './${name}'\n`)
  writeFileSync(path.join(folder, 'index.ts'), `${imports.join('')}\nexport const migrations = [\n${rows.join('')}]\n`)
}

writeIndex()
const before = listMigrations()
const status = await new Promise((resolve) => {
  const child = spawn(process.execPath, [...programs.payload, 'migrate:create', ...process.argv.slice(2)], {
    cwd: root,
    stdio: [process.stdin.isTTY ? 'inherit' : 'pipe', 'inherit', 'inherit'],
    env: { ...process.env, ...environment(), NODE_OPTIONS: '--conditions=production' },
  })
  // Without a terminal, answer drizzle-kit's question whether a table is new or renamed with Enter, which means new.
  const pressEnter = setInterval(() => child.stdin?.write('\r'), 50)
  child.stdin?.on('error', () => clearInterval(pressEnter))
  child.on('exit', (code) => {
    clearInterval(pressEnter)
    resolve(code)
  })
})
const created = listMigrations().find((name) => !before.includes(name))
if (status !== 0 || !created)
  exitWithError('No migration was created. Either the schema has not changed, or Payload reported an error above.')
writeIndex()
const file = path.join(folder, `${created}.ts`)
const last = before.at(-1)
const schemaBefore = last ? readSnapshot(last) : { tables: {} }
writeFileSync(file, rewriteMigration(readFileSync(file, 'utf8'), schemaBefore, readSnapshot(created)))
console.log(`Rewrote ${path.relative(root, file)} so that it keeps existing data.`)
