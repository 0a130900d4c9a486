import { checkDatabase } from '@/server/database/availability/check-database'
import { readSettings } from '@/server/settings'

/**
 * Import this module first in a program: invalid settings or an unreachable database then end the program with one line
 * instead of a stack trace.
 */
function exitWith(message: string): never {
  console.error(message)
  process.exit(1)
}

process.on('uncaughtException', (error) => exitWith(error.message))
const fault = await checkDatabase(readSettings(process.env).databaseUrl)
if (fault) exitWith(fault)
