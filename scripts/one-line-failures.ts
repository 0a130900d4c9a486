import { reachDatabase } from '@/server/reach-database'
import { readSettings } from '@/server/settings'

/** Imported first by programs: wrong settings or a database out of reach end them with one sentence, not with a stack. */
function end(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

process.on('uncaughtException', (error) => end(error.message))
const fault = await reachDatabase(readSettings(process.env).databaseUrl)
if (fault) end(fault)
