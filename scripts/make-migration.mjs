/**
 * `npm run db:migration -- what-changed`: writes the SQL migration of the embedded database for a change of the
 * collections, mended so that it keeps what is stored.
 */
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { environment } from './environment.mjs'
import { mendMigration } from './migration/mend-migration.mjs'
import { giveUp, programs, root } from './steps.mjs'

const folder = path.join(root, 'migrations')
const names = () =>
  readdirSync(folder)
    .filter((file) => /^\d{8}_\d{6}_.*\.ts$/.test(file))
    .map((file) => file.slice(0, -3))
    .sort()
const snapshotOf = (name) => JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'))

/** The list of migrations, of the files that are there: one may have been taken away to be written anew. */
function writeIndex() {
  const rows = names().map((name) => `  { name: '${name}', up: migration_${name}.up, down: migration_${name}.down },\n`)
  const imports = names().map((name) => `import * as migration_${name} from './${name}'\n`)
  writeFileSync(path.join(folder, 'index.ts'), `${imports.join('')}\nexport const migrations = [\n${rows.join('')}]\n`)
}

writeIndex()
const before = names()
const status = await new Promise((resolve) => {
  const child = spawn(process.execPath, [...programs.payload, 'migrate:create', ...process.argv.slice(2)], {
    cwd: root,
    stdio: [process.stdin.isTTY ? 'inherit' : 'pipe', 'inherit', 'inherit'],
    env: { ...process.env, ...environment(), NODE_OPTIONS: '--conditions=production' },
  })
  // Where nobody can answer whether a table is new or an old one renamed, it is new, which is what Enter says.
  const enter = setInterval(() => child.stdin?.write('\r'), 50)
  child.stdin?.on('error', () => clearInterval(enter))
  child.on('exit', (code) => {
    clearInterval(enter)
    resolve(code)
  })
})
const made = names().find((name) => !before.includes(name))
if (status !== 0 || !made) giveUp('No migration was written: nothing changed, or what Payload says stands above.')
writeIndex()
const last = before.at(-1)
if (last) {
  const file = path.join(folder, `${made}.ts`)
  writeFileSync(file, mendMigration(readFileSync(file, 'utf8'), snapshotOf(last), snapshotOf(made)))
  console.log(`Mended ${path.relative(root, file)}: it keeps what is stored.`)
}
