import { backupUsage, parseBackupOptions } from './backup-options'
import { openDeployment } from './deployment'
import { runProgram } from './run-program'
import { writeBackup } from './write-backup'

await runProgram({
  usage: backupUsage,
  run: async (args, cleanups) => {
    const { file } = parseBackupOptions(args, false)
    await writeBackup(file, await openDeployment(), console.log, cleanups)
  },
  aftermath: () => null,
})
