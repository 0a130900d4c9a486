import { parseBackupOptions, restoreUsage } from './backup-options'
import { openDeployment } from './deployment'
import { restoreBackup } from './restore-backup'
import { runProgram } from './run-program'

let writing = false

await runProgram({
  usage: restoreUsage,
  run: async (args) => {
    const { file, replace } = parseBackupOptions(args, true)
    const onWriting = () => void (writing = true)
    await restoreBackup(file, await openDeployment(), console.log, { replace, onWriting })
  },
  aftermath: () =>
    writing ? 'The restore is not finished, and no server starts on the database. Restore again with --replace.' : null,
})
