import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { MongoClient } from 'mongodb'
import { programs, root } from '../../../scripts/steps.mjs'
import { settingsOf, testSiteArguments } from '../../../scripts/tests/test-site.mjs'
import { runProgram } from '../../bench/servers/run-program'
import { startOwnServer, type OwnServer } from '../../support/servers/own-server'

export type Kind = 'sqlite' | 'mongodb'
/** `program` are the arguments of Node for `server.ts` and for programs on the same database. */
type Deployment = { name: string; kind: Kind; settings: Record<string, string>; program: string[] }

/** With `quick` passwords a hash costs a thousandth, with `full` ones as much as in production. */
type Options = { passwords: 'quick' | 'full'; settings?: Record<string, string> }

/** The address of a database of this name on the MongoDB of `MONGODB_URI`. */
function mongoUrl(name: string): string {
  if (!process.env.MONGODB_URI) throw new Error('Set MONGODB_URI, such as mongodb://localhost:27017/?replicaSet=rs0')
  const url = new URL(process.env.MONGODB_URI)
  url.pathname = `/refectory-${name}`
  return url.href
}

export async function dropDatabase(url: string): Promise<void> {
  const client = new MongoClient(url)
  await client.db().dropDatabase()
  await client.close()
}

/** Empties a database and a folder in `.test`. Returns the settings of a program that uses them. */
async function prepareHome(name: string, kind: Kind): Promise<{ DATABASE_URL: string; MEDIA_DIR: string }> {
  const home = path.join(root, '.test', name)
  rmSync(home, { recursive: true, force: true })
  mkdirSync(home, { recursive: true })
  const url = kind === 'mongodb' ? mongoUrl(name) : `file:${path.join(home, 'refectory.db')}`
  if (kind === 'mongodb') await dropDatabase(url)
  return { DATABASE_URL: url, MEDIA_DIR: path.join(home, 'media') }
}

/** The settings of programs on an empty database, without a server. */
export const prepareSettings = async (name: string, kind: Kind): Promise<Record<string, string>> => ({
  NODE_ENV: 'production',
  PAYLOAD_SECRET: 'only-for-tests-only-for-tests-only',
  ...(await prepareHome(name, kind)),
})

/** Creates an installation with the demo campuses in `.test/faults-NAME-KIND`, in place of an earlier one. */
export async function createDeployment(
  task: string,
  kind: Kind,
  { passwords, settings = {} }: Options,
): Promise<Deployment> {
  const name = `faults-${task}-${kind}`
  const deployment = {
    name,
    kind,
    settings: {
      ...(settingsOf(name, '0') as Record<string, string>),
      ...(await prepareHome(name, kind)),
      ...settings,
    },
    program: passwords === 'quick' ? testSiteArguments : programs.typescript,
  }
  await runProgram('scripts/seed.ts', [], deployment.settings, deployment.program)
  return deployment
}

/** Starts a server of the production build on a deployment, and waits until it is ready. */
export const startServer = ({ name, settings, program }: Deployment, port: number): Promise<OwnServer> =>
  startOwnServer(name, port, {
    settings: { ...settings, PORT: String(port), SERVER_URL: `http://127.0.0.1:${port}` },
    program: [...program, 'server.ts'],
  })

/** Ends a server at once, as a power cut would. */
export async function killServer(server: OwnServer): Promise<void> {
  server.process.kill('SIGKILL')
  await server.ended
}

/** Removes a database of MongoDB; a folder below `.test` stays until the next run. */
export async function removeDeployment({ kind, settings }: Deployment): Promise<void> {
  if (kind === 'mongodb') await dropDatabase(settings.DATABASE_URL ?? '')
}
