/** Imported first by programs: wrong settings end them with one sentence and exit code 1, not with a stack. */
process.on('uncaughtException', (error) => {
  console.error(error.message)
  process.exit(1)
})
